import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Role } from '#contract/rules/staff/rights.ts'
import type { Db, Deps } from '../../deps.ts'
import { writeAudit } from '../audit/service.ts'
import {
  countAdmins,
  deleteRole,
  findActiveUser,
  insertRole,
  listGrants,
  listMembers,
  listRolesOf,
  lockRoles,
  type RoleHolder,
} from './store.ts'

export type { RoleHolder }

/** A change of a role: of whom, and who makes it; null: an operator's command. */
interface RoleChange {
  readonly userId: number
  readonly role: Role
  readonly by: number | null
  readonly reason?: string
}

/** Everybody with a role. */
export async function staffMembers({ sql }: Pick<Deps, 'sql'>): Promise<RoleHolder[]> {
  return listMembers(sql)
}

/** Own roles, for the export of a user's data. */
export async function rolesOf(
  { sql }: Pick<Deps, 'sql'>,
  { id }: { readonly id: number },
): Promise<{ role: Role; grantedAt: Date }[]> {
  return listGrants(sql, id)
}

/** Id of an active account by its username or phone number. Refuses an unknown one. */
export async function accountNamed({ sql }: Pick<Deps, 'sql'>, name: string): Promise<number> {
  const phone = nationalPhone(name)
  const by = isValidPhone(phone) ? { phone } : { username: name.trim().toLowerCase() }
  const id = await findActiveUser(sql, by)
  if (id === null) throw new Refusal('user_not_found', 'person')
  return id
}

/** Gives a role. Nobody changes their own. */
export async function grantRole(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { userId, role, by, reason = '' }: RoleChange,
): Promise<void> {
  await changeRoles(deps, { userId, by, act: 'staff.grant', reason }, async (sql) => {
    await insertRole(sql, { userId, role, grantedBy: by, grantedAt: deps.clock.now() })
  })
}

/** Takes a role away, at once. Nobody changes their own, and the last admin stays. */
export async function revokeRole(
  deps: Pick<Deps, 'sql'>,
  { userId, role, by, reason = '' }: RoleChange,
): Promise<void> {
  await changeRoles(deps, { userId, by, act: 'staff.revoke', reason }, async (sql, held) => {
    const isLast = held.includes('admin') && (await countAdmins(sql, userId)) === 0
    if (role === 'admin' && isLast) throw new Refusal('staff_last_admin')
    await deleteRole(sql, userId, role)
  })
}

interface Change extends Pick<RoleChange, 'userId' | 'by'> {
  readonly act: 'staff.grant' | 'staff.revoke'
  readonly reason: string
}

async function changeRoles(
  deps: Pick<Deps, 'sql'>,
  { userId, by, act, reason }: Change,
  change: (sql: Db, held: readonly Role[]) => Promise<void>,
): Promise<void> {
  if (by === userId) throw new Refusal('staff_own_roles')
  await deps.sql.begin(async (sql) => {
    await lockRoles(sql)
    const before = await listRolesOf(sql, userId)
    await change(sql, before)
    const after = await listRolesOf(sql, userId)
    if (before.join() === after.join()) return
    const subject = { kind: 'staff', id: userId } as const
    await writeAudit(sql, {
      ...{ staffId: by, act, subject, reason },
      ...{ before: { roles: before }, after: { roles: after } },
    })
  })
}
