import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { advertLifeDays, maxImages } from '#contract/limits.ts'
import { mapAdvertFields } from '#contract/rules/advert/advert-fields.ts'
import { readyAttributes } from '../../categories/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { invalidateAdvert, ownAdvert } from '../own.ts'
import { insertDraft, lockOwn, updateContent, type OwnAdvert } from '../own-store.ts'
import { comparableMedian } from '../prices/service.ts'
import { refusalOf, refuseTexts, reviewRules } from '../review-rules/service.ts'
import { checkPublishable, typedInto, type TypedAdvert } from './content.ts'
import { publishDraft, refuseUnable, type Publisher } from './service.ts'

/** Runs in the transaction that makes the advert; a refusal voids it. */
type AlongsideNew = (sql: Db, advertId: number) => Promise<void>

/** Refuses what `saveDraft` would refuse of a new draft, with the field; writes nothing. */
export async function checkTyped(
  deps: Pick<Deps, 'sql'>,
  owner: Pick<User, 'id'>,
  typed: TypedAdvert,
): Promise<void> {
  await typedInto(deps.sql, deps, emptyAdvert(owner.id), typed)
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
  const advert = await typedInto(deps.sql, deps, before, typed)
  await checkPublishable(deps, advert)
  refuseTexts(await reviewRules(deps), advert)
}

/**
 * Creates a draft that is filled at once, for adverts that come by a program: its limits are the caller's. Returns its
 * id. Refuses an advert that could not be published.
 */
export async function draftFilled(
  deps: Deps,
  owner: Publisher,
  typed: TypedAdvert,
  alongside: AlongsideNew,
): Promise<number> {
  await refuseUnable(deps, owner)
  await readyAttributes(deps)
  return deps.sql.begin(async (sql) => {
    const draft = await insertFilled(sql, deps, owner, typed)
    await checkPublishable(deps, draft)
    await alongside(sql, draft.id)
    return draft.id
  })
}

/** As `draftFilled`, and publishes it in the same transaction, unless the rules require a review first. */
export async function postFilled(
  deps: Deps,
  owner: Publisher,
  typed: TypedAdvert,
  alongside: AlongsideNew,
): Promise<AdvertStatus> {
  await refuseUnable(deps, owner)
  await readyAttributes(deps)
  const { attributes = {}, subcategorySlug = null } = typed
  const rules = await reviewRules(deps)
  const median = await comparableMedian(deps, { attributes, subcategorySlug })
  const posted = await deps.sql.begin(async (sql) => {
    const draft = await insertFilled(sql, deps, owner, typed)
    const { judgement, status } = await publishDraft(sql, deps, draft, { rules, median })
    if (!status) throw refusalOf(judgement)
    await alongside(sql, draft.id)
    return { ...draft, status }
  })
  await invalidateAdvert(deps, posted)
  return posted.status
}

async function insertFilled(
  sql: Db,
  deps: Deps,
  owner: Publisher,
  typed: TypedAdvert,
): Promise<OwnAdvert> {
  const now = deps.clock.now()
  const id = await insertDraft(sql, owner.id, now)
  const filled = await typedInto(sql, deps, { ...emptyAdvert(owner.id), id }, typed)
  await updateContent(sql, filled, now)
  // Its category gives it the days of its life.
  return (await lockOwn(sql, id)) ?? filled
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
    ...{ maxImages: maxImages.beforeCategory, lifeDays: advertLifeDays, isPublic: true, isEdited: false },
    ...{ publishedAt: null, expiresAt: null, cycleStartedAt: null },
  }
}
