import type { Role } from '#contract/rules/staff/rights.ts'
import type { Db } from '../../deps.ts'
import type { Member } from '../store.ts'

export interface RoleHolder extends Member {
  readonly grantedAt: Date
}

/** Everybody with a role, by name. */
export async function listMembers(sql: Db): Promise<RoleHolder[]> {
  return sql<RoleHolder[]>`
    select u.id, u.username, u.has_second_factor, array_agg(r.role order by r.role) as roles,
      max(r.granted_at) as granted_at
    from staff_roles r
    join users u on u.id = r.user_id
    group by u.id
    order by u.username`
}

/** Serializes changes of roles until the end of the transaction, so that two admins cannot remove each other. */
export async function lockRoles(sql: Db): Promise<void> {
  await sql`lock table staff_roles in share row exclusive mode`
}

export async function listRolesOf(sql: Db, userId: number): Promise<Role[]> {
  const rows = await sql<{ role: Role }[]>`
    select role from staff_roles where user_id = ${userId} order by role`
  return rows.map(({ role }) => role)
}

/** Roles of a user, and since when. */
export async function listGrants(
  sql: Db,
  userId: number,
): Promise<{ role: Role; grantedAt: Date }[]> {
  return sql<{ role: Role; grantedAt: Date }[]>`
    select role, granted_at from staff_roles where user_id = ${userId} order by role`
}

/** Admins whose accounts are active. */
export async function countAdmins(sql: Db, except: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from staff_roles r
    join users u on u.id = r.user_id
    where r.role = 'admin' and u.status = 'active' and u.id <> ${except}`
  return row?.count ?? 0
}

export async function insertRole(
  sql: Db,
  granted: { userId: number; role: Role; grantedBy: number | null; grantedAt: Date },
): Promise<void> {
  await sql`
    insert into staff_roles ${sql(granted, 'userId', 'role', 'grantedBy', 'grantedAt')} on conflict do nothing`
}

export async function deleteRole(sql: Db, userId: number, role: Role): Promise<void> {
  await sql`delete from staff_roles where user_id = ${userId} and role = ${role}`
}

export async function deleteRoles(sql: Db, userId: number): Promise<void> {
  await sql`delete from staff_roles where user_id = ${userId}`
}

/** Id of an active account by its username or national number. */
export async function findActiveUser(
  sql: Db,
  by: { readonly username: string } | { readonly phone: string },
): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    select id from users
    where status = 'active' and ${'phone' in by ? sql`phone = ${by.phone}` : sql`username = ${by.username}`}`
  return row?.id ?? null
}
