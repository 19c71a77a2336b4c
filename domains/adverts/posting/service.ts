import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { draftsBegunAnHour, draftsOfUser } from '#contract/limits.ts'
import { advertField, advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { refundAttempts, spend } from '../../limits/service.ts'
import { checkPublishable, hasNewText, namedIn, typedInto, type TypedAdvert } from './content.ts'
import { comparableMedian } from '../prices/service.ts'
import { nextStatus } from '../transitions.ts'
import { invalidateAdvert, changeOwn, ownAdvert } from '../own.ts'
import {
  countDraftsLocked,
  insertDraft,
  updateContent,
  updateStatus,
  updateStatuses,
  type OwnAdvert,
  type StatusChange,
} from '../own-store.ts'
import { checkPin } from '../position/service.ts'
import { loseTime, reasonsAfterEdit, upsertVersion } from '../moderation/service.ts'
import {
  hasTextMatches,
  noteRefused,
  refuseTexts,
  reviewAdverts,
  reviewRules,
  ruleHints,
  type Judged,
  type ReviewRule,
  type RuleHint,
  type Sent,
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
    const named = await namedIn(sql, [typed])
    return updateContent(sql, await typedInto(deps, named, draft, typed), deps.clock.now())
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
    const after = await typedInto(deps, await namedIn(sql, [typed]), advert, typed)
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
  const { published, refused } = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    const sent = await publishDrafts(sql, deps, rules, [{ advert, median }])
    if (sent.refused.length === 0) await alongside?.(sql)
    return sent
  })
  const [advert] = published
  if (!advert) throw await noteRefused(deps, refused)
  await invalidateAdvert(deps, advert)
  return { status: advert.status, slug: slugOf(advert.texts[advert.language].title) }
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

/**
 * Publishes drafts of an owner one after the other, unless the rules require a review first. Of those that a rule refuses
 * the others are not judged again, so with any `refused` nothing is changed.
 */
export async function publishDrafts(
  sql: Db,
  deps: Pick<Deps, 'sql' | 'clock'>,
  rules: readonly ReviewRule[],
  drafts: readonly Sent[],
): Promise<{ published: readonly OwnAdvert[]; refused: readonly Judged[] }> {
  for (const { advert } of drafts) {
    await checkPublishable(deps, advert)
    await checkPin(sql, advert)
  }
  const now = deps.clock.now()
  const judged = await reviewAdverts(sql, deps, rules, drafts)
  const refused = judged.filter(({ judgement }) => judgement.refusal)
  if (refused.length > 0) return { published: [], refused }
  const sent = judged.map((one) => ({ ...one, change: sending(one, now) }))
  await updateStatuses(
    sql,
    sent.map(({ advert: { id }, change }) => ({ id, change })),
  )
  return {
    published: sent.map(({ advert, change: { status } }) => ({ ...advert, status })),
    refused,
  }
}

function sending({ advert, judgement }: Judged, now: Date): StatusChange {
  const { needsReview, reasons } = judgement
  return {
    status: nextStatus(advert.status, needsReview ? 'review' : 'publish'),
    ...{ reasons, publishedAt: now, cycleStartedAt: now, isEdited: false },
    expiresAt: endOf(advert, now),
    ...(needsReview && { reviewSince: now }),
  }
}
