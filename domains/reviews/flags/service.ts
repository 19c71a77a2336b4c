import { flagsPerDay } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Lang } from '#contract/languages.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { FlagCode } from '#contract/people/reviews.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { notifyOfFlags, notifyOfModeratedReview } from '../../notifications/service.ts'
import { seen } from '../reader.ts'
import {
  findExcerpt,
  insertFlag,
  listFlagged,
  lockReview,
  settleFlags,
  updateHidden,
  type DecidedReview,
  type FlaggedReview,
  type ReviewExcerpt,
} from './store.ts'
import { hidingWords } from './words.ts'

type SettleDeps = Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>

/** The code that needs words. */
const otherCode = 10

/**
 * The reviewed person flags a review for a moderator; a second flag changes nothing. Refuses "other" without words, and
 * a review of somebody else as not found: strangers report it.
 */
export async function flagReview(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { id: userId }: Pick<User, 'id'>,
  reviewId: number,
  { code, text }: { readonly code: FlagCode; readonly text: string },
): Promise<void> {
  if (code === otherCode && text === '') throw new Refusal('reason_required', 'text')
  const { subject } = await seen(deps, userId, reviewId)
  if (subject.id !== userId) throw new Refusal('review_not_found')
  await limit(deps, `flag:${userId}`, { most: flagsPerDay, window: dayMs })
  await insertFlag(deps.sql, { reviewId, userId, code, text, flaggedAt: deps.clock.now() })
}

/** Flagged reviews that wait for a moderator, the longest waiting first. */
export async function flaggedReviews(deps: Pick<Deps, 'sql'>): Promise<FlaggedReview[]> {
  return listFlagged(deps.sql)
}

/** What a moderator decides on a review; a hidden one breaks rules. */
interface ReviewDecision {
  readonly decision: 'hide' | 'show'
  readonly reasons?: readonly AdvertReason[]
}

/** A moderator hides a review, or lets it be seen; its flags are settled. Refuses an unknown one. */
export async function settleReview(
  deps: SettleDeps,
  id: number,
  decided: ReviewDecision,
): Promise<void> {
  if (!(await settle(deps, id, decided))) throw new Refusal('review_not_found')
}

/**
 * The same for a reported review, which may have been erased meanwhile: then nothing happens but what `alongside` does,
 * which runs first in the transaction.
 */
export async function settleReported(
  deps: SettleDeps,
  id: number,
  decided: ReviewDecision,
  alongside: (sql: Db) => Promise<void>,
): Promise<void> {
  await settle(deps, id, decided, alongside)
}

/** False for an unknown review. */
async function settle(
  deps: SettleDeps,
  id: number,
  decided: ReviewDecision,
  alongside?: (sql: Db) => Promise<void>,
): Promise<boolean> {
  const now = deps.clock.now()
  const review = await deps.sql.begin(async (sql) => {
    await alongside?.(sql)
    const locked = await lockReview(sql, id)
    if (locked) await carryOut(sql, id, { ...decided, ...locked, now })
    return locked
  })
  if (!review) return false
  await deps.cacheInvalidation.invalidate(`seller:${review.subjectId}`)
  return true
}

/** Its author is told why it is hidden, or that it is shown again, and those who flagged it of the outcome. */
async function carryOut(
  sql: Db,
  reviewId: number,
  {
    decision,
    reasons = [],
    language,
    isHidden,
    now,
  }: ReviewDecision & DecidedReview & { now: Date },
): Promise<void> {
  const outcome = decision === 'hide' ? 'upheld' : 'rejected'
  const worded = reasons.map((reason) => withWords(reason, language))
  if (decision === 'show' && isHidden) {
    await updateHidden(sql, reviewId, null)
    await notifyOfModeratedReview(sql, { reviewId, event: 'shown', reasons: [] }, now)
  }
  if (decision === 'hide' && !isHidden) {
    await updateHidden(sql, reviewId, { reasons: worded, now })
    await notifyOfModeratedReview(sql, { reviewId, event: 'hidden', reasons: worded }, now)
  }
  const userIds = await settleFlags(sql, reviewId, { outcome, now })
  await notifyOfFlags(sql, { reviewId, userIds, event: `flag_${outcome}` }, now)
}

/** A reason with the words of its rule, unless a moderator has written others. */
function withWords(reason: AdvertReason, language: Lang): AdvertReason {
  const text = reason.text ?? hidingWords[language][reason.code]
  return { ...reason, ...(text && { text }) }
}

/**
 * Author of a review that somebody can report. Refuses one that the reporter does not see, and to the reviewed person
 * their own: that one flags it. `readerId` is null for a visitor.
 */
export async function authorOfReview(
  deps: Pick<Deps, 'sql' | 'clock'>,
  id: number,
  readerId: number | null,
): Promise<number> {
  const { author, subject, isHidden } = await seen(deps, readerId ?? 0, id)
  if (subject.id === readerId) throw new Refusal('own_report')
  if (isHidden) throw new Refusal('review_not_found')
  return author.id
}

/** A review as a moderator reads it; null once it is erased. */
export async function moderatedReview(
  deps: Pick<Deps, 'sql'>,
  id: number,
): Promise<ReviewExcerpt | null> {
  return findExcerpt(deps.sql, id)
}

/** The same at the command line, line by line; empty once it is erased. */
export async function reviewExcerpt(deps: Pick<Deps, 'sql'>, id: number): Promise<string[]> {
  const review = await moderatedReview(deps, id)
  if (!review) return []
  const { author, subject, stars, title, text, answer } = review
  return [
    [`${author} of ${subject}`, `${stars}/5`, title].join('  '),
    ...[text, answer && `Answer: ${answer}`]
      .flatMap((one) => one?.split('\n') || [])
      .filter(Boolean),
  ]
}
