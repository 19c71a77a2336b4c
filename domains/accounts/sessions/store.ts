import { unreadCap } from '#contract/limits.ts'
import type { MemberRole } from '#contract/rules/company/member-rights.ts'
import type { Db } from '../../deps.ts'
import type { ActingMember, Unread, User } from '../../implement.ts'
import { favoriteIds } from '../../lib/sql/favorite-ids.ts'

export interface Session {
  readonly id: string
  readonly userId: number
  readonly device: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertSession(sql: Db, session: Session): Promise<void> {
  const { id, userId, device, createdAt, expiresAt } = session
  await sql`
    insert into sessions (id, user_id, device, created_at, seen_at, expires_at)
    values (${id}, ${userId}, ${device}, ${createdAt}, ${createdAt}, ${expiresAt})`
}

export async function deleteSession(sql: Db, id: string, userId?: number): Promise<void> {
  await sql`
    delete from sessions
    where id = ${id} ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}`
}

/** All sessions of the user, except `but`. */
export async function deleteSessions(sql: Db, userId: number, but?: string): Promise<void> {
  await sql`
    delete from sessions
    where user_id = ${userId} ${but === undefined ? sql`` : sql`and id <> ${but}`}`
}

/** Deletes all but the `most` recently used sessions. */
export async function deleteSessionsBeyond(sql: Db, userId: number, most: number): Promise<void> {
  await sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} order by seen_at desc, created_at desc, id offset ${most})`
}

interface SessionTimes {
  readonly seenAt: Date
  readonly expiresAt: Date
}

/** Ids of the favourites, newest first; present where they were asked for. */
export interface WithFavorites {
  readonly favorites?: readonly number[]
}

interface FoundUser
  extends Omit<User, 'unread' | 'member' | 'isStaff'>, SessionTimes, Unread, WithFavorites {
  readonly member: ActingMember | null
  readonly isStaff: boolean
}

export interface SessionUser extends User, SessionTimes, WithFavorites {}

/**
 * The accounts that sessions are used for, with what is unread and, for a page, their favourites, in one statement,
 * since every screen shows them: the user's own, or that of the company that the user acts for. Without those of users
 * whose account is not active; whether a session has expired is for the caller to see.
 *
 * Of an array PostgreSQL expects ten rows, and would plan for each one anew because that costs less than its plan for
 * ten; of a limit that it does not know it expects a tenth, so that it keeps a plan for one.
 */
export async function findSessionUsers(
  sql: Db,
  sessionIds: readonly string[],
  isForPage: boolean,
): Promise<SessionUser[]> {
  const found = await sql<FoundUser[]>`
    select u.id, u.username, case when c.id is null then coalesce(u.email, '') else '' end as email, u.status,
      u.phone is not null as has_phone, s.id as session_id, s.seen_at, s.expires_at,
      u.unread_notifications as notifications,
      case when c.id is not null then jsonb_build_object('id', me.id, 'username', me.username, 'role', m.role,
        'company', coalesce(nullif(c.brand, ''), nullif(c.full_name, ''), c.username)) end as member,
      c.id is null and exists (select from staff_roles where user_id = u.id) as is_staff,
      ${unreadConversations(sql, true)} as incoming, ${unreadConversations(sql, false)} as outgoing
      ${isForPage ? sql`, ${favoriteIds(sql, sql`u.id`)} as favorites` : sql``}
    from (select unnest(${[...sessionIds]}::uuid[]) as id limit ${sessionIds.length}) requested
    join sessions s on s.id = requested.id
    join users me on me.id = s.user_id
    ${acting(sql)}
    join users u on u.id = coalesce(c.id, me.id)
    where me.status = 'active'`
  return found.map(({ incoming, outgoing, notifications, member, isStaff, ...user }) => ({
    ...user,
    unread: { incoming, outgoing, notifications },
    ...(member && { member }),
    ...(isStaff && { isStaff }),
  }))
}

/** SQL: the membership `m` and the open company `c` that the session `s` acts for, if it may. */
function acting(sql: Db) {
  return sql`
    left join company_members m on m.company_id = s.acting_for and m.user_id = s.user_id and m.paused_at is null
    left join users c on c.id = m.company_id and c.status = 'active' and c.account_type = 1`
}

function unreadConversations(sql: Db, isIncoming: boolean) {
  return sql`
    (select count(*)::int from (select 1 from conversation_sides
      where user_id = u.id and is_incoming = ${isIncoming} and unread > 0 and not is_muted
      limit ${unreadCap}) unread)`
}

export interface OpenSession {
  readonly id: string
  /** The account that it is used for. */
  readonly userId: number
  /** Of whoever acts for a company; else null. */
  readonly role: MemberRole | null
}

/** Those of the sessions that are valid. */
export async function listValid(
  sql: Db,
  ids: readonly string[],
  now: Date,
): Promise<OpenSession[]> {
  return sql<OpenSession[]>`
    select s.id, coalesce(c.id, s.user_id) as user_id, case when c.id is not null then m.role end as role
    from sessions s
    join users u on u.id = s.user_id
    ${acting(sql)}
    where s.id = any (${[...ids]}) and s.expires_at > ${now} and u.status = 'active'`
}

/** For whom the session acts from now on; null: for its user. */
export async function updateActingFor(
  sql: Db,
  sessionId: string,
  companyId: number | null,
): Promise<void> {
  await sql`update sessions set acting_for = ${companyId} where id = ${sessionId}`
}

export async function touchSession(
  sql: Db,
  id: string,
  seenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await sql`update sessions set seen_at = ${seenAt}, expires_at = ${expiresAt} where id = ${id}`
}

export async function listSessions(
  sql: Db,
  userId: number,
  now: Date,
): Promise<(Session & { seenAt: Date })[]> {
  return sql<(Session & { seenAt: Date })[]>`
    select id, user_id, device, created_at, seen_at, expires_at
    from sessions
    where user_id = ${userId} and expires_at > ${now}
    order by seen_at desc, id`
}

/** Keys of the user's programs, and those that the user made for companies. */
export async function revokeKeys(sql: Db, userId: number, now: Date): Promise<void> {
  await sql`
    update api_keys set revoked_at = ${now} where ${userId} in (user_id, made_by) and revoked_at is null`
}

/** As `revokeKeys`, of addresses that are told of events; what waits for them is given up. */
export async function switchOffWebhooks(sql: Db, userId: number, now: Date): Promise<void> {
  await sql`
    with switched as (
      update webhooks set is_on = false where ${userId} in (user_id, made_by) and is_on returning id
    )
    ${giveUp(sql, now)}`
}

/** What a member has made for a company ends with the membership. */
export async function revokeKeysMadeBy(
  sql: Db,
  { companyId, userId }: { companyId: number; userId: number },
  now: Date,
): Promise<void> {
  await sql`
    update api_keys set revoked_at = ${now}
    where user_id = ${companyId} and made_by = ${userId} and revoked_at is null`
  await sql`
    with switched as (
      update webhooks set is_on = false where user_id = ${companyId} and made_by = ${userId} and is_on returning id
    )
    ${giveUp(sql, now)}`
}

function giveUp(sql: Db, now: Date) {
  return sql`
    update webhook_deliveries set state = 'dead', dead_at = ${now}, last_error = 'switched_off'
    where webhook_id in (select id from switched) and state = 'due'`
}

/** Nobody acts for the company until it says so again, and nobody can accept an invitation to it. */
export async function pauseMembers(sql: Db, companyId: number, now: Date): Promise<void> {
  await sql`delete from member_invitations where company_id = ${companyId}`
  await sql`
    update company_members set paused_at = ${now} where company_id = ${companyId} and paused_at is null`
}
