import { randomUUID } from 'node:crypto'
import { hourMs } from '#contract/rules/durations.ts'
import { photoUndoMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { invalidateAdvert, changeOwn, ownAdvert } from '../own.ts'
import { deleteAdvertsOf, updateImages, type OwnAdvert } from '../own-store.ts'
import {
  deletePrints,
  deleteUnderway,
  filterUnderway,
  findTakenOff,
  insertPrint,
  insertUnderway,
  listUnderway,
  markTakenOff,
} from './store.ts'
import { afterEdit } from '../posting/service.ts'

export interface Gallery {
  readonly images: string[]
  /** The same photo was there already; it was not added again. */
  readonly isDuplicate: boolean
}

/** The photos of an own advert, the main one first. */
export async function photosOf(deps: Deps, owner: Pick<User, 'id'>, id: number): Promise<string[]> {
  return (await ownAdvert(deps, owner, id)).images
}

/**
 * Adds a photo: re-encoded, upright, without its data. Gives the gallery. Refuses what is not a photo and one
 * more than the category allows; `read` is asked for the bytes only when there is a place for them.
 */
export async function addPhoto(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
  read: () => Promise<Uint8Array>,
): Promise<Gallery> {
  const before = await ownAdvert(deps, owner, id)
  if (isFull(before)) throw new Refusal('too_many_images')
  // Encoding takes long: no row is locked meanwhile, so the limit is looked at again below.
  const { large, thumbnail, print } = await deps.imaging.prepare(await read(), owner.id)
  const name = await storePhoto(deps, { large, thumbnail })
  try {
    return await changePhotos(deps, owner, id, async (sql, { images, ...advert }) => {
      if (isFull({ images, ...advert })) throw new Refusal('too_many_images')
      const isNew = await insertPrint(sql, { name, advertId: id, print })
      return isNew ? [...images, name] : images
    })
  } finally {
    // Not taken into the gallery, for whatever reason: the name still stands among the open ones.
    await removeUnderway(deps, [name])
  }
}

/**
 * Takes a photo off; the next one becomes the main one. Its files stay for the sweep, so that it can be put back.
 * Gives the gallery.
 */
export async function removePhoto(
  deps: Deps,
  owner: User,
  id: number,
  name: string,
): Promise<string[]> {
  const { images } = await changePhotos(deps, owner, id, async (_sql, advert) =>
    advert.images.filter((image) => image !== name),
  )
  return images
}

/**
 * Puts back a photo that was taken off this advert in the last half hour, at its place from 0. Gives the gallery,
 * unchanged where there is no such photo any more. Refuses one more than the category allows.
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

/** Puts the photos in this order; those not named follow in their own. Gives the gallery. */
export async function orderPhotos(
  deps: Deps,
  owner: User,
  id: number,
  names: readonly string[],
): Promise<string[]> {
  const { images } = await changePhotos(deps, owner, id, async (_sql, advert) => {
    const named = [...new Set(names)].filter((name) => advert.images.includes(name))
    return [...named, ...advert.images.filter((image) => !named.includes(image))]
  })
  return images
}

/** Turns a photo a quarter to the right; addresses last for ever, so it gets another name. Gives the gallery. */
export async function rotatePhoto(
  deps: Deps,
  owner: User,
  id: number,
  name: string,
): Promise<string[]> {
  const { images: before } = await ownAdvert(deps, owner, id)
  const stored = before.includes(name) ? await deps.storage.read(fileOf(name, 1600)) : null
  if (!stored) return before
  const turned = await storePhoto(deps, await deps.imaging.rotate(stored, owner.id))
  try {
    const { images } = await changePhotos(deps, owner, id, async (_sql, advert) =>
      advert.images.map((image) => (image === name ? turned : image)),
    )
    return images
  } finally {
    await removeUnderway(deps, [name, turned])
  }
}

/** Writes the files under a new name that stands among the open ones until a gallery takes it. */
async function storePhoto(
  deps: Deps,
  { large, thumbnail }: { large: Uint8Array; thumbnail: Uint8Array },
): Promise<string> {
  const name = randomUUID()
  await insertUnderway(deps.sql, [name], deps.clock.now())
  await Promise.all([
    deps.storage.put(fileOf(name, 1600), large),
    deps.storage.put(fileOf(name, 400), thumbnail),
  ])
  return name
}

/** Changes the gallery. Other photos are another content: they are looked at as another text is. */
async function changePhotos(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
  change: (sql: Db, advert: OwnAdvert) => Promise<string[]>,
): Promise<Gallery> {
  const changed = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    const images = await change(sql, advert)
    const gone = advert.images.filter((image) => !images.includes(image))
    const come = images.filter((image) => !advert.images.includes(image))
    const isSame = gone.length === 0 && come.length === 0
    await updateImages(sql, id, images, deps.clock.now())
    await insertUnderway(sql, gone, deps.clock.now())
    await markTakenOff(sql, gone, id)
    await deleteUnderway(sql, come)
    if (!isSame && advert.status !== 'draft') await afterEdit(sql, deps, advert, true)
    return { advert, images, isDuplicate: isSame && images.length === advert.images.length }
  })
  if (changed.advert.status !== 'draft') await invalidateAdvert(deps, changed.advert)
  return { images: changed.images, isDuplicate: changed.isDuplicate }
}

/** Removes the files of those names that no gallery has taken. */
async function removeUnderway(deps: Deps, names: readonly string[]): Promise<void> {
  await removeFiles(deps, await filterUnderway(deps.sql, names))
}

/** Files first, then their names: who dies in between leaves the name for the sweep. */
export async function removeFiles(
  deps: Pick<Deps, 'sql' | 'storage'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    // A storage is not asked for a thousand things at once.
    await Promise.all([
      deps.storage.remove(fileOf(name, 1600)),
      deps.storage.remove(fileOf(name, 400)),
    ])
  }
  await deletePrints(deps.sql, names)
  await deleteUnderway(deps.sql, names)
}

/** In the transaction that takes the advert away. Gives the names whose files may be removed after it. */
export async function removePhotosOf(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  advert: OwnAdvert,
): Promise<string[]> {
  await updateImages(sql, advert.id, [], deps.clock.now())
  await insertUnderway(sql, advert.images, deps.clock.now())
  return advert.images
}

/** Removes what no gallery has taken within an hour: cut-off uploads, photos taken off. Harmless when run twice. */
export async function sweepPhotos(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - hourMs)
  await removeFiles(deps, await listUnderway(deps.sql, before))
}

/** Removes the adverts of an account that is erased, with their photos. */
export async function eraseAdvertsOf(
  deps: Pick<Deps, 'sql' | 'storage' | 'clock'>,
  ownerId: number,
): Promise<void> {
  const names = await deps.sql.begin(async (sql) => {
    const gone = (await deleteAdvertsOf(sql, ownerId)).flatMap(({ images }) => images)
    await insertUnderway(sql, gone, deps.clock.now())
    return gone
  })
  await removeFiles(deps, names)
}

function fileOf(name: string, size: 400 | 1600): string {
  return `adverts/${name}-${size}.webp`
}

function isFull({ images, maxImages }: OwnAdvert): boolean {
  return images.length >= maxImages
}
