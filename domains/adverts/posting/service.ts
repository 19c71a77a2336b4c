import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { draftsBegunAnHour, draftsOfUser } from '#contract/limits.ts'
import { advertField, advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { refundAttempts, spend } from '../../limits/service.ts'
import { checkWhole, hasNewText, typedInto, type TypedAdvert } from './content.ts'
import { likeMedian } from '../prices/service.ts'
import { nextStatus } from '../transitions.ts'
import { invalidateAdvert, changeOwn, ownAdvert } from '../own.ts'
import {
  countDraftsLocked,
  insertDraft,
  updateContent,
  updateStatus,
  type OwnAdvert,
} from '../own-store.ts'
import { checkPin } from '../position/service.ts'
import { findCircumstances, holdsInTexts, judge } from '../moderation/service.ts'
import { endOf, isDraft, slugOf } from '../rules.ts'

/**
 * Begins an advert: an empty draft that only its owner sees. Gives its id. Refuses one draft too many, at once or, as
 * deleted ones leave a trace, in an hour.
 */
export async function startDraft(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  owner: User,
): Promise<number> {
  const key = `draft:${owner.id}`
  await spend(deps, [{ key, most: draftsBegunAnHour, window: hourMs }])
  try {
    return await deps.sql.begin(async (sql) => {
      if ((await countDraftsLocked(sql, owner.id)) >= draftsOfUser) {
        throw new Refusal('too_many_drafts')
      }
      return insertDraft(sql, owner.id, deps.clock.now())
    })
  } catch (error) {
    await refundAttempts(deps, key)
    throw error
  }
}

/**
 * Keeps what has been typed so far, finished or not. Refuses an advert of somebody else (as not found), one
 * that is no draft any more, a price that is none, an unknown place and a pin outside the country; with a version,
 * also a draft that has another by now. Gives its new version.
 */
export async function saveDraft(
  deps: Deps,
  owner: User,
  id: number,
  typed: TypedAdvert,
  version?: number,
): Promise<number> {
  return changeOwn(deps, owner.id, id, async (sql, draft) => {
    if (!isDraft(draft.status)) throw new Refusal('not_editable')
    if (version !== undefined && version !== draft.version) {
      throw new Refusal('draft_changed', 'version')
    }
    return updateContent(sql, await typedInto(sql, deps, draft, typed), deps.clock.now())
  })
}

/**
 * Changes an advert that is no draft any more, all at once. Another text takes it out of sight until it was looked
 * at (or moderation would mean nothing); a price or a place does not, unless the rules doubt what the place is called.
 * Refuses what could not be shown.
 */
export async function editAdvert(
  deps: Deps,
  owner: User,
  id: number,
  typed: TypedAdvert,
): Promise<AdvertStatus> {
  const edited = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    if (isDraft(advert.status)) throw new Refusal('not_editable')
    const after = await typedInto(sql, deps, advert, typed)
    await checkWhole(deps, after)
    await checkPin(sql, after)
    await updateContent(sql, after, deps.clock.now())
    const isNew = hasNewText(advert, after) || (await hasNewDoubt(sql, deps, advert, after))
    const status = await afterEdit(sql, deps, after, isNew)
    return { ...after, status }
  })
  await invalidateAdvert(deps, edited)
  // The pages of the category it has come into; those of the one it left are named by what it was.
  const { categorySlug } = await ownAdvert(deps, owner, id)
  if (categorySlug !== edited.categorySlug) await invalidateAdvert(deps, { id, categorySlug })
  return edited.status
}

/** A field that is not reviewed by itself, as the address of a meeting, may still hold half a number. */
async function hasNewDoubt(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  before: OwnAdvert,
  after: OwnAdvert,
): Promise<boolean> {
  const doubted = advertFieldNames.filter((name) => advertField(name).review === 'doubt')
  if (doubted.every((name) => before[name] === after[name])) return false
  // What others cost says nothing of the words.
  const circumstances = await findCircumstances(sql, after, deps.clock.now(), null)
  return holdsInTexts(after, circumstances)
}

/** Where an edit leads. In the archive it is kept, and reviewed when the advert comes back. */
export async function afterEdit(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  advert: OwnAdvert,
  isNew: boolean,
): Promise<AdvertStatus> {
  const needsReview = isNew && advert.status === 'active'
  const status = nextStatus(advert.status, needsReview ? 'review' : 'edit')
  await updateStatus(sql, advert.id, {
    status,
    ...(isNew && { isEdited: true }),
    ...(status === 'review' && { reviewSince: deps.clock.now(), reasons: [] }),
  })
  return status
}

/**
 * Publishes a draft: from the end of the transaction on everybody finds it, unless the rules want somebody to look
 * first. Refuses one without title, subcategory, place or a required attribute, naming the field, and an owner
 * without a proved number.
 */
export async function publishAdvert(
  deps: Deps,
  owner: User,
  id: number,
): Promise<{ status: AdvertStatus; slug: string }> {
  if (!owner.hasPhone) throw new Refusal('phone_needed', 'phone')
  const median = await likeMedian(deps, await ownAdvert(deps, owner, id))
  const published = await changeOwn(deps, owner.id, id, async (sql, draft) => {
    await checkWhole(deps, draft)
    await checkPin(sql, draft)
    const now = deps.clock.now()
    const circumstances = await findCircumstances(sql, draft, now, median)
    const { needsReview, reasons } = judge(draft, circumstances)
    const status = nextStatus(draft.status, needsReview ? 'review' : 'publish')
    await updateStatus(sql, id, {
      ...{ status, reasons, publishedAt: now, cycleStartedAt: now, isEdited: false },
      expiresAt: endOf(draft, now),
      ...(needsReview && { reviewSince: now }),
    })
    return { ...draft, status }
  })
  await invalidateAdvert(deps, published)
  return { status: published.status, slug: slugOf(published.texts[published.language].title) }
}
