import type { Advert } from '#contract/adverts/adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { blockOf } from '../lib/network.ts'
import { cardPlans } from '../categories/service.ts'
import type { Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import { localDay } from '../lib/local-day.ts'
import { placeNames } from '../places/service.ts'
import {
  findAdvert,
  findAdvertPage,
  findBranchState,
  isKnown,
  listAdverts,
  listAdvertsOf,
  listPublicOf,
  type AdvertDetail,
  type AdvertPage,
  type BranchState,
  type ListedAdvert,
  type StoredAdvert,
} from './store.ts'
import { presentAdvert } from './presenter.ts'
import { promotionsOf } from './promotion/running.ts'
import { countInBatch } from './views/service.ts'

/** Maximum number of price changes in the history on the page of an advert. */
const pricesShown = 20

/** Public adverts by id, or any of an owner, in the given order; missing ones are skipped. */
export async function advertsById(
  deps: Pick<Deps, 'sql'>,
  ids: readonly number[],
  ownerId?: number,
): Promise<StoredAdvert[]> {
  return stored(deps, listAdverts(deps.sql, ids, ownerId))
}

async function stored(
  deps: Pick<Deps, 'sql'>,
  listed: Promise<readonly ListedAdvert[]>,
): Promise<StoredAdvert[]> {
  const [adverts, names, promotions] = await Promise.all([
    listed,
    placeNames(deps),
    promotionsOf(deps),
  ])
  // Into the rows, which nobody else holds: copies of two dozen take a twentieth of the time of a page.
  return adverts.map((advert) =>
    Object.assign(advert, {
      city: (advert.placeId !== null && names.get(advert.placeId)) || null,
      promotions: promotions(advert.id),
    }),
  )
}

/** Cards of public adverts, in the order of the ids; missing ones are skipped. */
export async function advertCards(
  deps: Pick<Deps, 'sql' | 'clock'>,
  ids: readonly number[],
): Promise<Advert[]> {
  return presentCards(deps, await advertsById(deps, ids))
}

async function presentCards(
  deps: Pick<Deps, 'sql' | 'clock'>,
  adverts: Awaited<ReturnType<typeof advertsById>>,
): Promise<Advert[]> {
  const now = deps.clock.now()
  const plans = await cardPlans(deps)
  return adverts.map((advert) => presentAdvert(advert, now, plans.get(advert.subcategoryId ?? 0)))
}

/** The state of the branch of an advert, with the cards of other adverts at the same moment; null for no advert. */
export async function branchStateWithCards(
  deps: Pick<Deps, 'sql' | 'clock'>,
  id: number,
  otherIds: readonly number[],
): Promise<{ state: BranchState; cards: Advert[] } | null> {
  const found = await findBranchState(deps.sql, id, otherIds)
  if (!found) return null
  const others = await stored(deps, Promise.resolve(found.others))
  return { state: found.state, cards: await presentCards(deps, others) }
}

/**
 * A public advert. Refuses a formerly public one as gone if deleted, as ended if archived; any other as not found,
 * without revealing whether it exists.
 */
export async function publicAdvert(deps: Pick<Deps, 'sql'>, id: number): Promise<AdvertDetail> {
  const advert = whatIsPublic(await findAdvert(deps.sql, id))
  return { ...advert, promotions: (await promotionsOf(deps))(id) }
}

/** As `publicAdvert`, with its seller and the last prices. */
export async function publicAdvertPage(deps: Pick<Deps, 'sql'>, id: number): Promise<AdvertPage> {
  const advert = whatIsPublic(await findAdvertPage(deps.sql, id, pricesShown))
  return { ...advert, promotions: (await promotionsOf(deps))(id) }
}

function whatIsPublic<Found extends Pick<AdvertDetail, 'isPublic' | 'wasPublic' | 'status'>>(
  advert: Found | null,
): Found {
  if (advert?.isPublic && advert.wasPublic) {
    if (advert.status === 'deleted') throw new Refusal('advert_gone')
    if (advert.status === 'archived') throw new Refusal('advert_ended')
  }
  if (advert?.status !== 'active' || !advert.isPublic) throw new Refusal('advert_not_found')
  return advert
}

/** An own advert as on its page, in any state. Refuses one of another user as not found. */
export async function ownDetail(
  deps: Pick<Deps, 'sql'>,
  owner: User,
  id: number,
): Promise<AdvertDetail> {
  const advert = await findAdvert(deps.sql, id)
  if (advert?.ownerId !== owner.id || advert.status === 'deleted') {
    throw new Refusal('advert_not_found')
  }
  return { ...advert, promotions: (await promotionsOf(deps))(id) }
}

/**
 * Counts a view: one per visitor, advert and Chișinău day; not of the owner and of robots, and with a decreasing
 * share of visitors at one address. Returns the total. Refuses an advert that is not public.
 */
export async function addView(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  viewer: { user: User | null; visitor: Visitor },
  advertId: number,
): Promise<number> {
  const advert = await publicAdvert(deps, advertId)
  const { user, visitor } = viewer
  if (visitor.isRobot || user?.id === advert.ownerId) return advert.views

  // An account requires a verified number, so accounts are not limited by address.
  const source = user ? `user:${user.id}` : `address:${visitor.address}`
  const seenAt = deps.clock.now()
  return countInBatch(deps.sql, {
    advertId,
    visitor: deps.tokens.digest(`view:by:${user ? source : (visitor.id ?? source)}`),
    source: deps.tokens.digest(`view:${source}`),
    network: deps.tokens.digest(`view:network:${blockOf(visitor.address)}`),
    day: localDay(seenAt),
    seenAt,
  })
}

/** Whether the advert is or was public. */
export async function isKnownAdvert(deps: Pick<Deps, 'sql'>, id: number): Promise<boolean> {
  return isKnown(deps.sql, id)
}

/** Tags of the cached pages with adverts of the owner, which show the owner's name, picture and state. */
export async function cacheTagsOfSeller(
  deps: Pick<Deps, 'sql'>,
  ownerId: number,
): Promise<string[]> {
  const adverts = await listPublicOf(deps.sql, ownerId)
  const tags = adverts.flatMap(({ id, category }) => [`advert:${id}`, `category:${category}`])
  return ['list', ...new Set(tags)]
}

/** All adverts of a user, for the export of the user's data. */
export async function advertsOf(
  deps: Pick<Deps, 'sql'>,
  ownerId: number,
): Promise<Record<string, unknown>[]> {
  return listAdvertsOf(deps.sql, ownerId)
}

export { branchStateOf, type BranchState } from './store.ts'
export { archiveAdverts, deleteAdverts, renewAdverts } from './lifecycle/service.ts'
export { editAdvert, publishAdvert, saveDraft, startDraft } from './posting/service.ts'
export type { TypedAdvert } from './posting/content.ts'
export { isSellingNow, ownAdverts, statisticsOf } from './own-list/service.ts'
export type { OwnLine } from './own-list/store.ts'
export { decideReported, hideReported } from './moderation/reported.ts'
export {
  decide,
  findLastVersion,
  giveLostTimeBack,
  type AdvertVersion,
} from './moderation/service.ts'
export {
  deleteHitsBefore,
  insertRule,
  judgeAdvert,
  lockRules,
  readyRule,
  reviewRules,
  seedReviewRules,
  updateRule,
  type ReviewRule,
  type RuleContent,
  type SeededRule,
} from './review-rules/service.ts'
export {
  findLikePhotos,
  isLikePhoto,
  keyTexts,
  likeTexts,
  photoHashes,
  type PhotoHashes,
} from './likeness/service.ts'
export {
  keptAdvert,
  lockMergeable,
  mergeInto,
  undoMerge,
  updateConversations,
  type Mergeable,
} from './merging/service.ts'
export { findOwn, type OwnAdvert } from './own-store.ts'
export { invalidateAdvert, ownAdvert } from './own.ts'
export { grantPromotion, revokePromotion } from './promotion/bought.ts'
export { creditsDataOf, eraseCreditsOf, grantCredits, revokeCredits } from './promotion/credits.ts'
export { freeAdvert, reserveAdvert, sellAdvert } from './reservation/service.ts'
export { programRoom, refuseProgramFull } from './posting/program-room.ts'
export { paidAdverts } from './promotion/running.ts'
export { restoreAdvert } from './promotion/service.ts'
export { addPhoto, eraseAdvertsOf, orderPhotos, removePhoto, smallPhoto } from './photos/service.ts'
export {
  comparableMedian,
  comparablePricesOf,
  identifyingAttributes,
  isSpecificValue,
} from './prices/service.ts'
export {
  checkFilled,
  checkTyped,
  draftFilled,
  newAdvertProblems,
  postFilled,
} from './posting/filled.ts'
export { sharePicture } from './share-pictures/service.ts'
