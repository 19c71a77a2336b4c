import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { partnerAdvertsPerHour, partnerDrafts } from '#contract/rules/partners/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import {
  addPhoto,
  archiveAdverts,
  checkFilled,
  checkTyped,
  deleteAdverts,
  editAdvert,
  orderPhotos,
  postFilled,
  publishAdvert,
  refuseProgramFull,
  removePhoto,
  saveDraft,
  startDraft,
  statisticsOf,
  type TypedAdvert,
} from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { refundAttempts, spend } from '../../limits/service.ts'
import { findByOwnId, listOwned, takeOwnId, type StoredPartnerAdvert } from './store.ts'

/** Adverts of the company, newest first, and the cursor of the next page. */
export async function listAdverts(
  deps: Pick<Deps, 'sql'>,
  { id: ownerId }: User,
  { status, cursor, size }: { status: AdvertStatus | null; cursor: string | null; size: number },
): Promise<{ adverts: StoredPartnerAdvert[]; next: string | null }> {
  const before = cursor === null ? null : readCursor(cursor)
  // One more than asked for tells whether there is a next page.
  const found = await listOwned(deps.sql, ownerId, { status, before, size: size + 1 })
  const adverts = found.slice(0, size)
  const last = found.length > size ? adverts.at(-1) : undefined
  return { adverts, next: last ? String(last.id) : null }
}

function readCursor(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new Refusal('bad_input', 'cursor')
  return Number(cursor)
}

/** The advert with an own id. Refuses an unknown one as not found. */
export async function advertByOwnId(
  deps: Pick<Deps, 'sql'>,
  { id: ownerId }: User,
  ownId: string,
): Promise<StoredPartnerAdvert> {
  const advert = await findByOwnId(deps.sql, ownerId, ownId)
  if (!advert) throw new Refusal('advert_not_found', 'ownId')
  return advert
}

export interface TypedPartnerAdvert {
  readonly typed: TypedAdvert
  /** URLs of the photos that stay; undefined: all. */
  readonly photos: readonly string[] | undefined
  /** False: a draft stays one. */
  readonly isPublished: boolean
}

/**
 * Creates and publishes the advert with an own id, or changes it. Refuses what posting and editing by hand refuse; of a
 * new one nothing is left then.
 */
export async function putAdvert(
  deps: Deps,
  owner: User,
  ownId: string,
  given: TypedPartnerAdvert,
): Promise<{ advert: StoredPartnerAdvert; isNew: boolean }> {
  const known = await findByOwnId(deps.sql, owner.id, ownId)
  if (known === null) await refuseProgramFull(deps, owner)
  const isNew = known === null && (await create(deps, owner, ownId, given))
  if (!isNew) await change(deps, owner, known ?? (await advertByOwnId(deps, owner, ownId)), given)
  return { advert: await advertByOwnId(deps, owner, ownId), isNew }
}

/** Returns whether it was created; false if another request has taken the own id meanwhile. */
async function create(
  deps: Deps,
  owner: User,
  ownId: string,
  { typed, isPublished }: TypedPartnerAdvert,
): Promise<boolean> {
  if (!isPublished) return beginDraft(deps, owner, ownId, typed)
  await checkFilled(deps, owner, typed)
  const key = `partner-advert:${owner.id}`
  await spend(deps, [{ key, most: partnerAdvertsPerHour, window: hourMs }])
  let isFree = true
  try {
    await postFilled(deps, owner, [typed], async (sql, adverts) => {
      for (const { id: advertId } of adverts)
        isFree = await takeOwnId(sql, { ownerId: owner.id, ownId, advertId })
      // Voids the advert.
      if (!isFree) throw new Refusal('unexpected')
    })
  } catch (error) {
    await refundAttempts(deps, key)
    if (isFree) throw error
  }
  return isFree
}

/** As `create`, of a draft. */
async function beginDraft(
  deps: Deps,
  owner: User,
  ownId: string,
  typed: TypedAdvert,
): Promise<boolean> {
  await checkTyped(deps, owner, typed)
  const room = { atOnce: partnerDrafts, anHour: partnerAdvertsPerHour }
  const advertId = await startDraft(deps, owner, room)
  const isFree = await takeOwnId(deps.sql, { ownerId: owner.id, ownId, advertId })
  if (isFree) await saveDraft(deps, owner, advertId, typed)
  else await deleteAdverts(deps, owner, [advertId])
  return isFree
}

/** A draft is published; it is left of a request that did not end, or its owner began it on the site. */
async function change(
  deps: Deps,
  owner: User,
  { id, status, images }: StoredPartnerAdvert,
  given: TypedPartnerAdvert,
): Promise<void> {
  const { typed, photos, isPublished } = given
  const kept = photos && photosNamed(images, photos)
  const isDraft = status === 'draft'
  if (isDraft && isPublished) {
    await refuseLimited(deps, owner.id, 'posting')
    await checkFilled(deps, owner, typed, id)
  }
  if (isDraft) await saveDraft(deps, owner, id, typed)
  else await editAdvert(deps, owner, id, typed)
  // After all that refuses: a removed photo does not come back.
  if (kept) await keepPhotos(deps, owner, { id, images }, kept)
  if (isDraft && isPublished) await publishAdvert(deps, owner, id)
}

/** Refuses one that the advert does not have, and one named twice. */
function photosNamed(images: readonly string[], urls: readonly string[]): string[] {
  const names = urls.flatMap((url) => images.find((name) => url.includes(name)) ?? [])
  if (new Set(names).size < urls.length) throw new Refusal('bad_input', 'photos')
  return names
}

/** Removes all other photos and puts these into their order. */
async function keepPhotos(
  deps: Deps,
  owner: User,
  { id, images }: Pick<StoredPartnerAdvert, 'id' | 'images'>,
  names: readonly string[],
): Promise<void> {
  for (const name of images.filter((one) => !names.includes(one)))
    await removePhoto(deps, owner, id, name)
  const isMoved = names.some((name, position) => images[position] !== name)
  if (isMoved) await orderPhotos(deps, owner, id, names)
}

/** Adds a photo to the advert with an own id; `read` is called only if there is room. */
export async function addPhotoByOwnId(
  deps: Deps,
  owner: User,
  ownId: string,
  read: () => Promise<Uint8Array>,
): Promise<{ advert: StoredPartnerAdvert; isDuplicate: boolean }> {
  const { id } = await advertByOwnId(deps, owner, ownId)
  const { isDuplicate } = await addPhoto(deps, owner, id, read)
  return { advert: await advertByOwnId(deps, owner, ownId), isDuplicate }
}

/** Archives the advert with an own id; one that is archived stays so. Refuses one in a state that cannot be. */
export async function archiveAdvert(
  deps: Deps,
  owner: User,
  ownId: string,
): Promise<StoredPartnerAdvert> {
  const { id, status } = await advertByOwnId(deps, owner, ownId)
  const isDone = status === 'archived' || (await archiveAdverts(deps, owner, [id])) === 1
  if (!isDone) throw new Refusal('move_refused', 'status')
  return advertByOwnId(deps, owner, ownId)
}

/** Statistics of the advert with an own id. */
export async function statisticsByOwnId(
  deps: Pick<Deps, 'sql' | 'clock'>,
  owner: User,
  ownId: string,
): ReturnType<typeof statisticsOf> {
  const { id } = await advertByOwnId(deps, owner, ownId)
  return statisticsOf(deps, owner, id)
}

export { deleteOwnIdsOf, listOwnIds, type StoredPartnerAdvert } from './store.ts'
