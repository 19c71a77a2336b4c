import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#domains/deps.ts'
import type { Config } from '../config.ts'
import { sendLasting } from './file-headers.ts'

interface Files {
  readonly config: Pick<Config, 'FILES' | 'FILES_URL' | 'AVATARS_URL' | 'BANNERS_URL'>
  readonly storage: Pick<Storage, 'read'>
  readonly filesFolder: string
}

/** Folders and one extension; excludes path traversal, and photos of messages and tickets, which are not for everybody. */
const safeName = /^(?!(?:messages|tickets)\/)(?:[\w-]+\/)*[\w-]+\.\w+$/

/** Serves photos under /files from the storage, or redirects to the public address of the bucket. */
export async function mountStoredFiles(app: FastifyInstance, files: Files): Promise<void> {
  const { config, storage, filesFolder } = files
  if (config.AVATARS_URL) redirectArea(app, '/files/avatars/*', config.AVATARS_URL)
  if (config.BANNERS_URL) redirectArea(app, '/files/banners/*', config.BANNERS_URL)
  if (config.FILES === 'folder') {
    await app.register(fastifyStatic, {
      root: filesFolder,
      prefix: '/files/',
      cacheControl: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      allowedPath: (path) => safeName.test(path.replace(/^\/+/, '')),
    })
    return
  }
  if (config.FILES_URL) {
    redirectArea(app, '/files/*', config.FILES_URL)
    return
  }
  app.get<{ Params: { '*': string } }>('/files/*', async ({ params }, reply) => {
    const name = params['*']
    if (!safeName.test(name)) return reply.callNotFound()
    const bytes = await storage.read(name)
    if (!bytes) return reply.callNotFound()
    return sendLasting(reply, name, bytes)
  })
}

/** Redirects the paths of `area` to a public address. */
function redirectArea(app: FastifyInstance, area: string, address: string): void {
  const publicUrl = address.replace(/\/+$/, '')
  app.get<{ Params: { '*': string } }>(area, async ({ params }, reply) => {
    const name = params['*']
    if (!safeName.test(name)) return reply.callNotFound()
    // One day: the area may move, although its files never change.
    return reply.header('cache-control', 'public, max-age=86400').redirect(`${publicUrl}/${name}`)
  })
}
