import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { canTransition, nextStatus } from '../transitions.ts'
import { invalidateAdvert, changeOwn } from '../own.ts'
import { updateFlags, updateStatus, type OwnAdvert } from '../own-store.ts'
import { removeFiles, removePhotosOf } from '../photos/service.ts'
import { endOf, isCycleOver, renewalOf } from '../rules.ts'

/** Takes adverts out of sight. Those that cannot be archived now are left as they are. Gives how many were. */
export async function archiveAdverts(
  deps: Deps,
  owner: User,
  ids: readonly number[],
): Promise<number> {
  return eachOf(deps, owner, ids, 'archive', async (sql, advert) => {
    const status = nextStatus(advert.status, 'archive')
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
    const status = nextStatus(advert.status, 'delete')
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
    status: nextStatus(advert.status, 'edit'),
    expiresAt,
    noticeSentAt: null,
    ...(isCycleOver(advert, now) && { cycleStartedAt: now }),
  })
  return expiresAt
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
  await invalidateAdvert(deps, advert)
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
  await invalidateAdvert(deps, advert)
}

/** Applies the transition to each of these that is the owner's and allows it; the others stay as they are. */
async function eachOf(
  deps: Deps,
  owner: User,
  ids: readonly number[],
  move: 'archive' | 'delete' | 'edit',
  change: (sql: Db, advert: OwnAdvert) => Promise<void>,
): Promise<number> {
  let done = 0
  for (const id of new Set(ids)) {
    // Each in a transaction of its own: one refusal undoes no other.
    const advert = await changeOwn(deps, owner.id, id, async (sql, found) => {
      if (!canTransition(found.status, move)) throw new Refusal('move_refused', 'status')
      await change(sql, found)
      return found
    }).catch(refusedAlone)
    if (!advert) continue
    done++
    await invalidateAdvert(deps, advert)
  }
  return done
}

function refusedAlone(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
