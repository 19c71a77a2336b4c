import { promotionsPerCycle } from '#contract/limits.ts'
import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { localDay } from '../../lib/local-day.ts'
import { changeOwn, invalidateAdvert } from '../own.ts'
import { findKept, updateFlags, updateStatus, type OwnAdvert } from '../own-store.ts'
import { endOf, isCycleOver } from '../rules.ts'
import { nextStatus } from '../transitions.ts'
import { liftByCredit } from './credits.ts'
import { countCredits } from './credits-store.ts'
import { countPromotions, findBoughtLifts, insertPromotion, markPromoted } from './store.ts'

export interface Promoted {
  readonly status: AdvertStatus
  readonly promotionsLeft: number
  readonly isLifted: boolean
}

/**
 * Promotes an advert to the top of lists: once per Chișinău day and five times per cycle, then as often as was bought,
 * also under concurrent requests. A hidden advert is shown again. An archived advert is restored, promoted while promotions are left, and queued for review if it was
 * edited. Refuses any other state, a second promotion in a day, and one when none is left.
 */
export async function promoteAdvert(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
): Promise<Promoted> {
  await refuseLimited(deps, owner.id, 'posting')
  const promoted = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    const isBack = advert.status === 'archived'
    if (!isBack && advert.status !== 'active') throw new Refusal('move_refused', 'status')
    const now = deps.clock.now()
    const moved = isBack ? await comeBack(sql, advert, now) : advert
    const current = await show(sql, moved)
    if (current.status === 'review')
      return { ...current, ...(await left(sql, current, now)), isLifted: false }

    const before = await left(sql, current, now)
    const obstacle = before.isToday ? 'promoted_today' : 'no_promotions_left'
    const canLift = !before.isToday && before.promotionsLeft > 0
    if (!canLift && !isBack) throw new Refusal(obstacle)
    const isLifted = canLift && (await lift(sql, advert, before, now))
    return { ...current, promotionsLeft: before.promotionsLeft - Number(isLifted), isLifted }
  })
  await invalidateAdvert(deps, promoted)
  const { status, promotionsLeft, isLifted } = promoted
  return { status, promotionsLeft, isLifted }
}

/**
 * Brings an archived advert back, also a hidden one, without promoting it, queued for review if it was edited. Refuses any other state, one
 * that is merged into another, and an owner who may not publish for now.
 */
export async function restoreAdvert(
  deps: Deps,
  owner: Pick<User, 'id'>,
  id: number,
): Promise<AdvertStatus> {
  await refuseLimited(deps, owner.id, 'posting')
  const restored = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    if (advert.status !== 'archived') throw new Refusal('move_refused', 'status')
    return show(sql, await comeBack(sql, advert, deps.clock.now()))
  })
  await invalidateAdvert(deps, restored)
  return restored.status
}

/** Who promotes or restores an advert wants it seen. */
async function show(sql: Db, advert: OwnAdvert): Promise<OwnAdvert> {
  if (!advert.isPublic) await updateFlags(sql, advert.id, { isPublic: true })
  return { ...advert, isPublic: true }
}

/** Restores an archived advert until its old expiry, or a new one if that has passed. */
async function comeBack(sql: Db, advert: OwnAdvert, now: Date): Promise<OwnAdvert> {
  if ((await findKept(sql, advert.id)) !== null) throw new Refusal('advert_merged')
  const status = nextStatus(advert.status, advert.isEdited ? 'review' : 'restore')
  const isOver = !advert.expiresAt || advert.expiresAt <= now
  const expiresAt = isOver ? endOf(advert, now) : advert.expiresAt
  const cycleStartedAt = isOver && isCycleOver(advert, now) ? now : advert.cycleStartedAt
  await updateStatus(sql, advert.id, {
    ...{ status, expiresAt, archivedAt: null, soldAt: null, soldTo: null },
    ...(cycleStartedAt && { cycleStartedAt }),
    ...(isOver && { noticeSentAt: null }),
    ...(status === 'review' && { reviewSince: now, reasons: [] }),
  })
  return { ...advert, status, expiresAt, cycleStartedAt }
}

interface Left {
  readonly promotionsLeft: number
  readonly isToday: boolean
  readonly isFree: boolean
  readonly boughtId: number | null
}

/** Uses a free promotion, else one that was bought for the advert, else one of the account. */
async function lift(
  sql: Db,
  advert: OwnAdvert,
  { isFree, boughtId }: Left,
  at: Date,
): Promise<boolean> {
  if (!isFree && boughtId === null) return liftByCredit(sql, advert, at)
  const isLifted = await insertPromotion(sql, {
    ...{ advertId: advert.id, day: localDay(at), at },
    boughtId: isFree ? null : boughtId,
  })
  if (isLifted) await markPromoted(sql, advert.id, at)
  return isLifted
}

async function left(sql: Db, { id, ownerId, cycleStartedAt }: OwnAdvert, now: Date): Promise<Left> {
  const since = localDay(cycleStartedAt ?? new Date(0))
  const { used, isToday } = await countPromotions(sql, {
    advertId: id,
    since,
    today: localDay(now),
  })
  const free = Math.max(0, promotionsPerCycle - used)
  const bought = await findBoughtLifts(sql, id)
  return {
    promotionsLeft: free + (bought?.left ?? 0) + (await countCredits(sql, ownerId, now)),
    ...{ isToday, isFree: free > 0, boughtId: bought?.boughtId ?? null },
  }
}

export { endPause, givePromotionDaysBack, pausePromotions, restorePromotionDays } from './pauses.ts'
