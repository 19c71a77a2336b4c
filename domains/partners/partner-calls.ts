import type { PartnerBody } from '#contract/partners/partner-call.ts'
import { partnerCalls } from '#contract/partners/partner-calls.ts'
import { Refusal } from '#contract/refusals.ts'
import type { TypedAdvert } from '../adverts/service.ts'
import { attributesOf, categoryTree } from '../categories/service.ts'
import { conversationsOf, messagesOf } from '../messaging/service.ts'
import { firstOf } from '../lib/first-file.ts'
import {
  addPhotoByOwnId,
  advertByOwnId,
  archiveAdvert,
  listAdverts,
  putAdvert,
  statisticsByOwnId,
} from './adverts/service.ts'
import { implementPartner } from './implement.ts'
import { presentAdvert } from './presenter.ts'

/** What programs of companies may do. */
export const partnerHandlers = implementPartner(partnerCalls, {
  listAdverts: async ({ deps, user, input: { status = null, limit: size, cursor = null } }) => {
    const { adverts, next } = await listAdverts(deps, user, { status, cursor, size })
    return { adverts: adverts.map((one) => presentAdvert(deps, one)), nextCursor: next }
  },
  getAdvert: async ({ deps, user, input: { ownId } }) => ({
    advert: presentAdvert(deps, await advertByOwnId(deps, user, ownId)),
  }),
  putAdvert: async ({ deps, user, input: { ownId }, body }) => {
    const { advert, isNew } = await putAdvert(deps, user, ownId, {
      ...{ typed: typedOf(body), photos: body.photos, isPublished: body.publish },
    })
    return { advert: presentAdvert(deps, advert), isNew }
  },
  addPhoto: async ({ deps, user, input: { ownId }, files }) => {
    const read = (): Promise<Uint8Array> => firstOf(files, 'no_file')
    const { advert, isDuplicate } = await addPhotoByOwnId(deps, user, ownId, read)
    return { advert: presentAdvert(deps, advert), isDuplicate }
  },
  archiveAdvert: async ({ deps, user, input: { ownId } }) => ({
    advert: presentAdvert(deps, await archiveAdvert(deps, user, ownId)),
  }),
  getStatistics: async ({ deps, user, input: { ownId } }) => {
    const { days, views, reveals, hearts } = await statisticsByOwnId(deps, user, ownId)
    return {
      days: days.map(({ isPromoted: _is, ...day }) => day),
      totals: { views, reveals, favorites: hearts },
    }
  },
  listConversations: async ({ deps, user, input: { limit: size, cursor = null } }) => {
    const page = { isIncoming: true, filter: 'all', words: null, cursor, size } as const
    const { items, next } = await conversationsOf(deps, user, page)
    return { conversations: items, nextCursor: next }
  },
  listMessages: async ({ deps, user, input: { conversationId, limit: size, cursor = '0' } }) => {
    if (!/^\d{1,9}$/.test(cursor)) throw new Refusal('bad_input', 'cursor')
    const page = { before: null, after: Number(cursor), size }
    const { items, hasMore } = await messagesOf(deps, user, conversationId, page)
    return { messages: items, nextCursor: hasMore ? String(items.at(-1)?.seq) : null }
  },
  listCategories: async ({ deps }) => ({
    categories: (await categoryTree(deps)).map(({ slug, labels, maxImages, lifeDays, groups }) => ({
      ...{ slug, labels, maxImages, lifeDays },
      subcategories: groups.flatMap(({ subcategories }) =>
        subcategories.map((one) => ({ slug: one.slug, labels: one.labels })),
      ),
    })),
  }),
  listAttributes: async ({ deps, input: { subcategory } }) => ({
    attributes: await attributesOf(deps, subcategory),
  }),
})

/** Absent fields stay; a price of null is one by agreement. */
function typedOf(body: PartnerBody<typeof partnerCalls.putAdvert>): TypedAdvert {
  const { photos: _photos, publish: _publish, price, place, subcategory, ...others } = body
  const { negotiable, free, exchange, showPhone, ...texts } = others
  const fields = {
    ...texts,
    isNegotiable: negotiable,
    isFree: free,
    isExchange: exchange,
    showsPhone: showPhone,
    placeSlug: place,
    subcategorySlug: subcategory,
    price: price === undefined ? undefined : (price?.toFixed(2) ?? ''),
  }
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries forget the types of their keys
  return Object.fromEntries(defined) as TypedAdvert
}
