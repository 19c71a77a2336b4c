import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { canTransition, nextStatus } from '../transitions.ts'
import { invalidateAdvert, changeOwn } from '../own.ts'
import { updateFlags, updateStatus, type OwnAdvert } from '../own-store.ts'
import { removeFiles, removePhotosOf } from '../photos/service.ts'
import { endOf, isCycleOver, renewalOf } from '../rules.ts'

/** Archives adverts; those that cannot be archived are skipped. Returns the number of archived ones. */
export async function archiveAdverts(
  deps: Deps,
  owner: Pick<User, 'id'>,
  ids: readonly number[],
): Promise<number> {
  return eachOf(deps, owner, ids, 'archive', async (sql, advert) => {
    const status = nextStatus(advert.status, 'archive')
    await updateStatus(sql, advert.id, { status, archivedAt: deps.clock.now() })
  })
}

/** Deletes adverts with their photos. Returns the number of deleted ones. */
export async function deleteAdverts(
  deps: Deps,
  owner: Pick<User, 'id'>,
  ids: readonly number[],
): Promise<number> {
  const removedPhotos: string[] = []
  const done = await eachOf(deps, owner, ids, 'delete', async (sql, advert) => {
    const status = nextStatus(advert.status, 'delete')
    await updateStatus(sql, advert.id, { status, deletedAt: deps.clock.now() })
    removedPhotos.push(...(await removePhotosOf(sql, deps, advert)))
  })
  await removeFiles(deps, removedPhotos)
  return done
}

/**
 * Renews active adverts for the days of their category; those that would gain less than a day are skipped. Returns
 * the number of renewed ones and their new expiry, null if there are none.
 */
export async function renewAdverts(
  deps: Deps,
  owner: Pick<User, 'id'>,
  ids: readonly number[],
): Promise<{ done: number; expiresAt: Date | null }> {
  await refuseLimited(deps, owner.id, 'posting')
  let expiresAt: Date | null = null
  const done = await eachOf(deps, owner, ids, 'edit', async (sql, advert) => {
    if (!renewalOf(advert, deps.clock.now())) throw new Refusal('move_refused', 'status')
    expiresAt = await renew(sql, deps, advert)
  })
  return { done, expiresAt }
}

/** Returns the new expiry. A renewal starts a new promotion cycle only when the old one is nearly over. */
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

/** Hides an active advert from everybody but its owner, or shows it again. */
export async function setPublic(
  deps: Deps,
  owner: User,
  id: number,
  isPublic: boolean,
): Promise<void> {
  if (isPublic) await refuseLimited(deps, owner.id, 'posting')
  const advert = await changeOwn(deps, owner.id, id, async (sql, found) => {
    await updateFlags(sql, id, { isPublic })
    return found
  })
  await invalidateAdvert(deps, advert)
}

/** Shows or hides the owner's phone number on the advert. */
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

/** Applies the transition to each advert that belongs to the owner and allows it; others are skipped. */
async function eachOf(
  deps: Deps,
  owner: Pick<User, 'id'>,
  ids: readonly number[],
  move: 'archive' | 'delete' | 'edit',
  change: (sql: Db, advert: OwnAdvert) => Promise<void>,
): Promise<number> {
  let done = 0
  for (const id of new Set(ids)) {
    // One transaction per advert, so that a refusal does not roll back the others.
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
