import { dayMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import { answersWithin } from './rules.ts'
import { deleteAnswerTimes, measureAnswers, upsertAnswerTimes } from './store.ts'

/** Sellers per statement. */
const batchSize = 500
const measuredDays = 90
/** Conversations of one seller, the newest first: a company has thousands. */
const measuredConversations = 200

/** Measures anew how soon each seller usually answers. Idempotent. */
export async function measureAnswerTimes({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - measuredDays * dayMs)
  const unansweredBefore = new Date(now.getTime() - dayMs)
  let after: number | undefined = 0
  while (after !== undefined) {
    const batch = { after, since, unansweredBefore, most: batchSize, newest: measuredConversations }
    const measured = await measureAnswers(sql, batch)
    const times = measured.flatMap(({ sellerId, ...answers }) => {
      const within = answersWithin(answers)
      return within ? [{ sellerId, within }] : []
    })
    await upsertAnswerTimes(sql, times, now)
    after = measured.at(-1)?.sellerId
  }
  await deleteAnswerTimes(sql, now)
}
