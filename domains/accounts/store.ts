import type { Db } from '../deps.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { AnswersWithin } from '#contract/people/seller-marks.ts'
import type { Account } from './rules.ts'

export async function findAccountByPhone(sql: Db, phone: string): Promise<Account | null> {
  return findAccount(sql, sql`phone = ${phone}`)
}

export async function findAccountByEmail(sql: Db, email: string): Promise<Account | null> {
  return findAccount(sql, sql`email = ${email}`)
}

export async function findAccountById(sql: Db, id: number): Promise<Account | null> {
  return findAccount(sql, sql`id = ${id}`)
}

async function findAccount(sql: Db, where: ReturnType<Db>): Promise<Account | null> {
  const [account] = await sql<Account[]>`
    select id, username, full_name, coalesce(email, '') as email, coalesce(phone, '') as phone, status, language,
      password_hash, deleted_at, has_second_factor
    from users
    where ${where}`
  return account ?? null
}

export async function isUsernameTaken(sql: Db, username: string): Promise<boolean> {
  const rows = await sql`
    select 1 from users where username = ${username}
    union all select 1 from username_redirects where username = ${username}`
  return rows.length > 0
}

export interface NewAccount {
  readonly username: string
  readonly phone: string | null
  readonly email: string | null
  readonly passwordHash: string
  readonly accountType: 0 | 1
  readonly brand: string | null
  readonly language: Lang
  readonly status: 'active' | 'inactive'
  readonly createdAt: Date
}

/** Returns the new id; null if the username, number or address was taken concurrently. */
export async function insertAccount(sql: Db, account: NewAccount): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    insert into users ${sql({ ...account })}
    on conflict do nothing
    returning id`
  return row?.id ?? null
}

export async function updatePasswordHash(sql: Db, id: number, hash: string): Promise<void> {
  await sql`update users set password_hash = ${hash} where id = ${id}`
}

/** Sets the confirmed address, and activates an account that awaited it. */
export async function confirmEmailOf(sql: Db, id: number, email: string): Promise<void> {
  await sql`
    update users set email = ${email},
      status = case when status = 'inactive' and email is null and phone is null then 'active' else status end
    where id = ${id}`
}

export async function updatePhone(sql: Db, id: number, phone: string): Promise<void> {
  await sql`update users set phone = ${phone} where id = ${id}`
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
  /** Null: too few have asked lately. */
  readonly answersWithin: AnswersWithin | null
  readonly isPhoneVerified: boolean
  readonly isEmailVerified: boolean
  readonly isCompanyVerified: boolean
}

export async function findProfile(
  sql: Db,
  key: { username: string } | { id: number },
): Promise<Profile | null> {
  const isMeant: ReturnType<Db> =
    'username' in key ? sql`u.username = ${key.username}` : sql`u.id = ${key.id}`
  const [profile] = await sql<Profile[]>`${profileOf(sql, isMeant)}`
  return profile ?? null
}

/** Selects the profile of the active user `u`; as a part of other statements too. */
export function profileOf(sql: Db, isMeant: ReturnType<Db>) {
  return sql`
    select u.id, u.username, coalesce(u.brand, nullif(u.full_name, ''), u.username) as name,
      u.account_type as "accountType", u.avatar, u.created_at as "createdAt",
      (select place_labels(p) from places p where p.id = u.place_id) as city,
      (select count(*)::int from ad_index i where i.owner_id = u.id) as adverts,
      (select t.answers_within from answer_times t where t.user_id = u.id) as "answersWithin",
      u.phone is not null as "isPhoneVerified", u.email is not null as "isEmailVerified",
      u.verified_at is not null as "isCompanyVerified"
    from users u
    where ${isMeant} and u.status = 'active'`
}

/** Username of the account that took in the one of this username; null unless it was merged. */
export async function findUsernameNow(sql: Db, username: string): Promise<string | null> {
  const [row] = await sql<{ username: string }[]>`
    select u.username from username_redirects r join users u on u.id = r.user_id
    where r.username = ${username} and u.status = 'active'`
  return row?.username ?? null
}
