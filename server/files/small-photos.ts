import type { FastifyInstance } from 'fastify'
import { smallPhoto } from '#domains/adverts/service.ts'
import type { Deps } from '#domains/deps.ts'
import { sendLasting } from './file-headers.ts'

const photoFile = /^([\w-]{1,40})\.webp$/

/** Serves photos in their small size, also where larger ones are fetched from a bucket: these may still have to be made. */
export function mountSmallPhotos(
  app: FastifyInstance,
  deps: Pick<Deps, 'storage' | 'imaging'>,
): void {
  app.get<{ Params: { file: string } }>('/files/small/:file', async ({ params }, reply) => {
    const [file, name] = photoFile.exec(params.file) ?? []
    const bytes = file === undefined || name === undefined ? null : await smallPhoto(deps, name)
    if (!bytes) return reply.callNotFound()
    return sendLasting(reply, params.file, bytes)
  })
}
