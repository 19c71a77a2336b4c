import { unreadCap } from '#contract/limits.ts'
import type { Db } from '../../deps.ts'
import type { User } from '../../implement.ts'

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

/**
 * The user of a valid session with what is unread, in one statement, since every screen shows both; null if it has
 * ended or the account is not active.
 */
export async function findSessionUser(
  sql: Db,
  sessionId: string,
  now: Date,
): Promise<(User & SessionTimes) | null> {
  const [found] = await sql<(Omit<User, 'unread'> & SessionTimes & User['unread'])[]>`
    select u.id, u.username, coalesce(u.email, '') as email, u.status, u.phone is not null as has_phone,
      s.id as session_id, s.seen_at, s.expires_at, u.unread_notifications as notifications,
      ${unreadConversations(sql, true)} as incoming, ${unreadConversations(sql, false)} as outgoing
    from sessions s
    join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.expires_at > ${now} and u.status = 'active'`
  if (!found) return null
  const { incoming, outgoing, notifications, ...user } = found
  return { ...user, unread: { incoming, outgoing, notifications } }
}

function unreadConversations(sql: Db, isIncoming: boolean) {
  return sql`
    (select count(*)::int from (select 1 from conversation_sides
      where user_id = u.id and is_incoming = ${isIncoming} and unread > 0 and not is_muted
      limit ${unreadCap}) unread)`
}

/** Those of the sessions that are valid. */
export async function listValid(sql: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select s.id from sessions s
    join users u on u.id = s.user_id
    where s.id = any (${[...ids]}) and s.expires_at > ${now} and u.status = 'active'`
  return rows.map(({ id }) => id)
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

export async function revokeKeys(sql: Db, userId: number, now: Date): Promise<void> {
  await sql`
    update api_keys set revoked_at = ${now} where user_id = ${userId} and revoked_at is null`
}

/** What waits for the addresses is given up. */
export async function switchOffWebhooks(sql: Db, userId: number, now: Date): Promise<void> {
  await sql`
    with switched as (
      update webhooks set is_on = false where user_id = ${userId} and is_on returning id
    )
    update webhook_deliveries set state = 'dead', dead_at = ${now}, last_error = 'switched_off'
    where webhook_id in (select id from switched) and state = 'due'`
}
