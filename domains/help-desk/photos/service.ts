import { randomUUID } from 'node:crypto'
import { ticketPhotosPerHour } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { checkContactProof } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { digestOfLink } from '../../lib/secret-links.ts'
import { deletePhoto, insertPhoto, isPhotoOf, listUnsentPhotos, takePhotos } from './store.ts'

export const ticketPhotoSizes = [400, 1600] as const
export type TicketPhotoSize = (typeof ticketPhotoSizes)[number]

/** Who may send a picture: a user, a proved contact, or whoever has the link of a ticket. */
export function holderOf(sender: {
  readonly user?: Pick<User, 'id'> | null | undefined
  readonly proof?: string | undefined
  readonly ticketId?: number | undefined
}): string {
  const { user, proof = '', ticketId } = sender
  if (ticketId !== undefined) return `ticket:${ticketId}`
  return user ? `user:${user.id}` : `proof:${digestOfLink(proof)}`
}

/** Holder of what is uploaded before a ticket is open. Refuses a guest whose contact is not proved. */
export async function newcomerHolder(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'> | null,
  proof: string | undefined,
): Promise<string> {
  if (!user) await checkContactProof(deps, proof ?? '')
  return holderOf({ user, proof })
}

/**
 * Stores a picture for a message, re-encoded, upright and without metadata; it lasts a day unless a message takes it.
 * Returns its name. Refuses a file that is not a picture, and too many an hour.
 */
export async function storePhoto(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens' | 'imaging' | 'storage'>,
  holder: string,
  read: () => Promise<Uint8Array>,
): Promise<string> {
  await limit(deps, `ticket-photo:${holder}`, { most: ticketPhotosPerHour, window: hourMs })
  const { large, thumbnail } = await deps.imaging.prepare(await read(), shareOf(holder))
  const name = randomUUID()
  await insertPhoto(deps.sql, { name, holder, storedAt: deps.clock.now() })
  await Promise.all([
    deps.storage.put(ticketPhotoFile(name, 1600), large),
    deps.storage.put(ticketPhotoFile(name, 400), thumbnail),
  ])
  return name
}

/** Share of a holder in the work on pictures; below zero, where no user's id is. */
function shareOf(holder: string): number {
  return -1 - Buffer.from(digestOfLink(holder), 'base64url').readUInt32BE(0)
}

/** Gives uploaded pictures to a ticket. Refuses those of somebody else, and those that a message has already. */
export async function sendPhotos(
  sql: Db,
  sent: { readonly names: readonly string[]; readonly holder: string; readonly ticketId: number },
): Promise<void> {
  if (!(await takePhotos(sql, sent))) throw new Refusal('image_unreadable', 'photos')
}

/** A picture of a ticket, as WebP; null for all others. */
export async function readPhotoOf(
  deps: Pick<Deps, 'sql' | 'storage'>,
  ticketId: number,
  { name, size }: { readonly name: string; readonly size: TicketPhotoSize },
): Promise<Uint8Array | null> {
  if (!(await isPhotoOf(deps.sql, ticketId, name))) return null
  return deps.storage.read(ticketPhotoFile(name, size))
}

/** Removes pictures that no message took within a day, and those of deleted tickets. Idempotent. */
export async function sweepTicketPhotos(
  deps: Pick<Deps, 'sql' | 'storage' | 'clock'>,
): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - dayMs)
  for (const name of await listUnsentPhotos(deps.sql, before)) {
    // Files first: after a crash the name is still there for the next sweep.
    await Promise.all(
      ticketPhotoSizes.map((size) => deps.storage.remove(ticketPhotoFile(name, size))),
    )
    await deletePhoto(deps.sql, name)
  }
}

/** Outside of the folders that are served to everybody. */
export function ticketPhotoFile(name: string, size: TicketPhotoSize): string {
  return `tickets/${name}-${size}.webp`
}
