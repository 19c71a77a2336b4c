import type { Db } from '../deps.ts'
import type { User } from '../implement.ts'
import type { Labels } from '#contract/languages.ts'
import type { Account } from './rules.ts'

export async function findAccountByPhone(sql: Db, phone: string): Promise<Account | null> {
  const [account] = await sql<Account[]>`
    select id, username, coalesce(email, '') as email, status, password_hash
    from users
    where phone = ${phone}`
  return account ?? null
}

export async function insertSession(
  sql: Db,
  session: { id: string; userId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into sessions (id, user_id, created_at, expires_at)
    values (${session.id}, ${session.userId}, ${session.createdAt}, ${session.expiresAt})`
}

export async function deleteSession(sql: Db, id: string): Promise<void> {
  await sql`delete from sessions where id = ${id}`
}

/** The user of a living session; null when it is over or the account may not be in any more. */
export async function findSessionUser(sql: Db, sessionId: string, now: Date): Promise<User | null> {
  const [user] = await sql<User[]>`
    select u.id, u.username, coalesce(u.email, '') as email, u.status, s.id as session_id
    from sessions s
    join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.expires_at > ${now} and u.status = 'active'`
  return user ?? null
}

/** Counts one more attempt under the key and gives the number within the current window. */
export async function countAttempt(
  sql: Db,
  key: string,
  now: Date,
  windowEnds: Date,
): Promise<number> {
  const [row] = await sql<{ points: number }[]>`
    insert into attempts (key, points, expires_at)
    values (${key}, 1, ${windowEnds})
    on conflict (key) do update
      set points = case when attempts.expires_at <= ${now} then 1 else attempts.points + 1 end,
          expires_at = case when attempts.expires_at <= ${now} then excluded.expires_at else attempts.expires_at end
    returning points`
  return row?.points ?? 0
}

export async function deleteAttempts(sql: Db, key: string): Promise<void> {
  await sql`delete from attempts where key = ${key}`
}

export interface Profile {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly accountType: 0 | 1
  readonly avatar: string
  readonly city: Labels | null
  readonly createdAt: Date
  readonly adverts: number
}

export async function findProfile(
  sql: Db,
  key: { username: string } | { id: number },
): Promise<Profile | null> {
  const [profile] = await sql<Profile[]>`
    select u.id, u.username, coalesce(u.brand, nullif(u.full_name, ''), u.username) as name,
      u.account_type, u.avatar, u.created_at,
      (select jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en)
        from places p where p.id = u.place_id) as city,
      (select count(*)::int from ad_index i where i.owner_id = u.id) as adverts
    from users u
    where ${'username' in key ? sql`u.username = ${key.username}` : sql`u.id = ${key.id}`}
      and u.status = 'active'`
  return profile ?? null
}
