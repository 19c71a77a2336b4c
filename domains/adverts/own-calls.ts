import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import type { InputOf } from '#contract/call.ts'
import { mapAdvertFields } from '#contract/rules/advert/advert-fields.ts'
import { Refusal } from '#contract/refusals.ts'
import { publicProfile } from '../accounts/service.ts'
import { cardPlans } from '../categories/service.ts'
import type { Deps } from '../deps.ts'
import { implement, type User } from '../implement.ts'
import type { TypedAdvert } from './posting/content.ts'
import { describeAdvert } from './description/service.ts'
import { priceHint } from './prices/service.ts'
import {
  archiveAdverts,
  deleteAdverts,
  renewAdverts,
  setPhonePublic,
  setPublic,
} from './lifecycle/service.ts'
import { ownAdverts, statisticsOf } from './own-list/service.ts'
import { findOwnLine, type OwnLine } from './own-list/store.ts'
import { findPosition } from './position/service.ts'
import { editAdvert, publishAdvert, saveDraft, startDraft } from './posting/service.ts'
import { endOfDraft, nextCycleAt, renewalOf } from './rules.ts'
import { contactsIn } from '../contacts/service.ts'
import { localDay } from '../lib/local-day.ts'
import { advertsById, ownDetail } from './service.ts'
import { promoteAdvert } from './promotion/service.ts'
import type { RunningPromotion } from './promotion/running-store.ts'
import { resultsOf } from './promotion-results/service.ts'
import { presentAdvert, presentDetail } from './presenter.ts'
import { renewByLink } from './lifecycle/expiry.ts'

export const ownAdvertHandlers = implement(ownAdvertCalls, {
  startDraft: async ({ deps, user }) => drafted(await startDraft(deps, user), 0),
  saveDraft: async ({ deps, user, input }) => {
    const { advertId, version } = input
    return drafted(advertId, await saveDraft(deps, user, advertId, typedOf(input), version))
  },
  editAdvert: async ({ deps, user, input }) => {
    const status = await editAdvert(deps, user, input.advertId, typedOf(input))
    return { message: 'Advert saved.', id: String(input.advertId), status }
  },

  publish: async ({ deps, user, input }) => {
    const published = await publishAdvert(deps, user, input.advertId)
    return { message: 'Advert saved.', id: String(input.advertId), ...published }
  },
  getOwn: async ({ deps, user, input }) => ({ advert: await ownOf(deps, user, input.advertId) }),
  listOwn: async ({ deps, user, input }) => {
    const { status, search, startID: start, itemsNum: size } = input
    const page = await ownAdverts(deps, user, { status, search, start, size })
    const ids = page.lines.map(({ id }) => id)
    const cards = new Map((await advertsById(deps, ids, user.id)).map((card) => [card.id, card]))
    const plans = await cardPlans(deps)
    const now = deps.clock.now()
    const lines = page.lines.flatMap((line) => {
      const card = cards.get(line.id)
      if (!card) return []
      const { promotions } = card
      const item = presentAdvert(card, now, plans.get(card.subcategoryId ?? 0))
      return [{ item, ...presentLine(line, now), bought: presentBought(promotions, now) }]
    })
    return { lines, count: page.count, counts: page.counts, isSelling: page.isSelling }
  },
  getStats: async ({ deps, user, input }) => statisticsOf(deps, user, input.advertId),

  getPromotions: async ({ deps, user, input }) => ({
    results: await resultsOf(deps, user, input.advertId),
  }),

  archive: async ({ deps, user, input }) => ({ done: await archiveAdverts(deps, user, input.ids) }),
  renew: async ({ deps, user, input }) => {
    const { done, expiresAt } = await renewAdverts(deps, user, input.ids)
    return { done, expiresAt: expiresAt?.toISOString() ?? null }
  },
  deleteAdverts: async ({ deps, user, input }) => ({
    done: await deleteAdverts(deps, user, input.ids),
  }),
  renewByLink: async ({ deps, input }) => {
    const { id, expiresAt } = await renewByLink(deps, input.link)
    return { id: String(id), expiresAt: expiresAt.toISOString() }
  },
  promote: async ({ deps, user, input }) => ({
    message: '',
    ...(await promoteAdvert(deps, user, input.advertId)),
  }),
  setPublic: async ({ deps, user, input: { advertId, isPublic } }) => {
    await setPublic(deps, user, advertId, isPublic)
    return { message: isPublic ? 'Advert is now public.' : 'Advert is now hidden.', isPublic }
  },
  setPhonePublic: async ({ deps, user, input: { advertId, showPhone } }) => {
    await setPhonePublic(deps, user, advertId, showPhone)
    return { message: showPhone ? 'Phone is now public.' : 'Phone is now private.', showPhone }
  },

  checkTexts: async ({ input }) => ({
    fields: Object.entries(input.texts).flatMap(([field, text]) =>
      contactsIn(text) === 'certain' ? [field] : [],
    ),
  }),
  getPriceHint: async ({ deps, input }) => ({
    hint: await priceHint(deps, input.subcategory, input.attributes ?? {}),
  }),
  describe: async ({ deps, user, input }) => {
    const { negotiable = false, exchange = false, free = false, lang, title, ...about } = input
    const terms = { isNegotiable: negotiable, isExchange: exchange, isFree: free }
    return { description: await describeAdvert(deps, user, { ...about, ...terms, lang, title }) }
  },
  findPosition: async ({ deps, user, input: { place, address } }) => {
    // Only posting users may geocode, not everybody who knows this URL.
    if (!user && address.trim() !== '') throw new Refusal('login_required')
    return { position: await findPosition(deps, place, address) }
  },
})

async function ownOf(deps: Deps, user: User, id: number) {
  const advert = await ownDetail(deps, user, id)
  const now = deps.clock.now()
  const line = await findOwnLine(deps.sql, id, localDay(now))
  if (!line) throw new Refusal('advert_not_found')
  const { views: _views, hearts: _hearts, reveals: _reveals, ...state } = presentLine(line, now)
  const { status: _status, renewsUntil: _renews, draftUntil: _until, ...others } = state
  const { hasResults: _results, promotesAgainAt: _again, ...own } = others
  const { latitude, longitude, hasPin, showsExactPlace } = advert
  const seller = await publicProfile(deps, { id: user.id })
  const plan = (await cardPlans(deps)).get(advert.subcategoryId ?? 0)
  const pin =
    hasPin && latitude !== null && longitude !== null
      ? { latitude, longitude, isExact: showsExactPlace }
      : null
  return {
    // The owner sees the whole address, of which the others see street and house.
    item: {
      ...presentDetail(advert, seller, now, { prices: [], market: null, plan }),
      ...{ address: advert.address, ad_address: advert.address },
      position: pin,
    },
    ...own,
    version: line.version,
    place: advert.placeSlug ?? '',
  }
}

function presentLine(own: OwnLine, now: Date) {
  const { showsPhone, expiresAt, touchedAt: _at, version: _version, id: _id, ...rest } = own
  const { lifeDays: _days, cycleStartedAt: _cycle, ...line } = rest
  return {
    ...line,
    showPhone: showsPhone,
    expiresAt: expiresAt?.toISOString() ?? null,
    renewsUntil: renewalOf(own, now)?.toISOString() ?? null,
    draftUntil: endOfDraft(own)?.toISOString() ?? null,
    promotesAgainAt: nextCycleAt(own, now)?.toISOString() ?? null,
  }
}

function presentBought(promotions: readonly RunningPromotion[], now: Date) {
  return promotions
    .filter(({ endsAt }) => endsAt > now)
    .map(({ kind, startsAt, endsAt }) => ({
      kind,
      from: startsAt.toISOString(),
      until: endsAt.toISOString(),
    }))
}

function drafted(
  id: number,
  version: number,
): { id: string; status: AdvertStatus; version: number } {
  return { id: String(id), status: 'draft', version }
}

/** Maps wire names. A field missing in the form means "unchanged", not "empty". */
function typedOf(input: InputOf<typeof ownAdvertCalls.saveDraft>): TypedAdvert {
  const { price, place, subcategory } = input
  const fields = {
    language: input.ad_lang,
    title: input.title,
    description: input.description,
    translations: input.translations,
    currency: input.currency,
    isNegotiable: input.negotiable,
    isFree: input.free,
    isExchange: input.exchange,
    showsPhone: input.showPhone,
    ...mapAdvertFields((name) => input[name]),
    attributes: input.attributes,
    latitude: input.latitude,
    longitude: input.longitude,
    showsExactPlace: input.showExactPlace,
  }
  return { ...definedOnly(fields), price, placeSlug: place, subcategorySlug: subcategory }
}

function definedOnly<T extends object>(
  fields: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries forget the types of their keys
  return Object.fromEntries(defined) as never
}
