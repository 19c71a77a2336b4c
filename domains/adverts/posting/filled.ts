import { advertLifeDays, maxImages } from '#contract/limits.ts'
import { mapAdvertFields } from '#contract/rules/advert/advert-fields.ts'
import type { AdvertProblem } from '#contract/rules/advert/advert-rules.ts'
import { priceProblem } from '#contract/rules/money/price.ts'
import { refuseFirst } from '#contract/refusals.ts'
import { readyAttributes } from '../../categories/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { invalidateAdvert, ownAdvert } from '../own.ts'
import { insertFilledDrafts, lockAllOwn, type OwnAdvert } from '../own-store.ts'
import { comparableMedians } from '../prices/service.ts'
import { firstRefusal, refusedTexts, reviewRules } from '../review-rules/service.ts'
import {
  checkPublishable,
  namedIn,
  publishingProblems,
  typedInto,
  type TypedAdvert,
} from './content.ts'
import { publishDrafts, refuseUnable, type Publisher } from './service.ts'

/** Runs in the transaction that makes the adverts; a refusal voids them. */
type AlongsideNew = (sql: Db, adverts: readonly OwnAdvert[]) => Promise<void>

/** Refuses what `saveDraft` would refuse of a new draft, with the field; writes nothing. */
export async function checkTyped(
  deps: Pick<Deps, 'sql'>,
  owner: Pick<User, 'id'>,
  typed: TypedAdvert,
): Promise<void> {
  await typedInto(deps, await namedIn(deps.sql, [typed]), emptyAdvert(owner.id), typed)
}

/** Refuses what `postFilled` would refuse of an advert, or of what is typed into an own draft; writes nothing. */
export async function checkFilled(
  deps: Pick<Deps, 'sql'>,
  owner: Pick<User, 'id'>,
  typed: TypedAdvert,
  draftId?: number,
): Promise<void> {
  const before =
    draftId === undefined ? emptyAdvert(owner.id) : await ownAdvert(deps, owner, draftId)
  const problemsOf = await filledProblems(deps, before, [typed])
  refuseFirst(await problemsOf(typed))
}

/**
 * All that each of several new adverts would be refused for. Refuses an unknown place and a pin outside the country.
 */
export async function newAdvertProblems(
  deps: Pick<Deps, 'sql'>,
  owner: Pick<User, 'id'>,
  typed: readonly TypedAdvert[],
): Promise<(one: TypedAdvert) => Promise<AdvertProblem[]>> {
  return filledProblems(deps, emptyAdvert(owner.id), typed)
}

async function filledProblems(
  deps: Pick<Deps, 'sql'>,
  before: OwnAdvert,
  typed: readonly TypedAdvert[],
): Promise<(one: TypedAdvert) => Promise<AdvertProblem[]>> {
  const named = await namedIn(deps.sql, typed)
  const rules = await reviewRules(deps)
  return async (one) => {
    const isFree = one.isFree ?? before.isFree
    const code = isFree ? null : priceProblem(one.price ?? '')
    const price = code ? { price: '' } : {}
    const advert = await typedInto(deps, named, before, { ...one, ...price })
    return [
      ...(code ? [{ field: 'price', code }] : []),
      ...(await publishingProblems(deps, advert)),
      ...refusedTexts(rules, advert),
    ]
  }
}

/**
 * Creates a draft that is filled at once, for adverts that come by a program: its limits are the caller's. Refuses an
 * advert that could not be published.
 */
export async function draftFilled(
  deps: Deps,
  owner: Publisher,
  typed: TypedAdvert,
  alongside: AlongsideNew,
): Promise<void> {
  await refuseUnable(deps, owner)
  await readyAttributes(deps)
  await deps.sql.begin(async (sql) => {
    const drafts = await insertFilled(sql, deps, owner, [typed])
    for (const draft of drafts) await checkPublishable(deps, draft)
    await alongside(sql, drafts)
  })
}

/**
 * Creates and publishes adverts in one transaction, each as if those before it were there; those that the rules require
 * a review of wait for it. Refuses all of them for one that could not be published.
 */
export async function postFilled(
  deps: Deps,
  owner: Publisher,
  typed: readonly TypedAdvert[],
  alongside: AlongsideNew,
): Promise<void> {
  await refuseUnable(deps, owner)
  await readyAttributes(deps)
  const rules = await reviewRules(deps)
  const compared = typed.map(({ attributes = {}, subcategorySlug = null }) => ({
    ...{ attributes, subcategorySlug },
  }))
  const medians = await comparableMedians(deps, compared)
  const posted = await deps.sql.begin(async (sql) => {
    const drafts = await insertFilled(sql, deps, owner, typed)
    const sent = drafts.map((advert, at) => ({ advert, median: medians[at] ?? null }))
    const { published, refused } = await publishDrafts(sql, deps, rules, sent)
    if (refused.length > 0) throw firstRefusal(refused)
    await alongside(sql, published)
    return published
  })
  for (const advert of posted) await invalidateAdvert(deps, advert)
}

/** Returns the drafts in the order of what was typed. */
async function insertFilled(
  sql: Db,
  deps: Deps,
  owner: Publisher,
  typed: readonly TypedAdvert[],
): Promise<OwnAdvert[]> {
  const named = await namedIn(sql, typed)
  const empty = emptyAdvert(owner.id)
  const adverts = await Promise.all(typed.map((one) => typedInto(deps, named, empty, one)))
  const drafts = adverts.map((advert) => ({
    ...{ advert, ids: named.subcategories.get(advert.subcategorySlug ?? '') ?? null },
  }))
  // Their categories give them the days of their lives.
  return lockAllOwn(sql, await insertFilledDrafts(sql, drafts, deps.clock.now()))
}

/** As a draft is stored that nothing was written on. */
function emptyAdvert(ownerId: number): OwnAdvert {
  const none = { title: '', description: '' }
  return {
    ...{ id: 0, ownerId, status: 'draft', language: 'ro', version: 0, images: [], reasons: [] },
    texts: { ro: none, ru: none, en: none },
    ...mapAdvertFields(() => ''),
    ...{ price: 0, currency: 'MDL', isNegotiable: false, isFree: false, isExchange: false },
    ...{ showsPhone: true, placeId: null, latitude: null, longitude: null },
    ...{ showsExactPlace: false, categorySlug: null, subcategorySlug: null, attributes: {} },
    ...{
      maxImages: maxImages.beforeCategory,
      lifeDays: advertLifeDays,
      isPublic: true,
      isEdited: false,
    },
    ...{ publishedAt: null, expiresAt: null, cycleStartedAt: null },
  }
}
