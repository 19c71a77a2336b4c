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
import { loseTime, reasonsAfterEdit, upsertVersion } from '../moderation/service.ts'
import {
  hasTextMatches,
  noteRefused,
  refuseTexts,
  reviewAdvert,
  reviewRules,
  ruleHints,
  type Judgement,
  type Reviewing,
  type ReviewRule,
  type RuleHint,
} from '../review-rules/service.ts'
import { endOf, isDraft, slugOf } from '../rules.ts'

/** Drafts that an owner may have at once, and begin in an hour. */
const draftRoom: { readonly atOnce: number; readonly anHour: number } = {
  atOnce: draftsOfUser,
  anHour: draftsBegunAnHour,
}

/** Runs in the transaction of a use case; a refusal voids it. */
export type Alongside = (sql: Db) => Promise<void>

/**
 * Creates an empty draft, visible only to its owner. Returns its id. Refuses too many drafts at once and, because
 * deleted ones count too, in an hour.
 */
export async function startDraft(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  owner: User,
  { atOnce, anHour }: typeof draftRoom = draftRoom,
): Promise<number> {
  const key = `draft:${owner.id}`
  await spend(deps, [{ key, most: anHour, window: hourMs }])
  try {
    return await deps.sql.begin(async (sql) => {
      if ((await countDraftsLocked(sql, owner.id)) >= atOnce) {
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
  const rules = await reviewRules(deps)
  const edited = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    if (isDraft(advert.status)) throw new Refusal('not_editable')
    const after = await typedInto(sql, deps, advert, typed)
    await checkPublishable(deps, after)
    refuseTexts(rules, after)
    await checkPin(sql, after)
    await updateContent(sql, after, deps.clock.now())
    const isNew =
      hasNewText(advert, after) || (await hasNewTextMatch(sql, deps, rules, [advert, after]))
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
  rules: readonly ReviewRule[],
  [before, after]: readonly [OwnAdvert, OwnAdvert],
): Promise<boolean> {
  const fields = advertFieldNames.filter((name) => advertField(name).review === 'doubt')
  if (fields.every((name) => before[name] === after[name])) return false
  return hasTextMatches(sql, deps, after, rules)
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
  const rules = await reviewRules(deps)
  const median = await comparableMedian(deps, await ownAdvert(deps, owner, id))
  const { judgement, published } = await changeOwn(deps, owner.id, id, async (sql, draft) => {
    const { judgement: found, status } = await publishDraft(sql, deps, draft, { rules, median })
    if (!status) return { judgement: found, published: null }
    await alongside?.(sql)
    return { judgement: found, published: { ...draft, status } }
  })
  if (!published) throw await noteRefused(deps, id, judgement)
  await invalidateAdvert(deps, published)
  return { status: published.status, slug: slugOf(published.texts[published.language].title) }
}

const hintsAskedAnHour = 300

/** What the rules will say of an own advert when it is sent. */
export async function ruleHintsFor(deps: Deps, owner: User, id: number): Promise<RuleHint[]> {
  await spend(deps, [{ key: `rule-hints:${owner.id}`, most: hintsAskedAnHour, window: hourMs }])
  const advert = await ownAdvert(deps, owner, id)
  return ruleHints(deps, advert, await comparableMedian(deps, advert))
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

/** What the rules find in a draft, and its state after the publication; null: a rule refuses it, and nothing is changed. */
export async function publishDraft(
  sql: Db,
  deps: Pick<Deps, 'sql' | 'clock'>,
  draft: OwnAdvert,
  reviewing: Reviewing,
): Promise<{ judgement: Judgement; status: AdvertStatus | null }> {
  await checkPublishable(deps, draft)
  await checkPin(sql, draft)
  const now = deps.clock.now()
  const judgement = await reviewAdvert(sql, deps, draft, reviewing)
  const { needsReview, reasons, refusal } = judgement
  if (refusal) return { judgement, status: null }
  const status = nextStatus(draft.status, needsReview ? 'review' : 'publish')
  await updateStatus(sql, draft.id, {
    ...{ status, reasons, publishedAt: now, cycleStartedAt: now, isEdited: false },
    expiresAt: endOf(draft, now),
    ...(needsReview && { reviewSince: now }),
  })
  return { judgement, status }
}
