import { randomUUID } from 'node:crypto'
import type { AdvertStatus } from '#contract/adverts.ts'
import { advertLifeDays, imagesAllowed } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { attributesOf } from '../categories/service.ts'
import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import {
  deleteAdvertsOf,
  findPlaceId,
  insertDraft,
  lockDraft,
  updateDraft,
  updateImages,
  updateStatus,
  type Draft,
} from './draft-store.ts'
import { checkAttributes, checkTexts, isDraft, readPrice, slugOf } from './rules.ts'

/** What an owner typed; what is absent stays as it was. */
export interface TypedDraft extends Partial<
  Pick<
    Draft,
    | 'language'
    | 'title'
    | 'description'
    | 'currency'
    | 'isNegotiable'
    | 'showsPhone'
    | 'address'
    | 'attributes'
  >
> {
  readonly price?: string | undefined
  readonly placeSlug?: string | undefined
  readonly subcategorySlug?: string | undefined
}

/** Begins an advert: an empty draft that only its owner sees. Gives its id. */
export async function startDraft(deps: Pick<Deps, 'sql' | 'clock'>, owner: User): Promise<number> {
  return insertDraft(deps.sql, owner.id, deps.clock.now())
}

/**
 * Keeps what has been typed so far, finished or not. Refuses an advert of somebody else (as not found), one
 * that is no draft any more, a price that is none, and an unknown place.
 */
export async function saveDraft(
  deps: Deps,
  owner: User,
  id: number,
  typed: TypedDraft,
): Promise<void> {
  await changeDraft(deps, owner, id, async (sql, draft) => {
    const { price, placeSlug, subcategorySlug, ...plain } = typed
    const placeId = placeSlug ? await findPlaceId(sql, placeSlug) : null
    if (placeSlug && placeId === null) throw new Refusal('place_required', 'place')
    const subcategory = subcategorySlug ?? draft.subcategorySlug
    const definitions = subcategory ? await attributesOf(deps, subcategory) : []
    await updateDraft(sql, {
      ...draft,
      ...plain,
      title: (plain.title ?? draft.title).trim(),
      description: (plain.description ?? draft.description).trim(),
      price: price === undefined ? draft.price : readPrice(price),
      placeId: placeId ?? draft.placeId,
      subcategorySlug: subcategory,
      attributes: checkAttributes(definitions, plain.attributes ?? draft.attributes, false),
    })
  })
}

/**
 * Adds a photo: re-encoded, upright, without its data. Gives the gallery. Refuses what is not a photo and one
 * more than the category allows.
 */
export async function addImage(
  deps: Deps,
  owner: User,
  id: number,
  bytes: Uint8Array,
): Promise<string[]> {
  const before = await changeDraft(deps, owner, id, async (_sql, draft) => draft)
  if (isFull(before)) throw new Refusal('too_many_images')

  // Encoding takes long: no row is locked meanwhile, so the limit is looked at again below.
  const { large, thumbnail } = await deps.imaging.prepare(bytes)
  const name = randomUUID()
  await Promise.all([
    deps.storage.put(`adverts/${name}-1600.webp`, large),
    deps.storage.put(`adverts/${name}-400.webp`, thumbnail),
  ])
  try {
    return await changeDraft(deps, owner, id, async (sql, draft) => {
      if (isFull(draft)) throw new Refusal('too_many_images')
      return storeGallery(sql, id, [...draft.images, name])
    })
  } catch (error) {
    await removeFiles(deps, name)
    throw error
  }
}

/** Takes a photo off; the next one becomes the main one. Gives the gallery. */
export async function removeImage(
  deps: Deps,
  owner: User,
  id: number,
  name: string,
): Promise<string[]> {
  const gallery = await changeDraft(deps, owner, id, async (sql, draft) => {
    if (!draft.images.includes(name)) return null
    return storeGallery(
      sql,
      id,
      draft.images.filter((image) => image !== name),
    )
  })
  if (gallery) await removeFiles(deps, name)
  return gallery ?? changeDraft(deps, owner, id, async (_sql, draft) => draft.images)
}

/** Puts a photo first. Gives the gallery. */
export async function setMainImage(
  deps: Deps,
  owner: User,
  id: number,
  name: string,
): Promise<string[]> {
  return changeDraft(deps, owner, id, async (sql, { images }) => {
    if (!images.includes(name)) return images
    return storeGallery(sql, id, [name, ...images.filter((image) => image !== name)])
  })
}

/**
 * Publishes a draft: from the end of the transaction on everybody finds it. Refuses one without title,
 * subcategory, place or a required attribute, naming the field, and an owner without a proved number.
 */
export async function publishAdvert(
  deps: Deps,
  owner: User,
  id: number,
): Promise<{ status: AdvertStatus; slug: string }> {
  if (!owner.hasPhone) throw new Refusal('phone_needed', 'phone')
  const published = await changeDraft(deps, owner, id, async (sql, draft) => {
    await checkWhole(deps, draft)
    const publishedAt = deps.clock.now()
    const expiresAt = new Date(publishedAt.getTime() + advertLifeDays * 24 * 60 * 60 * 1_000)
    await updateStatus(sql, id, { status: 'active', publishedAt, expiresAt })
    return { status: 'active' as const, slug: slugOf(draft.title), category: draft.categorySlug }
  })
  const { category, ...answer } = published
  await deps.announcer.changed('list', `category:${category}`, `advert:${id}`)
  return answer
}

async function checkWhole(deps: Deps, draft: Draft): Promise<void> {
  checkTexts(draft.title, draft.description)
  if (!draft.subcategorySlug) throw new Refusal('category_required', 'subcategory')
  checkAttributes(await attributesOf(deps, draft.subcategorySlug), draft.attributes, true)
  if (draft.placeId === null) throw new Refusal('place_required', 'place')
}

async function changeDraft<Result>(
  deps: Pick<Deps, 'sql'>,
  owner: User,
  id: number,
  change: (sql: Db, draft: Draft) => Promise<Result>,
): Promise<Result> {
  const result = await deps.sql.begin(async (sql) => {
    const draft = await lockDraft(sql, id)
    if (draft?.ownerId !== owner.id) throw new Refusal('advert_not_found')
    if (!isDraft(draft.status)) throw new Refusal('not_editable')
    return { value: await change(sql, draft) }
  })
  return result.value
}

async function storeGallery(sql: Db, id: number, images: string[]): Promise<string[]> {
  await updateImages(sql, id, images)
  return images
}

function isFull({ images, categorySlug }: Draft): boolean {
  return images.length >= imagesAllowed(categorySlug ?? '')
}

/** Removes the adverts of an account that is erased, with their photos. */
export async function eraseAdvertsOf(
  deps: Pick<Deps, 'sql' | 'storage'>,
  ownerId: number,
): Promise<void> {
  const gone = await deleteAdvertsOf(deps.sql, ownerId)
  for (const name of gone.flatMap(({ images }) => images)) {
    // oxlint-disable-next-line no-await-in-loop -- a storage is not asked for a thousand things at once
    await removeFiles(deps, name)
  }
}

async function removeFiles(deps: Pick<Deps, 'storage'>, name: string): Promise<void> {
  await deps.storage.remove(`adverts/${name}-1600.webp`)
  await deps.storage.remove(`adverts/${name}-400.webp`)
}
