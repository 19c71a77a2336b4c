import { randomUUID } from 'node:crypto'
import { hourMs } from '#contract/rules/durations.ts'
import { photoUndoMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { invalidateAdvert, changeOwn, ownAdvert } from '../own.ts'
import { deleteAdvertsOf, updateImages, type OwnAdvert } from '../own-store.ts'
import {
  deletePrints,
  deletePending,
  filterPending,
  findTakenOff,
  insertPrint,
  insertPending,
  listPending,
  markTakenOff,
} from './store.ts'
import { photoHashes, savePhotoHashes } from '../likeness/service.ts'
import { deleteVersions } from '../moderation/service.ts'
import { afterEdit } from '../posting/service.ts'
import { isDraft } from '../rules.ts'

export interface Gallery {
  readonly images: string[]
  /** The advert already has the photo; it was not added again. */
  readonly isDuplicate: boolean
}

/** Photos of an own advert, the main one first. */
export async function photosOf(deps: Deps, owner: Pick<User, 'id'>, id: number): Promise<string[]> {
  return (await ownAdvert(deps, owner, id)).images
}

/**
 * Adds a photo, re-encoded, upright and without metadata. Returns the gallery. Refuses a file that is not a photo
 * and one more than the category allows; `read` is called only if there is room.
 */
export async function addPhoto(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
  read: () => Promise<Uint8Array>,
): Promise<Gallery> {
  const before = await ownAdvert(deps, owner, id)
  if (isFull(before)) throw new Refusal('too_many_images')
  // Encoding is slow, so no row is locked during it and the limit is checked again below.
  const photo = await deps.imaging.prepare(await read(), owner.id)
  const name = await storePhoto(deps, photo)
  try {
    const gallery = await changePhotos(deps, owner, id, async (sql, { images, ...advert }) => {
      if (isFull({ images, ...advert })) throw new Refusal('too_many_images')
      const isNew = await insertPrint(sql, { name, advertId: id, print: photo.print })
      return isNew ? [...images, name] : images
    })
    if (!gallery.isDuplicate) await savePhotoHashes(deps, name, photoHashes(photo.raster))
    return gallery
  } finally {
    // Removes the files unless the gallery has taken the photo.
    await removePending(deps, [name])
  }
}

/**
 * Removes a photo; the next one becomes the main one. The files remain until the sweep, so that it can be restored.
 * Returns the gallery.
 */
export async function removePhoto(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
  name: string,
): Promise<string[]> {
  const { images } = await changePhotos(deps, owner, id, async (_sql, advert) =>
    advert.images.filter((image) => image !== name),
  )
  return images
}

/**
 * Restores a photo removed from this advert in the last half hour, at `position` from 0. Returns the gallery,
 * unchanged if there is no such photo. Refuses one more than the category allows.
 */
export async function restorePhoto(
  deps: Deps,
  owner: User,
  id: number,
  { name, position }: { name: string; position: number },
): Promise<string[]> {
  const since = new Date(deps.clock.now().getTime() - photoUndoMinutes * 60_000)
  const { images } = await changePhotos(deps, owner, id, async (sql, advert) => {
    if (!(await findTakenOff(sql, { name, advertId: id, since }))) return advert.images
    if (isFull(advert)) throw new Refusal('too_many_images')
    return advert.images.toSpliced(position, 0, name)
  })
  return images
}

/** Reorders photos; those not named follow in their order. Returns the gallery. */
export async function orderPhotos(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
  names: readonly string[],
): Promise<string[]> {
  const { images } = await changePhotos(deps, owner, id, async (_sql, advert) => {
    const named = [...new Set(names)].filter((name) => advert.images.includes(name))
    return [...named, ...advert.images.filter((image) => !named.includes(image))]
  })
  return images
}

/**
 * Rotates a photo clockwise by 90 degrees under a new name, because stored files never change. Returns the gallery.
 */
export async function rotatePhoto(
  deps: Deps,
  owner: User,
  id: number,
  name: string,
): Promise<string[]> {
  const { images: before } = await ownAdvert(deps, owner, id)
  const stored = before.includes(name) ? await deps.storage.read(fileOf(name, 1600)) : null
  if (!stored) return before
  const photo = await deps.imaging.rotate(stored, owner.id)
  const rotated = await storePhoto(deps, photo)
  try {
    const { images } = await changePhotos(deps, owner, id, async (sql, advert) => {
      await insertPrint(sql, { name: rotated, advertId: id, print: photo.print })
      return advert.images.map((image) => (image === name ? rotated : image))
    })
    await savePhotoHashes(deps, rotated, photoHashes(photo.raster))
    return images
  } finally {
    await removePending(deps, [name, rotated])
  }
}

/** Stores the files under a new name, registered as pending until a gallery takes it. */
async function storePhoto(
  deps: Deps,
  { large, thumbnail }: { large: Uint8Array; thumbnail: Uint8Array },
): Promise<string> {
  const name = randomUUID()
  await insertPending(deps.sql, [name], deps.clock.now())
  await Promise.all([
    deps.storage.put(fileOf(name, 1600), large),
    deps.storage.put(fileOf(name, 400), thumbnail),
  ])
  return name
}

/**
 * Changes the gallery. New photos are reviewed like a new text. Refuses an owner who may not publish for now, but for
 * drafts.
 */
async function changePhotos(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
  change: (sql: Db, advert: OwnAdvert) => Promise<string[]>,
): Promise<Gallery> {
  const { status } = await ownAdvert(deps, owner, id)
  if (!isDraft(status)) await refuseLimited(deps, owner.id, 'posting')
  const changed = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    const images = await change(sql, advert)
    const removed = advert.images.filter((image) => !images.includes(image))
    const added = images.filter((image) => !advert.images.includes(image))
    const isUnchanged = removed.length === 0 && added.length === 0
    await updateImages(sql, id, images, deps.clock.now())
    await insertPending(sql, removed, deps.clock.now())
    await markTakenOff(sql, removed, id)
    await deletePending(sql, added)
    if (!isUnchanged && !isDraft(advert.status)) await afterEdit(sql, deps, advert, true)
    return { advert, images, isDuplicate: isUnchanged && images.length === advert.images.length }
  })
  if (!isDraft(changed.advert.status)) await invalidateAdvert(deps, changed.advert)
  return { images: changed.images, isDuplicate: changed.isDuplicate }
}

/** Removes the files of pending names. */
async function removePending(deps: Deps, names: readonly string[]): Promise<void> {
  await removeFiles(deps, await filterPending(deps.sql, names))
}

/** Removes files first and then their names, so that after a crash the sweep finds the names. */
export async function removeFiles(
  deps: Pick<Deps, 'sql' | 'storage'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    // In sequence, to bound concurrent requests to the storage.
    await Promise.all([
      deps.storage.remove(fileOf(name, 1600)),
      deps.storage.remove(fileOf(name, 400)),
      deps.storage.remove(smallFileOf(name)),
    ])
  }
  await deletePrints(deps.sql, names)
  await deletePending(deps.sql, names)
}

/**
 * Empties the gallery within the transaction that removes the advert. Returns the names whose files can be removed
 * after it.
 */
export async function removePhotosOf(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  advert: OwnAdvert,
): Promise<string[]> {
  await updateImages(sql, advert.id, [], deps.clock.now())
  await deleteVersions(sql, advert.id)
  await insertPending(sql, advert.images, deps.clock.now())
  return advert.images
}

/** Removes photos that have been pending for an hour: interrupted uploads and removed photos. Idempotent. */
export async function sweepPhotos(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - hourMs)
  await removeFiles(deps, await listPending(deps.sql, before))
}

/** Deletes the adverts of an erased account, with their photos. */
export async function eraseAdvertsOf(
  deps: Pick<Deps, 'sql' | 'storage' | 'clock'>,
  ownerId: number,
): Promise<void> {
  const names = await deps.sql.begin(async (sql) => {
    const removed = (await deleteAdvertsOf(sql, ownerId)).flatMap(({ images }) => images)
    await insertPending(sql, removed, deps.clock.now())
    return removed
  })
  await removeFiles(deps, names)
}

type PhotoParts = Pick<Deps, 'storage' | 'imaging'>

/** By name, while they are made. */
const beingMade = new Map<string, Promise<Uint8Array | null>>()

/**
 * A photo in the size of a row of a list, made of its thumbnail and stored when it is first asked for. Null for a photo
 * that is not there.
 */
export async function smallPhoto(parts: PhotoParts, name: string): Promise<Uint8Array | null> {
  const stored = await parts.storage.read(smallFileOf(name))
  if (stored) return stored
  const made = beingMade.get(name) ?? makeSmall(parts, name).finally(() => beingMade.delete(name))
  beingMade.set(name, made)
  return made
}

async function makeSmall({ storage, imaging }: PhotoParts, name: string) {
  const thumbnail = await storage.read(fileOf(name, 400))
  if (!thumbnail) return null
  const small = await imaging.shrink(thumbnail, noOwner)
  try {
    await storage.put(smallFileOf(name), small)
  } catch (error) {
    // Another process may have stored it at the same moment.
    if (!(await storage.read(smallFileOf(name)))) throw error
  }
  // The photo may have been removed meanwhile, and nothing would remove the new file.
  if (!(await storage.read(fileOf(name, 400)))) await storage.remove(smallFileOf(name))
  return small
}

/** Whom the work for visitors is counted to. */
const noOwner = 0

function fileOf(name: string, size: 400 | 1600): string {
  return `adverts/${name}-${size}.webp`
}

function smallFileOf(name: string): string {
  return `small/${name}.webp`
}

function isFull({ images, maxImages }: OwnAdvert): boolean {
  return images.length >= maxImages
}
