import { hasRight, type Right } from '#contract/rules/staff/rights.ts'
import type { Db, Deps } from '../deps.ts'
import { deleteReasonsAbout } from './audit/store.ts'
import { deleteRoles } from './roles/store.ts'
import { hasRoles, listActiveRoles } from './store.ts'

/** Whether a user has a role. */
export async function isStaff({ sql }: Pick<Deps, 'sql'>, userId: number): Promise<boolean> {
  return hasRoles(sql, userId)
}

/** Whether somebody has a right at this moment: nobody whose role was taken away, or who is banned. */
export async function holdsRight(
  { sql }: Pick<Deps, 'sql'>,
  userId: number,
  right: Right,
): Promise<boolean> {
  return hasRight(await listActiveRoles(sql, userId), right)
}

/**
 * Takes the roles of an erased account away, and what was written about it into the audit log; the lines stay, with its
 * number alone.
 */
export async function eraseStaffData(sql: Db, userId: number): Promise<void> {
  await deleteRoles(sql, userId)
  await deleteReasonsAbout(sql, userId)
}

export {
  auditLines,
  exportAudit,
  writeAudit,
  type AuditFilter,
  type AuditState,
  type StoredAuditLine,
} from './audit/service.ts'
export { callBack, callBackById, closeCallback, openCallbacks } from './callbacks/service.ts'
export { decideOnOutbox, openOutbox, type OpenMessage } from './outbox/service.ts'
export { leaveConsole, proveAct, proveStaff, staffAccess } from './proof/service.ts'
export { accountNamed, grantRole, revokeRole, rolesOf, staffMembers } from './roles/service.ts'
export { claim, claimsOf, holdClaim, release } from './claims/service.ts'
export { conflictOf, conflictsOf, refuseConflict } from './conflicts/service.ts'
