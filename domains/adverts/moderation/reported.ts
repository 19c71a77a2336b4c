import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { Db, Deps } from '../../deps.ts'
import { notifyOfHidden } from '../../notifications/service.ts'
import { changeOwn, invalidateAdvert } from '../own.ts'
import { findOwn, updateStatus, type OwnAdvert } from '../own-store.ts'
import { pausePromotions } from '../promotion/service.ts'
import { nextStatus } from '../transitions.ts'
import { decide } from './service.ts'
import { findOwnerOf } from './store.ts'
import { isReported } from './rules.ts'

const reported: AdvertReason = { field: 'advert', code: 'reported' }

/**
 * Puts an active advert under review because people have reported it; others are left as they are. `isDue` is asked
 * with the advert locked, so that concurrent reports hide it once. Its owner is told.
 */
export async function hideReported(
  deps: Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>,
  id: number,
  isDue: (sql: Db) => Promise<boolean>,
): Promise<void> {
  const ownerId = await findOwnerOf(deps.sql, id)
  if (ownerId === null) return
  const hidden = await changeOwn(deps, ownerId, id, async (sql, advert) => {
    if (advert.status !== 'active' || !(await isDue(sql))) return null
    const now = deps.clock.now()
    await updateStatus(sql, id, {
      status: nextStatus(advert.status, 'review'),
      reasons: [reported],
      reviewSince: now,
    })
    await pausePromotions(sql, id, now)
    await notifyOfHidden(sql, { ownerId, advertId: id }, now)
    return advert
  })
  if (hidden) await invalidateAdvert(deps, hidden)
}

/**
 * Carries out a moderator's decision on the reports of an advert: what was reported rightly is suspended or rejected;
 * what reports alone have hidden wrongly is shown again. `alongside` runs in the transaction.
 */
export async function decideReported(
  deps: Deps,
  id: number,
  isUpheld: boolean,
  alongside: (sql: Db) => Promise<void>,
): Promise<void> {
  const advert = await findOwn(deps.sql, id)
  const move = advert && moveAfterReports(advert, isUpheld)
  if (move) return decide(deps, id, move, isUpheld ? [reported] : [], { alongside })
  await deps.sql.begin(alongside)
}

/** Null: the advert is left as it is. */
function moveAfterReports(
  { status, reasons }: Pick<OwnAdvert, 'status' | 'reasons'>,
  isUpheld: boolean,
): 'suspend' | 'reject' | 'approve' | null {
  if (isUpheld && status === 'active') return 'suspend'
  if (status !== 'review') return null
  if (isUpheld) return 'reject'
  return reasons.length > 0 && reasons.every(isReported) ? 'approve' : null
}
