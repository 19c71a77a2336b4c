import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#domains/deps.ts'
import type { Config } from '../config.ts'
import { lastingHeader, typeOfFile } from './file-headers.ts'

interface Files {
  readonly config: Pick<Config, 'FILES' | 'FILES_URL' | 'AVATARS_URL' | 'BANNERS_URL'>
  readonly storage: Pick<Storage, 'read'>
  readonly filesFolder: string
}

/** Folders and one ending: no name made of these leads out of where photos lie. */
const safeName = /^(?:[\w-]+\/)*[\w-]+\.\w+$/

/** Sends people's photos under /files from where they lie, or tells where the bucket is reached. */
export async function mountStoredFiles(app: FastifyInstance, files: Files): Promise<void> {
  const { config, storage, filesFolder } = files
  if (config.AVATARS_URL) sendElsewhere(app, '/files/avatars/*', config.AVATARS_URL)
  if (config.BANNERS_URL) sendElsewhere(app, '/files/banners/*', config.BANNERS_URL)
  if (config.FILES === 'folder') {
    await app.register(fastifyStatic, {
      root: filesFolder,
      prefix: '/files/',
      cacheControl: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    })
    return
  }
  if (config.FILES_URL) {
    sendElsewhere(app, '/files/*', config.FILES_URL)
    return
  }
  app.get<{ Params: { '*': string } }>('/files/*', async ({ params }, reply) => {
    const name = params['*']
    if (!safeName.test(name)) return reply.callNotFound()
    const bytes = await storage.read(name)
    if (!bytes) return reply.callNotFound()
    return reply
      .header('cache-control', lastingHeader)
      .type(typeOfFile(name))
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}

/** Tells where the files of an area are reached. */
function sendElsewhere(app: FastifyInstance, area: string, address: string): void {
  const outside = address.replace(/\/+$/, '')
  app.get<{ Params: { '*': string } }>(area, async ({ params }, reply) => {
    const name = params['*']
    if (!safeName.test(name)) return reply.callNotFound()
    // A day: the area may move, though what lies in it never changes.
    return reply.header('cache-control', 'public, max-age=86400').redirect(`${outside}/${name}`)
  })
}
