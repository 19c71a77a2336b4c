import { randomUUID } from 'node:crypto'
import { messagePhotosPerHour } from '#contract/limits.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { deletePhoto, insertPhoto, isPhotoFor, listUnsentPhotos } from './store.ts'

export const photoSizes = [400, 1600] as const
export type PhotoSize = (typeof photoSizes)[number]

/**
 * Stores a photo for a message, re-encoded, upright and without metadata; it lasts a day unless a message takes it.
 * Returns its name. Refuses a file that is not a photo, and more than a hundred an hour.
 */
export async function uploadPhoto(
  deps: Deps,
  owner: Pick<User, 'id'>,
  read: () => Promise<Uint8Array>,
): Promise<string> {
  await limit(deps, `message-photo:${owner.id}`, { most: messagePhotosPerHour, window: hourMs })
  const { large, thumbnail } = await deps.imaging.prepare(await read(), owner.id)
  const name = randomUUID()
  await insertPhoto(deps.sql, { name, ownerId: owner.id, storedAt: deps.clock.now() })
  await Promise.all([
    deps.storage.put(fileOf(name, 1600), large),
    deps.storage.put(fileOf(name, 400), thumbnail),
  ])
  return name
}

/** A photo of an own conversation, or an own unsent one, as WebP; null for all others. */
export async function readPhoto(
  deps: Pick<Deps, 'sql' | 'storage'>,
  reader: Pick<User, 'id'>,
  { name, size }: { readonly name: string; readonly size: PhotoSize },
): Promise<Uint8Array | null> {
  if (!(await isPhotoFor(deps.sql, reader.id, name))) return null
  return deps.storage.read(fileOf(name, size))
}

/** Removes photos that no message took within a day. Idempotent. */
export async function sweepPhotos(deps: Pick<Deps, 'sql' | 'storage' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - dayMs)
  for (const name of await listUnsentPhotos(deps.sql, before)) {
    // Files first: after a crash the name is still there for the next sweep.
    await Promise.all(photoSizes.map((size) => deps.storage.remove(fileOf(name, size))))
    await deletePhoto(deps.sql, name)
  }
}

/** Outside of the folders that are served to everybody. */
function fileOf(name: string, size: PhotoSize): string {
  return `messages/${name}-${size}.webp`
}
