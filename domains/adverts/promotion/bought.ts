import type { PromotionKind } from '#contract/adverts/promotions.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '../../deps.ts'
import { localDay } from '../../lib/local-day.ts'
import {
  closeGap,
  findLastEnd,
  hasPromotion,
  insertBought,
  lockPromotable,
  revokeBought,
} from './bought-store.ts'
import { insertPromotion, markPromoted } from './store.ts'

export interface Grant {
  readonly advertId: number
  readonly kind: PromotionKind
  /** Days that it runs; of a `bump` the number of lifts, one a day. */
  readonly days: number
  /** Idempotency key, up to 200 characters. */
  readonly key: string
  readonly at: Date
}

/** `repeated`: the key is known, nothing was done; `gone`: the advert is deleted, nothing was granted. */
export type Granted = 'granted' | 'repeated' | 'gone'

/**
 * Grants a promotion within the transaction of the caller. A promotion of the same kind that still runs is followed,
 * so that no day is lost. The first lift of a bump is done at once where the advert is public and was not lifted that
 * day; the others are spent by `promoteAdvert` after the free ones. Pages show it within a minute.
 */
export async function grantPromotion(sql: Db, grant: Grant): Promise<Granted> {
  const { advertId, kind, days, key, at } = grant
  const status = await lockPromotable(sql, advertId)
  // A repeated grant is one even if the advert was deleted in between.
  if (await hasPromotion(sql, key)) return 'repeated'
  if (status === null) return 'gone'
  const lastEnd = kind === 'bump' ? null : await findLastEnd(sql, { advertId, kind, at })
  const startsAt = lastEnd ?? at
  const endsAt = kind === 'bump' ? null : new Date(startsAt.getTime() + days * dayMs)
  const lifts = kind === 'bump' ? days : null
  const id = await insertBought(sql, {
    ...{ advertId, kind, key, lifts, grantedAt: at, startsAt, endsAt },
  })
  if (id === null) return 'repeated'
  if (kind === 'bump' && status === 'active') await liftNow(sql, { advertId, boughtId: id, at })
  return 'granted'
}

async function liftNow(
  sql: Db,
  lift: { advertId: number; boughtId: number; at: Date },
): Promise<void> {
  const isLifted = await insertPromotion(sql, { ...lift, day: localDay(lift.at) })
  if (isLifted) await markPromoted(sql, lift.advertId, lift.at)
}

/**
 * Ends a granted promotion at once, within the transaction of the caller; of a bump its unspent lifts. Those of the
 * same kind that wait for its end move up. An unknown or revoked key changes nothing.
 */
export async function revokePromotion(sql: Db, key: string, at: Date = new Date()): Promise<void> {
  const revoked = await revokeBought(sql, key, at)
  if (revoked) await closeGap(sql, revoked)
}
