import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import { openBefore } from './rules.ts'
import { findReview, type Reader, type StoredReview } from './store.ts'

/** Who reads, now; 0 for a visitor. */
export function readerOf({ clock }: Pick<Deps, 'clock'>, readerId: number): Reader {
  return { readerId, openBefore: openBefore(clock.now()) }
}

/** A review that the user may see. Refuses every other one as not found. */
export async function seen(
  deps: Pick<Deps, 'sql' | 'clock'>,
  userId: number,
  id: number,
): Promise<StoredReview> {
  const review = await findReview(deps.sql, id, readerOf(deps, userId))
  if (!review) throw new Refusal('review_not_found')
  return review
}
