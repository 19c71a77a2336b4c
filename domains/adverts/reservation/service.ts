import { reservedHours } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { queueFavoriteEvent } from '../../notifications/service.ts'
import { changeOwn, invalidateAdvert } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { nextStatus } from '../transitions.ts'
import { deletePastReservations, lockForSale, updateReservation } from './store.ts'

/** Reserves an advert for a buyer. Refuses one that is not offered, or reserved for somebody else. */
export async function reserveAdvert(
  sql: Db,
  { advertId, buyerId }: { readonly advertId: number; readonly buyerId: number },
  now: Date,
): Promise<{ id: number; categorySlug: string | null }> {
  const advert = await lockForSale(sql, advertId, now)
  if (!advert?.isOffered) throw new Refusal('advert_ended')
  const { reservedFor } = advert
  if (reservedFor !== null && reservedFor !== buyerId) throw new Refusal('advert_reserved')
  const until = new Date(now.getTime() + reservedHours * hourMs)
  await updateReservation(sql, advertId, { buyerId, until })
  await queueFavoriteEvent(sql, { advertId, event: 'reserved', buyerId })
  return advert
}

/** Ends the reservation of an own advert; nothing happens to one that is not reserved. */
export async function freeAdvert(
  deps: Pick<Deps, 'sql' | 'cacheInvalidation'>,
  owner: Pick<User, 'id'>,
  id: number,
): Promise<void> {
  const advert = await changeOwn(deps, owner.id, id, async (sql, found) => {
    await updateReservation(sql, id, null)
    return found
  })
  await invalidateAdvert(deps, advert)
}

/** Archives an own advert as sold; `buyerId` is null if it was sold elsewhere. Refuses one that is not active. */
export async function sellAdvert(
  deps: Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>,
  owner: Pick<User, 'id'>,
  id: number,
  buyerId: number | null,
): Promise<void> {
  const advert = await changeOwn(deps, owner.id, id, async (sql, found) => {
    const now = deps.clock.now()
    const status = nextStatus(found.status, 'archive')
    const sold = { soldAt: now, soldTo: buyerId, reservedUntil: null, reservedFor: null }
    await updateStatus(sql, id, { status, archivedAt: now, ...sold })
    await queueFavoriteEvent(sql, { advertId: id, event: 'sold', buyerId })
    return found
  })
  await invalidateAdvert(deps, advert)
}

/** Ends reservations whose time is over. */
export async function endReservations(
  deps: Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>,
): Promise<void> {
  const freed = await deletePastReservations(deps.sql, deps.clock.now())
  for (const advert of freed) await invalidateAdvert(deps, advert)
}
