import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import { ticketCalls } from '#contract/staff/tickets.ts'
import { helpDeskCalls } from '#contract/help-desk.ts'
import type { Deps } from '#domains/deps.ts'
import {
  readTicketPhoto,
  ticketPhotoForStaff,
  ticketPhotoSizes,
} from '#domains/help-desk/service.ts'
import { identify, type Caller } from '../calls/authentication.ts'
import { actingCaller, checkPermission } from '../calls/permissions.ts'
import type { Config } from '../config.ts'

const fileName = /^([0-9a-f-]{36})-(400|1600)\.webp$/

/**
 * Serves pictures of a ticket to its owner by the ticket's number, and to whoever has its secret link, and to staff who may see tickets; to everybody else
 * they do not exist. Under the path of the ticket's page, whose key logs leave out.
 */
export function mountTicketPhotos(app: FastifyInstance, deps: Deps, config: Config): void {
  app.get<{ Params: { ticket: string; file: string } }>(
    '/ticket/:ticket/photos/:file',
    async (request, reply) => {
      const { ticket, file } = request.params
      const [, name = '', size] = fileName.exec(file) ?? []
      const known = await identify(deps, config, request, undefined)
      const caller = actingCaller(helpDeskCalls.getTicket, known)
      const photo = { name, size: ticketPhotoSizes.find((one) => String(one) === size) ?? 400 }
      const bytes = name ? await read(deps, caller, ticket, photo) : null
      if (!bytes) return reply.callNotFound()
      return reply
        .header('cache-control', 'private, max-age=3600')
        .header('vary', 'cookie')
        .type('image/webp')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}

async function read(
  deps: Deps,
  { user, visitor, hasBadToken }: Caller,
  ticket: string,
  photo: Parameters<typeof ticketPhotoForStaff>[2],
): Promise<Uint8Array | null> {
  const own = await readTicketPhoto(deps, { user, visitor }, ticket, photo)
  if (own || !user) return own
  const staff = checkPermission(deps, ticketCalls.getTicket, { user, visitor, hasBadToken })
  const isAllowed = await staff.catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  return isAllowed && ticketPhotoForStaff(deps, ticket, photo)
}
