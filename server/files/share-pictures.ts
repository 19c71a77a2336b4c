import type { FastifyInstance } from 'fastify'
import { sharePicture } from '#domains/adverts/service.ts'
import type { Deps } from '#domains/deps.ts'
import { addressOf } from '../calls/authentication.ts'
import { immutableHeader } from './file-headers.ts'

const advertFile = /^(\d{1,9})-([\w-]{22})\.jpg$/
const generalFile = /^([a-z0-9-]{1,80})\.jpg$/

/** Serves the pictures of shared links. An old address of an advert leads to the present one, so that none is drawn for it. */
export function mountSharePictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { lang: string; kind: string; file: string } }>(
    '/share-pictures/:lang/:kind/:file',
    async (request, reply) => {
      const { lang, kind, file } = request.params
      const [, subject = '', version = ''] =
        (kind === 'advert' ? advertFile : generalFile).exec(file) ?? []
      const asked = { lang, kind, subject, version, address: addressOf(request) }
      const picture = subject === '' ? null : await sharePicture(deps, asked)
      if (!picture) return reply.callNotFound()
      if ('version' in picture)
        return reply
          .header('cache-control', 'no-cache')
          .redirect(`/share-pictures/${lang}/${kind}/${subject}-${picture.version}.jpg`)
      const { bytes } = picture
      return reply
        .header('cache-control', kind === 'advert' ? immutableHeader : 'public, max-age=86400')
        .type('image/jpeg')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}
