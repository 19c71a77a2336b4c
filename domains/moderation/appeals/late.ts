import type { Deps } from '../../deps.ts'
import { notifyOfDecision } from '../../notifications/service.ts'
import { markLate } from './store.ts'

const toldAtOnce = 50

/**
 * Tells the owners of appeals whose answer is overdue, once each, that it is late and that the appeal stays open. The
 * promised day is kept or told (DSA, article 20).
 */
export async function tellOfLateAppeals({ sql, clock }: Deps): Promise<void> {
  const now = clock.now()
  for (;;) {
    const told = await sql.begin(async (tx) => {
      const late = await markLate(tx, now, toldAtOnce)
      for (const appeal of late) {
        // In sequence: a transaction has one connection.
        await notifyOfDecision(tx, { ...appeal, move: 'appeal_late', reasons: [] }, now)
      }
      return late.length
    })
    if (told < toldAtOnce) return
  }
}
