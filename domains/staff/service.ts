import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../deps.ts'
import type { Staff } from '../implement.ts'
import { deleteRoles } from './roles/store.ts'
import { hasRoles } from './store.ts'

/** Whether a user has a role. */
export async function isStaff({ sql }: Pick<Deps, 'sql'>, userId: number): Promise<boolean> {
  return hasRoles(sql, userId)
}

/**
 * Refuses an act of a member on their own account or what belongs to it (`staff_conflict`), and on a colleague's unless
 * the member is an admin (`staff_of_staff`).
 */
export async function refuseConflict(sql: Db, staff: Staff, ownerId: number): Promise<void> {
  if (ownerId === staff.id) throw new Refusal('staff_conflict')
  if (staff.roles.includes('admin')) return
  if (await hasRoles(sql, ownerId)) throw new Refusal('staff_of_staff')
}

/** Takes the roles of an erased account away; its lines of the audit log stay, with its number alone. */
export async function eraseStaffData(sql: Db, userId: number): Promise<void> {
  await deleteRoles(sql, userId)
}

export { writeAudit, type AuditEntry, type AuditState } from './audit/service.ts'
export {
  leaveConsole,
  proveAct,
  proveStaff,
  staffAccess,
  type StaffAccess,
} from './proof/service.ts'
export {
  accountNamed,
  grantRole,
  revokeRole,
  staffMembers,
  type RoleHolder,
} from './roles/service.ts'
export { claim, claimNext, claimsOf, holdClaim, release, type Claim } from './claims/service.ts'
