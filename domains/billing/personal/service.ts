import { billDataDays } from '#contract/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { creditsDataOf, eraseCreditsOf } from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { billNumber, billsOf } from '../bills/service.ts'
import { cardsOf, eraseCardsOf } from '../cards/service.ts'
import { anonymiseBillsBefore, reduceBillsOf } from './store.ts'

/** Bills, saved cards and granted promotions of a user, for the export of the user's data; amounts in bani. */
export async function billingDataOf(
  deps: Pick<Deps, 'sql' | 'clock' | 'payments'>,
  user: Pick<User, 'id'>,
): Promise<object> {
  const everything = { scope: 'all', year: null, state: null, start: 0, size: 100_000 } as const
  const { items } = await billsOf(deps, user, everything)
  return {
    bills: items.map(({ id: _id, year, serial, buyerId: _buyerId, ...bill }) => ({
      number: billNumber({ year, serial }),
      ...bill,
      ...{ totalBani: Number(bill.totalBani), vatBani: Number(bill.vatBani) },
      refundedBani: Number(bill.refundedBani),
      lines: bill.lines.map((line) => ({
        ...line,
        ...{ totalBani: Number(line.totalBani), vatBani: Number(line.vatBani) },
      })),
    })),
    savedCards: (await cardsOf(deps, user)).map(({ mask, brand, expires }) => ({
      ...{ mask, brand, expires },
    })),
    promotionCredits: await creditsDataOf(deps, user.id),
  }
}

/**
 * Erases what an account has bought and not used, and its cards, in the caller's transaction. Its bills stay as long as
 * the law asks, with no more of the person than an invoice needs (D53).
 */
export async function eraseBillingOf(sql: Db, userId: number): Promise<void> {
  await eraseCardsOf(sql, userId)
  await eraseCreditsOf(sql, userId)
  await reduceBillsOf(sql, userId)
}

/** Removes who bought from bills whose time in the books is over. Idempotent. */
export async function anonymiseOldBills(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await anonymiseBillsBefore(deps.sql, new Date(deps.clock.now().getTime() - billDataDays * dayMs))
}
