import type { MemberRole } from '#contract/rules/company/member-rights.ts'
import type { Db } from '../../deps.ts'
import { nameOf } from '../store.ts'

export interface NewInvitation {
  readonly companyId: number
  readonly digest: string
  readonly recipient: string
  readonly recipientId: number | null
  readonly role: MemberRole
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface StoredInvitation {
  readonly id: number
  readonly companyId: number
  /** Name and username of the company. */
  readonly company: string
  readonly username: string
  readonly recipient: string
  readonly recipientId: number | null
  readonly role: MemberRole
  readonly expiresAt: Date
}

/** The open personal account with a number, an address or a name; null if there is none. */
export async function findRecipient(
  sql: Db,
  by: { readonly phone?: string; readonly email?: string; readonly username?: string },
): Promise<number | null> {
  const { phone = null, email = null, username = null } = by
  const [found] = await sql<{ id: number }[]>`
    select id from users
    where status = 'active' and account_type = 0
      and (phone = ${phone} or lower(email) = lower(${email}) or lower(username) = lower(${username}))
    limit 1`
  return found?.id ?? null
}

/** Whether the person has blocked the company. */
export async function hasBlocked(sql: Db, userId: number, companyId: number): Promise<boolean> {
  const rows = await sql`
    select 1 from blocks where user_id = ${userId} and blocked_id = ${companyId}`
  return rows.length > 0
}

/** Those of the company that are open, but the one to this recipient. */
export async function countOtherOpen(
  sql: Db,
  companyId: number,
  recipient: string,
  now: Date,
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from member_invitations
    where company_id = ${companyId} and expires_at > ${now} and lower(recipient) <> lower(${recipient})`
  return row?.n ?? 0
}

/** One to the same recipient takes the place of the one before, whose link ends. */
export async function upsertInvitation(sql: Db, invitation: NewInvitation): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into member_invitations ${sql({ ...invitation })}
    on conflict (company_id, lower(recipient)) do update set digest = excluded.digest,
      recipient_id = excluded.recipient_id, role = excluded.role, created_at = excluded.created_at,
      expires_at = excluded.expires_at
    returning id`
  return row?.id ?? 0
}

function select(sql: Db) {
  return sql`
    select i.id, i.company_id, ${nameOf(sql)} as company, u.username, i.recipient, i.recipient_id, i.role, i.expires_at
    from member_invitations i join users u on u.id = i.company_id and u.status = 'active' and u.account_type = 1`
}

/** Open ones of the company, the last first. */
export async function listSent(sql: Db, companyId: number, now: Date): Promise<StoredInvitation[]> {
  return sql<StoredInvitation[]>`
    ${select(sql)} where i.company_id = ${companyId} and i.expires_at > ${now} order by i.id desc`
}

/** Open ones that are addressed to the person, the last first. */
export async function listReceived(
  sql: Db,
  userId: number,
  now: Date,
): Promise<StoredInvitation[]> {
  return sql<StoredInvitation[]>`
    ${select(sql)} where i.recipient_id = ${userId} and i.expires_at > ${now} order by i.id desc`
}

/** By the digest of its link, or by its id for whom it is addressed to. */
export type InvitationKey =
  | { readonly digest: string }
  | { readonly id: number; readonly userId: number }

function matches(sql: Db, key: InvitationKey) {
  return 'digest' in key
    ? sql`i.digest = ${key.digest}`
    : sql`i.id = ${key.id} and i.recipient_id = ${key.userId}`
}

/** Null if it has expired, was used or withdrawn. */
export async function findInvitation(
  sql: Db,
  key: InvitationKey,
  now: Date,
): Promise<StoredInvitation | null> {
  const [found] = await sql<StoredInvitation[]>`
    ${select(sql)} where ${matches(sql, key)} and i.expires_at > ${now}`
  return found ?? null
}

/** Returns whether it was there: of several at once one gets it. */
export async function takeInvitation(
  sql: Db,
  key: InvitationKey | { readonly id: number; readonly companyId: number },
): Promise<boolean> {
  const rows = await sql`
    delete from member_invitations i
    where ${'companyId' in key ? sql`i.id = ${key.id} and i.company_id = ${key.companyId}` : matches(sql, key)}
    returning 1`
  return rows.length > 0
}

export async function deleteExpired(sql: Db, now: Date): Promise<void> {
  await sql`delete from member_invitations where expires_at <= ${now}`
}

/** Of an erased account, on either side. */
export async function deleteInvitationsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from member_invitations where ${userId} in (company_id, recipient_id)`
}
