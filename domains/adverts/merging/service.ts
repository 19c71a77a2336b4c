import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import { notifyOfDecision } from '../../notifications/service.ts'
import { insertDecision } from '../moderation/service.ts'
import { findKept, lockOwn, updateStatus, type OwnAdvert } from '../own-store.ts'
import { restorePromotionDays } from '../promotion/service.ts'
import { nextStatus } from '../transitions.ts'
import {
  addViews,
  findLastEnd,
  findViews,
  insertMerge,
  listOpenPromotions,
  lockMerge,
  movePromotionsBack,
  updatePromotion,
  updateUndone,
  type MergeableStatus,
  type StoredMerge,
} from './store.ts'

/** Adverts of one owner, one of which takes the others in. */
export interface Mergeable {
  readonly kept: OwnAdvert
  readonly others: readonly OwnAdvert[]
}

/**
 * Locks the adverts of a merge within the transaction of the caller. Refuses unknown ones (`advert_not_found`), adverts
 * of several people (`merge_owners`), drafts, rejected and suspended ones (`merge_state`), and merged ones
 * (`merge_done`). The kept one is shown or archived.
 */
export async function lockMergeable(
  sql: Db,
  keptId: number,
  ids: readonly number[],
): Promise<Mergeable> {
  const locked = new Map<number, OwnAdvert>()
  // In the order of their ids, so that two merges wait for each other instead of failing.
  for (const id of [...new Set([keptId, ...ids])].toSorted((one, other) => one - other)) {
    const advert = await lockOwn(sql, id)
    if (!advert) throw new Refusal('advert_not_found')
    if ((await findKept(sql, id)) !== null) throw new Refusal('merge_done')
    locked.set(id, advert)
  }
  const kept = locked.get(keptId)
  const others = [...locked.values()].filter(({ id }) => id !== keptId)
  if (!kept || others.length === 0) throw new Refusal('advert_not_found')
  if (others.some(({ ownerId }) => ownerId !== kept.ownerId)) throw new Refusal('merge_owners')
  const isOpen = kept.status === 'active' || kept.status === 'archived'
  if (!isOpen || others.some(({ status }) => mergeable(status) === null)) {
    throw new Refusal('merge_state')
  }
  return { kept, others }
}

function mergeable(status: OwnAdvert['status']): MergeableStatus | null {
  return status === 'active' || status === 'review' || status === 'archived' ? status : null
}

interface Merge {
  readonly advert: OwnAdvert
  readonly kept: OwnAdvert
  readonly staffId: number
  /** Words for the owner. */
  readonly text: string
}

/**
 * Archives an advert as a duplicate of the kept one, which gets its views and bought promotions; its owner is told why
 * and can appeal. Within the transaction of the caller, with both locked. Returns the id of the merge.
 */
export async function mergeInto(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  { advert, kept, staffId, text }: Merge,
): Promise<number> {
  const now = clock.now()
  const { id, ownerId } = advert
  const status = mergeable(advert.status)
  if (!status) throw new Refusal('merge_state')
  await restorePromotionDays(sql, { advertId: id, at: now })
  const views = await findViews(sql, id)
  const promotions = await movePromotions(sql, { from: id, to: kept.id, now })
  const mergeId = await insertMerge(sql, {
    ...{ advertId: id, keptId: kept.id, status, views, promotions },
    ...{ mergedBy: staffId, mergedAt: now },
  })
  await addViews(sql, kept.id, views)
  await updateStatus(sql, id, {
    status: nextStatus(status, 'merge'),
    ...{ archivedAt: now, reviewSince: null, reservedUntil: null, reservedFor: null },
  })
  const reasons: AdvertReason[] = [{ field: 'title', code: 'duplicate_advert', text }]
  await insertDecision(sql, {
    ...{ advertId: id, decision: 'merge', reasons, decidedBy: staffId, decidedAt: now },
    ...{ suspendedUntil: null, needsApproval: false },
  })
  await notifyOfDecision(sql, { ownerId, advertId: id, move: 'merge', reasons }, now)
  return mergeId
}

/** A promotion of a kind that the other advert has follows it, so that no day is lost. */
async function movePromotions(
  sql: Db,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<number[]> {
  const open = await listOpenPromotions(sql, from, now)
  for (const { id, kind, startsAt, endsAt } of open) {
    const last = endsAt && (await findLastEnd(sql, { advertId: to, kind, now }))
    const begins = startsAt > now ? startsAt : now
    const shift = last && last > begins ? last.getTime() - begins.getTime() : 0
    const moved = shift === 0 ? startsAt : new Date(begins.getTime() + shift)
    await updatePromotion(sql, {
      ...{ id, advertId: to, startsAt: moved },
      endsAt: endsAt && new Date(endsAt.getTime() + shift),
    })
  }
  return open.map(({ id }) => id)
}

/**
 * Makes a merged advert what it was, with its views and promotions, within the transaction of the caller; one that has
 * expired meanwhile stays archived. Its owner is told, unless an appeal does. Refuses a merge that is not in force, and
 * one whose adverts are gone. Returns it with its advert.
 */
export async function undoMerge(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  key: Parameters<typeof lockMerge>[1],
  { staffId, isAppeal }: { readonly staffId: number | null; readonly isAppeal: boolean },
): Promise<StoredMerge & { readonly advert: OwnAdvert }> {
  const now = clock.now()
  const merge = await lockMerge(sql, key)
  if (!merge) throw new Refusal('merge_undone')
  const { advertId, keptId } = merge
  const advert = await lockOwn(sql, advertId)
  if (!advert || advert.status !== 'archived') throw new Refusal('advert_not_found')
  const isOver = merge.status === 'active' && advert.expiresAt !== null && advert.expiresAt <= now
  const status = isOver ? 'archived' : merge.status
  await updateUndone(sql, merge.id, now)
  await addViews(sql, keptId, -merge.views)
  await movePromotionsBack(sql, merge.promotions, { from: keptId, to: advertId })
  await updateStatus(sql, advertId, {
    status,
    ...(status !== 'archived' && { archivedAt: null }),
    ...(status === 'review' && { reviewSince: now }),
  })
  const move = isAppeal ? 'reinstate' : 'unmerge'
  await insertDecision(sql, {
    ...{ advertId, decision: move, reasons: [], decidedBy: staffId, decidedAt: now },
    ...{ suspendedUntil: null, needsApproval: false },
  })
  await notifyOfDecision(sql, { ownerId: advert.ownerId, advertId, move, reasons: [] }, now)
  return { ...merge, advert }
}

/** The public advert that the address of a merged one leads to; null for others. */
export async function keptAdvert(
  { sql }: Pick<Deps, 'sql'>,
  advertId: number,
): Promise<number | null> {
  return findKept(sql, advertId)
}

export { updateConversations } from './store.ts'
