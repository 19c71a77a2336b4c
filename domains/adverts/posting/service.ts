import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { draftsBegunAnHour, draftsOfUser } from '#contract/limits.ts'
import { advertField, advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { refundAttempts, spend } from '../../limits/service.ts'
import { checkPublishable, hasNewText, typedInto, type TypedAdvert } from './content.ts'
import { comparableMedian } from '../prices/service.ts'
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
import {
  findCircumstances,
  hasTextMatches,
  judge,
  loseTime,
  reasonsAfterEdit,
  upsertVersion,
} from '../moderation/service.ts'
import { endOf, isDraft, slugOf } from '../rules.ts'

/** Runs in the transaction of a use case; a refusal voids it. */
export type Alongside = (sql: Db) => Promise<void>

/**
 * Creates an empty draft, visible only to its owner. Returns its id. Refuses too many drafts at once and, because
 * deleted ones count too, in an hour.
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
 * Saves the fields typed so far. Refuses an advert of another user (as not found), one that is no longer a draft,
 * an invalid price, an unknown place, a pin outside the country and, when a version is given, a draft with another
 * version. Returns the new version.
 */
export async function saveDraft(
  deps: Deps,
  owner: Pick<User, 'id'>,
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
 * Edits an advert that is no longer a draft. A changed text puts it into review; a changed price or place does not,
 * unless the rules match the name of the place. Refuses an advert that could not be published, and an owner who may not
 * publish for now: an edit can make another advert of it. `alongside` runs in the same transaction.
 */
export async function editAdvert(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
  typed: TypedAdvert,
  alongside?: Alongside,
): Promise<AdvertStatus> {
  await refuseLimited(deps, owner.id, 'posting')
  const edited = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    if (isDraft(advert.status)) throw new Refusal('not_editable')
    const after = await typedInto(sql, deps, advert, typed)
    await checkPublishable(deps, after)
    await checkPin(sql, after)
    await updateContent(sql, after, deps.clock.now())
    const isNew = hasNewText(advert, after) || (await hasNewTextMatch(sql, deps, advert, after))
    const status = await afterEdit(sql, deps, advert, isNew)
    await alongside?.(sql)
    return { ...after, status }
  })
  await invalidateAdvert(deps, edited)
  // Pages of the new category; those of the old one are invalidated by `edited`.
  const { categorySlug } = await ownAdvert(deps, owner, id)
  if (categorySlug !== edited.categorySlug) await invalidateAdvert(deps, { id, categorySlug })
  return edited.status
}

/**
 * A field that is not reviewed on every change, such as the meeting address, may still contain part of a phone
 * number.
 */
async function hasNewTextMatch(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  before: OwnAdvert,
  after: OwnAdvert,
): Promise<boolean> {
  const fields = advertFieldNames.filter((name) => advertField(name).review === 'doubt')
  if (fields.every((name) => before[name] === after[name])) return false
  // The median price is not needed for rules on texts.
  const circumstances = await findCircumstances(sql, after, deps.clock.now(), null)
  return hasTextMatches(after, circumstances)
}

/**
 * State after an edit of `advert`, given as it was before. An archived advert stays archived and is reviewed when it is
 * restored; a reported one waits for a moderator.
 */
export async function afterEdit(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  advert: OwnAdvert,
  isNew: boolean,
): Promise<AdvertStatus> {
  const now = deps.clock.now()
  const needsReview = isNew && advert.status === 'active'
  const isRefused = advert.status === 'suspended' || advert.status === 'rejected'
  // Who corrects an advert accepts that it was suspended or rejected.
  if (isRefused) await loseTime(sql, advert.id, now)
  if (isNew && isApproved(advert)) await upsertVersion(sql, advert, 'approved', now)
  const status = nextStatus(advert.status, needsReview ? 'review' : 'edit')
  await updateStatus(sql, advert.id, {
    status,
    ...(isNew && { isEdited: true }),
    ...(status === 'review' && {
      ...{ reviewSince: now, reasons: reasonsAfterEdit(advert.reasons, isRefused) },
    }),
  })
  return status
}

/** Whether the content is that which the public saw last. */
function isApproved({ status, isEdited }: OwnAdvert): boolean {
  return (status === 'active' || status === 'archived') && !isEdited
}

/**
 * Publishes a draft, unless the rules require a review first. Refuses a draft without title, subcategory, place or
 * a required attribute, with the field, and an owner without a verified phone number, or who may not publish for now.
 * `alongside` runs in the same transaction.
 */
export async function publishAdvert(
  deps: Deps,
  owner: Publisher,
  id: number,
  alongside?: Alongside,
): Promise<{ status: AdvertStatus; slug: string }> {
  await refuseUnable(deps, owner)
  const median = await comparableMedian(deps, await ownAdvert(deps, owner, id))
  const published = await changeOwn(deps, owner.id, id, async (sql, draft) => {
    const status = await publishDraft(sql, deps, draft, median)
    await alongside?.(sql)
    return { ...draft, status }
  })
  await invalidateAdvert(deps, published)
  return { status: published.status, slug: slugOf(published.texts[published.language].title) }
}

export type Publisher = Pick<User, 'id' | 'hasPhone'>

/** Refuses an owner without a verified phone number, and one who may not publish for now. */
export async function refuseUnable(
  deps: Pick<Deps, 'sql' | 'clock'>,
  owner: Publisher,
): Promise<void> {
  if (!owner.hasPhone) throw new Refusal('phone_needed', 'phone')
  await refuseLimited(deps, owner.id, 'posting')
}

/** The state after the publication of a draft; `median`: of comparable prices, MDL. */
export async function publishDraft(
  sql: Db,
  deps: Pick<Deps, 'sql' | 'clock'>,
  draft: OwnAdvert,
  median: number | null,
): Promise<AdvertStatus> {
  await checkPublishable(deps, draft)
  await checkPin(sql, draft)
  const now = deps.clock.now()
  const circumstances = await findCircumstances(sql, draft, now, median)
  const { needsReview, reasons } = judge(draft, circumstances)
  const status = nextStatus(draft.status, needsReview ? 'review' : 'publish')
  await updateStatus(sql, draft.id, {
    ...{ status, reasons, publishedAt: now, cycleStartedAt: now, isEdited: false },
    expiresAt: endOf(draft, now),
    ...(needsReview && { reviewSince: now }),
  })
  return status
}
