import { knownDeviceDays } from '#contract/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '../../deps.ts'
import { erasedPrefix } from '../rules.ts'

export async function markDeleted(sql: Db, id: number, at: Date): Promise<void> {
  await sql`update users set status = 'deleted', deleted_at = ${at} where id = ${id}`
}

export async function unmarkDeleted(sql: Db, id: number): Promise<void> {
  await sql`update users set status = 'active', deleted_at = null where id = ${id} and status = 'deleted'`
}

export async function listErasable(
  sql: Db,
  deletedBefore: Date,
): Promise<{ id: number; avatar: string }[]> {
  return sql<{ id: number; avatar: string }[]>`
    select id, avatar from users where deleted_at <= ${deletedBefore}`
}

/** Removes personal data; the row stays, because bills and conversations reference it. */
export async function eraseAccount(sql: Db, id: number): Promise<void> {
  await sql`
    update users set username = ${erasedPrefix} || id, phone = null, email = null, password_hash = '', full_name = '',
      brand = null, verified_at = null, address = '', place_id = null, avatar = '', deleted_at = null, has_second_factor = false,
      second_factor_secret = '', recovery_codes = '{}'
    where id = ${id}`
  await sql`delete from favorites where user_id = ${id}`
  await sql`delete from merged_favorites where user_id = ${id}`
  await sql`delete from favorite_lists where user_id = ${id}`
  await sql`delete from email_links where user_id = ${id}`
  await sql`delete from username_redirects where user_id = ${id}`
  await sql`delete from account_restrictions where user_id = ${id}`
  await sql`delete from account_notes where user_id = ${id}`
  await sql`delete from shared_browsers where ${id} in (user_id, other_id)`
}

/** Deletes expired sessions, rate-limit counters, codes, links, and browsers that are not known any more. */
export async function deleteExpired(sql: Db, now: Date): Promise<void> {
  const browsersBefore = new Date(now.getTime() - knownDeviceDays * dayMs)
  await sql`delete from shared_browsers where seen_at < ${browsersBefore}`
  await sql`delete from sessions where expires_at <= ${now}`
  await sql`delete from attempts where expires_at <= ${now}`
  await sql`delete from phone_codes where expires_at <= ${now} and coalesce(proved_until <= ${now}, true)`
  await sql`delete from email_links where expires_at <= ${now}`
  await sql`delete from contact_codes where expires_at <= ${now}`
}
