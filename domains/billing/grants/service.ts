import { dayMs } from '#contract/rules/durations.ts'
import {
  grantCredits,
  grantPromotion,
  revokeCredits,
  revokePromotion,
} from '../../adverts/service.ts'
import type { Db } from '../../deps.ts'
import { isPlacement } from '../bills/rules.ts'
import type { Bill, Line } from '../bills/service.ts'

type Granted = Pick<Bill, 'id' | 'buyerId' | 'lines' | 'totalBani'>

/**
 * Grants what a bill is for, once, in the transaction that marks it paid. The adverts of placements must be locked and
 * not deleted.
 */
export async function grantBought(sql: Db, bill: Granted, at: Date): Promise<void> {
  for (const line of bill.lines) await grantLine(sql, bill, line, at)
}

async function grantLine(sql: Db, bill: Granted, line: Line, at: Date): Promise<void> {
  const key = keyOf(bill, line)
  const { kind, days, promotions, advertId } = line
  if (isPlacement(kind)) {
    const granted =
      advertId === null ? 'gone' : await grantPromotion(sql, { advertId, kind, days, key, at })
    if (granted === 'gone') throw new Error(`The advert of ${key} is gone`)
    return
  }
  const expiresAt = kind === 'plan' ? new Date(at.getTime() + days * dayMs) : null
  await grantCredits(sql, { userId: bill.buyerId, count: promotions, key, at, expiresAt })
}

/**
 * Takes back what was not used when a bill is refunded: of promotions the share of the bill that goes back, rounded up,
 * as far as they are unused; a placement ends only with a refund of the whole bill.
 */
export async function revokeBought(
  sql: Db,
  bill: Granted,
  { amountBani, isWhole, at }: { amountBani: bigint; isWhole: boolean; at: Date },
): Promise<void> {
  for (const line of bill.lines) {
    const key = keyOf(bill, line)
    if (!isPlacement(line.kind)) {
      const share = isWhole
        ? line.promotions
        : revokedShare(line.promotions, amountBani, bill.totalBani)
      await revokeCredits(sql, key, share)
    } else if (isWhole) await revokePromotion(sql, key, at)
  }
}

/** Promotions that a part of a bill stands for, rounded up. */
export function revokedShare(promotions: number, amountBani: bigint, totalBani: bigint): number {
  return Number((BigInt(promotions) * amountBani + totalBani - 1n) / totalBani)
}

function keyOf({ id }: Granted, { position }: Line): string {
  return `bill:${id}:${position}`
}
