import { advertCalls } from '#contract/adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { publicProfile } from '../accounts/service.ts'
import type { Deps } from '../deps.ts'
import { implement } from '../implement.ts'
import { remembered } from '../remembered.ts'
import { findAdverts, findPopular, findSimilar, suggest } from '../search/service.ts'
import {
  addImage,
  publishAdvert,
  removeImage,
  saveDraft,
  setMainImage,
  startDraft,
} from './posting.ts'
import { addView, advertsById, publicAdvert } from './service.ts'
import { wireAdvert, wireDetail } from './wire.ts'

export const advertHandlers = implement(advertCalls, {
  listItems: async ({ deps, input }) => {
    const { startID, itemsNum, searchType, ...query } = input
    const { ids, ...page } = await findAdverts(deps, {
      ...query,
      type: searchType,
      start: startID,
      size: itemsNum,
    })
    return { items: await cards(deps, ids), ...page }
  },

  listHistory: async ({ deps, input }) => ({
    items: await cards(deps, [...new Set(input.idsList)].slice(0, input.itemsNum)),
  }),

  preSearch: async ({ deps, input }) => {
    const { advertIds, subcategories } = await suggest(deps, input.search)
    return { items: await cards(deps, advertIds), subcats: subcategories }
  },

  getPopular: async ({ deps }) => ({ items: await popular(deps) }),

  addView: async ({ deps, input, user, visitor }) => ({
    views: await addView(deps, { user, visitor }, input.itemID),
  }),

  getAdvert: async ({ deps, input }) => {
    const advert = await publicAdvert(deps, input.itemID)
    return { item: wireDetail(advert, await publicProfile(deps, { id: advert.ownerId })) }
  },

  listSimilar: async ({ deps, input }) => ({
    items: await cards(deps, await findSimilar(deps, input.itemID, input.itemsNum)),
  }),

  startDraft: async ({ deps, user }) => draft(await startDraft(deps, user)),

  saveDraft: async ({ deps, user, input }) => {
    await saveDraft(deps, user, input.advertId, {
      ...definedOnly({
        language: input.ad_lang,
        title: input.title,
        description: input.description,
        currency: input.currency,
        isNegotiable: input.negotiable,
        showsPhone: input.showPhone,
        address: input.address,
        attributes: input.attributes,
      }),
      price: input.price,
      placeSlug: input.place,
      subcategorySlug: input.subcategory,
    })
    return draft(input.advertId)
  },

  uploadImage: async ({ deps, user, input, files }) => {
    for await (const bytes of files)
      return gallery(await addImage(deps, user, input.advertId, bytes))
    throw new Refusal('no_images')
  },

  removeImage: async ({ deps, user, input }) =>
    gallery(await removeImage(deps, user, input.advertId, input.image)),

  setMainImage: async ({ deps, user, input }) =>
    gallery(await setMainImage(deps, user, input.advertId, input.image)),

  publish: async ({ deps, user, input }) => {
    const published = await publishAdvert(deps, user, input.advertId)
    return { message: '', id: String(input.advertId), ...published }
  },
})

async function cards(deps: Deps, ids: readonly number[]) {
  return (await advertsById(deps, ids)).map(wireAdvert)
}

/** Popular changes by the day, and finding it looks at thousands of adverts. All are read in one go, then dealt out. */
const popular = remembered(60_000, async (deps: Deps) => {
  const columns = await findPopular(deps)
  const adverts = await cards(
    deps,
    columns.flatMap(({ advertIds }) => advertIds),
  )
  const byId = new Map(adverts.map((advert) => [advert.id, advert]))
  return columns.map(({ slug, labels, advertIds }) => ({
    slug,
    labels,
    adverts: advertIds.flatMap((id) => byId.get(String(id)) ?? []),
  }))
})

function draft(id: number) {
  return { id: String(id), status: 'draft' as const }
}

function gallery(names: readonly string[]) {
  return { images: names.map((image, position) => ({ image, isMain: position === 0 })) }
}

/** A form that leaves a field out means "as it was", not "empty". */
function definedOnly<T extends object>(
  fields: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries forget the types of their keys
  return Object.fromEntries(defined) as never
}
