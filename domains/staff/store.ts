import type { Role } from '#contract/rules/staff/rights.ts'
import type { Db } from '../deps.ts'

/** A person with at least one role. */
export interface Member {
  readonly id: number
  readonly username: string
  readonly roles: readonly Role[]
  readonly hasSecondFactor: boolean
}

/** Proof of the second factor in a session. */
export interface Proof {
  readonly provedAt: Date
  readonly usedAt: Date
}

/** A member with the proof of a session; null for anybody without a role. */
export async function findMember(
  sql: Db,
  userId: number,
  sessionId: string,
): Promise<(Member & { readonly proof: Proof | null }) | null> {
  const [row] = await sql<(Member & { provedAt: Date | null; usedAt: Date | null })[]>`
    select u.id, u.username, u.has_second_factor, s.proved_at, s.used_at,
      array(select role from staff_roles where user_id = u.id order by role) as roles
    from users u
    left join staff_sessions s on s.session_id = ${sessionId}
    where u.id = ${userId} and u.status = 'active' and exists (select from staff_roles where user_id = u.id)`
  if (!row) return null
  const { provedAt, usedAt, ...member } = row
  return { ...member, proof: provedAt && usedAt ? { provedAt, usedAt } : null }
}

/** Roles of an account that is active; none of another. */
export async function listActiveRoles(sql: Db, userId: number): Promise<Role[]> {
  const rows = await sql<{ role: Role }[]>`
    select r.role from staff_roles r
    join users u on u.id = r.user_id and u.status = 'active'
    where r.user_id = ${userId}`
  return rows.map(({ role }) => role)
}

export async function hasRoles(sql: Db, userId: number): Promise<boolean> {
  const rows = await sql`select from staff_roles where user_id = ${userId} limit 1`
  return rows.length > 0
}
