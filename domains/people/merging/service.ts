import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { avatarFile, emptiedUsername } from '../../accounts/service.ts'
import { cacheTagsOfSeller } from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { refuseConflict, writeAudit } from '../../staff/service.ts'
import {
  closeAccount,
  countRows,
  findObstacles,
  isTicketOf,
  lockAccounts,
  moveCompany,
  moveFavorites,
  moveReferences,
  separate,
  type MergeAccount,
  type MergeCounts,
  type Pair,
} from './store.ts'

interface AccountMerge extends Pair {
  /** Help cases by which the person has proved each account: written in it, or with its number or address. */
  readonly keptTicket: string
  readonly mergedTicket: string
  readonly reason: string
}

type MergeDeps = Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation' | 'storage'>

/**
 * Moves everything of an account to another one of the same person, and empties it; or only says what would move. It
 * cannot be undone. Refuses accounts of staff and the member's own, closed and restricted ones, a person's with a
 * company's, companies with different IDNO, accounts that have talked with or reviewed each other, and a merge without
 * a reason or without the proof of both accounts.
 */
export async function mergeAccounts(
  deps: MergeDeps,
  staff: Staff,
  merge: AccountMerge,
  isPreview: boolean,
): Promise<{ readonly username: string; readonly counts: MergeCounts }> {
  const { keptId, mergedId, reason } = merge
  if (!isPreview && reason.trim() === '') throw new Refusal('reason_required', 'reason')
  await refuseConflict(deps.sql, staff, keptId)
  await refuseConflict(deps.sql, staff, mergedId)
  const tags = await cacheTagsOfSeller(deps, mergedId)
  const done = await deps.sql.begin(async (sql) => {
    const { kept, merged } = await lockPair(sql, merge, deps.clock.now())
    await refuseUnproved(sql, merge)
    const counts = await countRows(sql, mergedId)
    if (!isPreview) {
      await moveAll(sql, deps, merge)
      await audit(sql, staff, merge, { merged, counts })
    }
    return { kept, merged, counts }
  })
  if (!isPreview) {
    const { avatar } = done.merged
    if (avatar) await deps.storage.remove(avatarFile(avatar))
    await deps.cacheInvalidation.invalidate(...tags, `seller:${keptId}`, `seller:${mergedId}`)
  }
  return { username: done.merged.username, counts: done.counts }
}

async function lockPair(
  sql: Db,
  pair: Pair,
  now: Date,
): Promise<{ kept: MergeAccount; merged: MergeAccount }> {
  const found = await lockAccounts(sql, pair, now)
  const [kept, merged] = [pair.keptId, pair.mergedId].map((id) =>
    found.find((one) => one.id === id),
  )
  if (!kept) throw new Refusal('user_not_found')
  if (!merged) throw new Refusal('user_not_found', 'other')
  const obstacle = obstacleOf(kept, merged, await findObstacles(sql, pair))
  if (obstacle) throw new Refusal(obstacle, 'other')
  return { kept, merged }
}

function obstacleOf(
  kept: MergeAccount,
  merged: MergeAccount,
  { hasTalked, hasReviewed, idnos }: Awaited<ReturnType<typeof findObstacles>>,
): RefusalCode | null {
  if (kept.id === merged.id) return 'merge_same_account'
  if (kept.isStaff || merged.isStaff) return 'merge_staff'
  if (kept.status !== 'active' || merged.status !== 'active') return 'merge_closed_account'
  if (kept.isRestricted || merged.isRestricted) return 'merge_restricted'
  if (kept.accountType !== merged.accountType) return 'merge_kinds'
  if (kept.accountType === 1 && idnos > 1) return 'merge_idno'
  if (hasTalked) return 'merge_talked'
  return hasReviewed ? 'merge_reviewed' : null
}

async function refuseUnproved(
  sql: Db,
  { keptId, mergedId, keptTicket, mergedTicket }: AccountMerge,
): Promise<void> {
  if (!(await isTicketOf(sql, keptId, keptTicket))) {
    throw new Refusal('merge_unproved', 'keptTicket')
  }
  if (!(await isTicketOf(sql, mergedId, mergedTicket))) {
    throw new Refusal('merge_unproved', 'mergedTicket')
  }
}

async function moveAll(sql: Db, { clock }: Pick<Deps, 'clock'>, pair: Pair): Promise<void> {
  const now = clock.now()
  await separate(sql, pair)
  await moveFavorites(sql, pair)
  await moveCompany(sql, pair, now)
  await moveReferences(sql, pair)
  await closeAccount(sql, pair, { emptiedName: emptiedUsername(pair.mergedId), now })
}

async function audit(
  sql: Db,
  { id: staffId }: Staff,
  { keptId, mergedId, keptTicket, mergedTicket, reason }: AccountMerge,
  { merged, counts }: { merged: MergeAccount; counts: MergeCounts },
): Promise<void> {
  await writeAudit(sql, {
    ...{ staffId, act: 'person.merge', subject: { kind: 'person', id: keptId }, reason },
    before: { status: merged.status },
    after: { merged: mergedId, tickets: [keptTicket, mergedTicket], ...counts },
  })
}
