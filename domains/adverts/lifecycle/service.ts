import { promotionsPerCycle } from '#contract/limits.ts'
import type { AdvertStatus } from '#contract/adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { canMove, moved } from '../transitions.ts'
import { announceAdvert, changeOwn } from '../own.ts'
import { updateFlags, updateStatus, type OwnAdvert } from '../own-store.ts'
import { removeFiles, removePhotosOf } from '../photos/service.ts'
import { countPromotions, insertPromotion, markPromoted } from '../promotion/store.ts'
import { endOf, isCycleOver, renewalOf } from '../rules.ts'
import { localDay } from '../../local-day.ts'

/** Takes adverts out of sight. Those that cannot be archived now are left as they are. Gives how many were. */
export async function archiveAdverts(
  deps: Deps,
  owner: User,
  ids: readonly number[],
): Promise<number> {
  return eachOf(deps, owner, ids, 'archive', async (sql, advert) => {
    const status = moved(advert.status, 'archive')
    await updateStatus(sql, advert.id, { status, archivedAt: deps.clock.now() })
  })
}

/** Deletes adverts with their photos. Gives how many were. */
export async function deleteAdverts(
  deps: Deps,
  owner: User,
  ids: readonly number[],
): Promise<number> {
  const gone: string[] = []
  const done = await eachOf(deps, owner, ids, 'delete', async (sql, advert) => {
    const status = moved(advert.status, 'delete')
    await updateStatus(sql, advert.id, { status, deletedAt: deps.clock.now() })
    gone.push(...(await removePhotosOf(sql, deps, advert)))
  })
  await removeFiles(deps, gone)
  return done
}

/**
 * The days of their category anew for active adverts that have at least a day less. Gives how many got them, and their
 * new end; null: none did.
 */
export async function renewAdverts(
  deps: Deps,
  owner: User,
  ids: readonly number[],
): Promise<{ done: number; expiresAt: Date | null }> {
  let expiresAt: Date | null = null
  const done = await eachOf(deps, owner, ids, 'edit', async (sql, advert) => {
    if (!renewalOf(advert, deps.clock.now())) throw new Refusal('move_refused', 'status')
    expiresAt = await renew(sql, deps, advert)
  })
  return { done, expiresAt }
}

/** Gives the new end. A cycle of promotions begins anew with a renewal, but never before the old one is near its end. */
export async function renew(sql: Db, deps: Pick<Deps, 'clock'>, advert: OwnAdvert): Promise<Date> {
  const now = deps.clock.now()
  const expiresAt = endOf(advert, now)
  await updateStatus(sql, advert.id, {
    status: moved(advert.status, 'edit'),
    expiresAt,
    noticeSentAt: null,
    ...(isCycleOver(advert, now) && { cycleStartedAt: now }),
  })
  return expiresAt
}

export interface Promoted {
  readonly status: AdvertStatus
  readonly promotionsLeft: number
  readonly isLifted: boolean
}

/**
 * Lifts an advert to the top: once a Chișinău day and five times in a cycle, exactly, however many ask at
 * once. An archived one comes back, lifted while promotions are left, and unseen to the queue when it was edited.
 * Refuses any other state, a second time in a day, and one without promotions left.
 */
export async function promoteAdvert(deps: Deps, owner: User, id: number): Promise<Promoted> {
  const promoted = await changeOwn(deps, owner.id, id, async (sql, advert) => {
    const isBack = advert.status === 'archived'
    if (!isBack && advert.status !== 'active') throw new Refusal('move_refused', 'status')
    const now = deps.clock.now()
    const current = isBack ? await comeBack(sql, advert, now) : advert
    if (current.status === 'review')
      return { ...current, ...(await left(sql, current, now)), isLifted: false }

    const before = await left(sql, current, now)
    const obstacle = before.isToday ? 'promoted_today' : 'no_promotions_left'
    const canLift = !before.isToday && before.promotionsLeft > 0
    if (!canLift && !isBack) throw new Refusal(obstacle)
    const isLifted =
      canLift && (await insertPromotion(sql, { advertId: id, day: localDay(now), at: now }))
    if (isLifted) await markPromoted(sql, id, now)
    return { ...current, promotionsLeft: before.promotionsLeft - Number(isLifted), isLifted }
  })
  await announceAdvert(deps, promoted)
  const { status, promotionsLeft, isLifted } = promoted
  return { status, promotionsLeft, isLifted }
}

/** Out of the archive: on its old days while there are any, else on new ones. */
async function comeBack(sql: Db, advert: OwnAdvert, now: Date): Promise<OwnAdvert> {
  const status = moved(advert.status, advert.isEdited ? 'look' : 'restore')
  const isOver = !advert.expiresAt || advert.expiresAt <= now
  const expiresAt = isOver ? endOf(advert, now) : advert.expiresAt
  const cycleStartedAt = isOver && isCycleOver(advert, now) ? now : advert.cycleStartedAt
  await updateStatus(sql, advert.id, {
    ...{ status, expiresAt, archivedAt: null },
    ...(cycleStartedAt && { cycleStartedAt }),
    ...(isOver && { noticeSentAt: null }),
    ...(status === 'review' && { reviewSince: now, reasons: [] }),
  })
  return { ...advert, status, expiresAt, cycleStartedAt }
}

async function left(
  sql: Db,
  { id, cycleStartedAt }: OwnAdvert,
  now: Date,
): Promise<{ promotionsLeft: number; isToday: boolean }> {
  const since = localDay(cycleStartedAt ?? new Date(0))
  const { used, isToday } = await countPromotions(sql, {
    advertId: id,
    since,
    today: localDay(now),
  })
  return { promotionsLeft: Math.max(0, promotionsPerCycle - used), isToday }
}

/** Hides an active advert from everybody else, or shows it again. */
export async function setPublic(
  deps: Deps,
  owner: User,
  id: number,
  isPublic: boolean,
): Promise<void> {
  const advert = await changeOwn(deps, owner.id, id, async (sql, found) => {
    await updateFlags(sql, id, { isPublic })
    return found
  })
  await announceAdvert(deps, advert)
}

/** Shows the owner's number to the buyers of this advert, or keeps it. */
export async function setPhonePublic(
  deps: Deps,
  owner: User,
  id: number,
  showsPhone: boolean,
): Promise<void> {
  if (showsPhone && !owner.hasPhone) throw new Refusal('phone_needed', 'phone')
  const advert = await changeOwn(deps, owner.id, id, async (sql, found) => {
    await updateFlags(sql, id, { showsPhone })
    return found
  })
  await announceAdvert(deps, advert)
}

/** The move on each of these that are the owner's and can be moved so; the others stay. */
async function eachOf(
  deps: Deps,
  owner: User,
  ids: readonly number[],
  move: 'archive' | 'delete' | 'edit',
  change: (sql: Db, advert: OwnAdvert) => Promise<void>,
): Promise<number> {
  let done = 0
  for (const id of new Set(ids)) {
    // oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own: one refusal undoes no other
    const advert = await changeOwn(deps, owner.id, id, async (sql, found) => {
      if (!canMove(found.status, move)) throw new Refusal('move_refused', 'status')
      await change(sql, found)
      return found
    }).catch(refusedAlone)
    if (!advert) continue
    done++
    // oxlint-disable-next-line no-await-in-loop
    await announceAdvert(deps, advert)
  }
  return done
}

function refusedAlone(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
