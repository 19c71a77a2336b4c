import type { CompanyMember, Membership } from '#contract/people/members.ts'
import type { MemberRole } from '#contract/rules/company/member-rights.ts'
import type { Db } from '../deps.ts'

/** Which member of which company. */
export interface MemberKey {
  readonly companyId: number
  readonly userId: number
}

/** SQL: the name that people know a company by. */
export function nameOf(sql: Db) {
  return sql`coalesce(nullif(u.brand, ''), nullif(u.full_name, ''), u.username)`
}

/** Serializes what changes the members of a company and the companies of a person. */
export async function lockAccounts(sql: Db, ...ids: readonly number[]): Promise<void> {
  await sql`select 1 from users where id = any (${[...ids]}) order by id for no key update`
}

export async function isCompany(sql: Db, id: number): Promise<boolean> {
  const rows = await sql`
    select 1 from users where id = ${id} and account_type = 1 and status = 'active'`
  return rows.length > 0
}

export async function insertMember(
  sql: Db,
  { companyId, userId, role }: MemberKey & { readonly role: MemberRole },
  now: Date,
): Promise<void> {
  await sql`
    insert into company_members (company_id, user_id, role, joined_at)
    values (${companyId}, ${userId}, ${role}, ${now})`
}

export async function countMembers(sql: Db, companyId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from company_members where company_id = ${companyId}`
  return row?.n ?? 0
}

export async function countCompanies(sql: Db, userId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from company_members where user_id = ${userId}`
  return row?.n ?? 0
}

/** Null for no member. */
export async function findMember(
  sql: Db,
  { companyId, userId }: MemberKey,
): Promise<{ role: MemberRole; isPaused: boolean } | null> {
  const [member] = await sql<{ role: MemberRole; isPaused: boolean }[]>`
    select role, paused_at is not null as is_paused from company_members
    where company_id = ${companyId} and user_id = ${userId}`
  return member ?? null
}

/** Returns the role until then; null for no member. */
export async function updateRole(
  sql: Db,
  { companyId, userId, role }: MemberKey & { readonly role: MemberRole },
): Promise<MemberRole | null> {
  const [was] = await sql<{ role: MemberRole }[]>`
    with was as (
      select role from company_members where company_id = ${companyId} and user_id = ${userId} for update
    )
    update company_members m set role = ${role} from was
    where m.company_id = ${companyId} and m.user_id = ${userId}
    returning was.role`
  return was?.role ?? null
}

/** Returns whether there is such a member. */
export async function updateResumed(sql: Db, { companyId, userId }: MemberKey): Promise<boolean> {
  const rows = await sql`
    update company_members set paused_at = null
    where company_id = ${companyId} and user_id = ${userId} returning 1`
  return rows.length > 0
}

/** Sessions that act for the company act for their user again. Returns whether there was such a member. */
export async function deleteMember(sql: Db, { companyId, userId }: MemberKey): Promise<boolean> {
  const rows = await sql`
    delete from company_members where company_id = ${companyId} and user_id = ${userId} returning 1`
  return rows.length > 0
}

type StoredMember = Omit<CompanyMember, 'joinedAt' | 'activeAt'> & {
  readonly joinedAt: Date
  readonly activeAt: Date | null
}

/** Members whose account is open, in the order in which they joined. */
export async function listMembers(sql: Db, companyId: number): Promise<StoredMember[]> {
  return sql<StoredMember[]>`
    select u.id, u.username, coalesce(nullif(u.full_name, ''), u.username) as name, m.role,
      m.paused_at is not null as is_paused, m.joined_at, greatest(
        (select max(a.at) from member_acts a where a.company_id = m.company_id and a.user_id = m.user_id),
        (select max(s.seen_at) from sessions s where s.acting_for = m.company_id and s.user_id = m.user_id)) as active_at
    from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and u.status = 'active'
    order by m.joined_at, u.id`
}

/** Open companies of a person, by name. */
export async function listCompanies(sql: Db, userId: number): Promise<Membership[]> {
  return sql<Membership[]>`
    select u.id as company_id, ${nameOf(sql)} as name, u.username, m.role, m.paused_at is not null as is_paused
    from company_members m join users u on u.id = m.company_id
    where m.user_id = ${userId} and u.status = 'active' and u.account_type = 1
    order by name, u.id`
}

/** All memberships on either side, for the erasure of an account. */
export async function listMembershipsOf(sql: Db, userId: number): Promise<MemberKey[]> {
  return sql<MemberKey[]>`
    select company_id, user_id from company_members where ${userId} in (company_id, user_id)`
}

export async function deleteMembershipsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from company_members where ${userId} in (company_id, user_id)`
}
