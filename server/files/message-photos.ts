import type { FastifyInstance } from 'fastify'
import { mayAct } from '#contract/rules/company/member-rights.ts'
import type { Deps } from '#domains/deps.ts'
import { photoSizes, readPhoto } from '#domains/messaging/service.ts'
import { identify } from '../calls/authentication.ts'
import type { Config } from '../config.ts'

const fileName = /^([0-9a-f-]{36})-(400|1600)\.webp$/

/** Serves photos of messages to the two sides of their conversation; to everybody else they do not exist. */
export function mountMessagePhotos(app: FastifyInstance, deps: Deps, config: Config): void {
  app.get<{ Params: { file: string } }>('/message-photos/:file', async (request, reply) => {
    const [, name = '', size] = fileName.exec(request.params.file) ?? []
    const { user } = await identify(deps, config, request, undefined)
    const mayRead = !user?.member || mayAct(user.member.role, 'messages')
    const photo = { name, size: photoSizes.find((one) => String(one) === size) ?? 400 }
    const bytes = user && mayRead && name ? await readPhoto(deps, user, photo) : null
    if (!bytes) return reply.callNotFound()
    // Private, and shorter than a session: a shared computer must not show it for a year.
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('vary', 'cookie')
      .type('image/webp')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
