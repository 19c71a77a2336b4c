import { flagsPerDay } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { FlagCode } from '#contract/people/reviews.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { seen } from '../writing/service.ts'
import { insertFlag, listFlagged, settleFlags, type FlaggedReview } from './store.ts'

/** The code that needs words. */
const otherCode = 10

/**
 * Flags a review of somebody else for a moderator; a second flag of the same person changes nothing. Refuses "other"
 * without words.
 */
export async function flagReview(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { id: userId }: Pick<User, 'id'>,
  reviewId: number,
  { code, text }: { readonly code: FlagCode; readonly text: string },
): Promise<void> {
  if (code === otherCode && text === '') throw new Refusal('reason_required', 'text')
  const { author } = await seen(deps, userId, reviewId)
  if (author.id === userId) throw new Refusal('review_not_found')
  await limit(deps, `flag:${userId}`, { most: flagsPerDay, window: dayMs })
  await insertFlag(deps.sql, { reviewId, userId, code, text, flaggedAt: deps.clock.now() })
}

/** Flagged reviews that wait for a moderator, the longest waiting first. */
export async function flaggedReviews(deps: Pick<Deps, 'sql'>): Promise<FlaggedReview[]> {
  return listFlagged(deps.sql)
}

/** A moderator hides a review, or lets it be seen; its flags are settled. Refuses an unknown one. */
export async function settleReview(
  deps: Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>,
  id: number,
  decision: 'hide' | 'show',
): Promise<void> {
  const settled = { id, isHidden: decision === 'hide', now: deps.clock.now() }
  const subjectId = await settleFlags(deps.sql, settled)
  if (subjectId === null) throw new Refusal('review_not_found')
  await deps.cacheInvalidation.invalidate(`seller:${subjectId}`)
}
