import { flagsPerDay } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { FlagCode } from '#contract/people/reviews.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { seen } from '../reader.ts'
import { findExcerpt, insertFlag, listFlagged, settleFlags, type FlaggedReview } from './store.ts'

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

/** A moderator hides a review, or lets it be seen; its flags are settled. Refuses an unknown one. */
export async function settleReview(
  deps: SettleDeps,
  id: number,
  decision: 'hide' | 'show',
): Promise<void> {
  if (!(await settle(deps, id, decision))) throw new Refusal('review_not_found')
}

/**
 * The same for a reported review, which may have been erased meanwhile: then nothing happens but what `alongside` does,
 * which runs first in the transaction.
 */
export async function settleReported(
  deps: SettleDeps,
  id: number,
  decision: 'hide' | 'show',
  alongside: (sql: Db) => Promise<void>,
): Promise<void> {
  await settle(deps, id, decision, alongside)
}

/** False for an unknown review. */
async function settle(
  deps: SettleDeps,
  id: number,
  decision: 'hide' | 'show',
  alongside?: (sql: Db) => Promise<void>,
): Promise<boolean> {
  const settled = { id, isHidden: decision === 'hide', now: deps.clock.now() }
  const subjectId = await deps.sql.begin(async (sql) => {
    await alongside?.(sql)
    return settleFlags(sql, settled)
  })
  if (subjectId === null) return false
  await deps.cacheInvalidation.invalidate(`seller:${subjectId}`)
  return true
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

/** What a moderator reads of a reported review, line by line; empty once it is erased. */
export async function reviewExcerpt(deps: Pick<Deps, 'sql'>, id: number): Promise<string[]> {
  const review = await findExcerpt(deps.sql, id)
  if (!review) return []
  const { author, subject, stars, title, text, answer } = review
  return [
    [`${author} of ${subject}`, `${stars}/5`, title].join('  '),
    ...[text, answer && `Answer: ${answer}`]
      .flatMap((one) => one?.split('\n') || [])
      .filter(Boolean),
  ]
}
