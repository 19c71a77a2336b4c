import type { FastifyInstance } from 'fastify'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { PassThrough, type Writable } from 'node:stream'
import { once } from 'node:events'
import { type OwnData } from '#domains/my-account/export.ts'
import type { Deps, Storage } from '#domains/deps.ts'
import { identify } from './authentication.ts'
import type { Config } from '../config.ts'
import { ownData } from '#domains/my-account/service.ts'

/** Sends all stored data of the logged-in user as a zip. A GET, because a link downloads it. */
export function mountOwnData(app: FastifyInstance, deps: Deps, config: Config): void {
  app.get('/my-data.zip', async (request, reply) => {
    const { user } = await identify(deps, config, request, undefined)
    if (!user) return reply.redirect('/login?next=%2Fmy-profile')
    // The data of a company are its owner's to take.
    if (user.member) return reply.callNotFound()
    const data = await ownData(deps, user)
    const body = new PassThrough()
    void writeZip(data, deps.storage, body).catch((error: Error) => body.destroy(error))
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="gasit-${user.username}.zip"`)
      .type('application/zip')
      .send(body)
  })
}

/** Streams the archive with one photo in memory at a time. */
async function writeZip(
  { texts, photos }: OwnData,
  storage: Pick<Storage, 'read'>,
  into: Writable,
): Promise<void> {
  const zip = new Zip((error, chunk, isLast) => {
    if (error) into.destroy(error)
    else if (isLast) into.end(chunk)
    else into.write(chunk)
  })
  for (const [name, text] of Object.entries(texts)) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(new TextEncoder().encode(text), true)
  }
  for (const name of photos) {
    const bytes = await storage.read(name)
    if (!bytes || into.destroyed) continue
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
    if (into.writableNeedDrain) await once(into, 'drain')
  }
  zip.end()
}
