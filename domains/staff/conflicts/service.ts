import { Refusal } from '#contract/refusals.ts'
import type { StaffConflict } from '#contract/rules/staff/conflicts.ts'
import type { Db } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { listAcquainted, listMembers } from './store.ts'

/**
 * Accounts among some on which a member may not act, with the reason: their own, a colleague's unless they are an admin,
 * and those of people whom they know. Colleagues know each other, so on them an admin acts all the same.
 */
export async function conflictsOf(
  sql: Db,
  staff: Pick<Staff, 'id' | 'roles'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, StaffConflict>> {
  const others = userIds.filter((id) => id !== staff.id)
  const conflicts = new Map<number, StaffConflict>()
  if (others.length < userIds.length) conflicts.set(staff.id, 'staff_conflict')
  if (others.length === 0) return conflicts
  const members = await listMembers(sql, others)
  for (const id of await listAcquainted(sql, staff.id, others)) {
    if (!members.includes(id)) conflicts.set(id, 'staff_acquainted')
  }
  if (staff.roles.includes('admin')) return conflicts
  for (const id of members) conflicts.set(id, 'staff_of_staff')
  return conflicts
}

/** As `conflictsOf`, of one account; null without a conflict. */
export async function conflictOf(
  sql: Db,
  staff: Staff,
  userId: number,
): Promise<StaffConflict | null> {
  return (await conflictsOf(sql, staff, [userId])).get(userId) ?? null
}

/** Refuses an act of a member on an account, or on what belongs to it, for which there is a conflict. */
export async function refuseConflict(sql: Db, staff: Staff, userId: number): Promise<void> {
  const conflict = await conflictOf(sql, staff, userId)
  if (conflict) throw new Refusal(conflict)
}
