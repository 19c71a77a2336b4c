import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../dist/parts/', import.meta.url))

/** Serves the page that shows every part in all its states; its files are built apart from those of the site. */
export async function mountDevParts(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/dev/parts/',
    redirect: true,
    decorateReply: false,
    maxAge: 0,
  })
}
