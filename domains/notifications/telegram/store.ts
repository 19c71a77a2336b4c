import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** Stores the only valid code of a user, as a digest. */
export async function upsertCode(
  sql: Db,
  code: { readonly userId: number; readonly digest: string; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    insert into telegram_codes ${sql({ ...code })}
    on conflict (user_id) do update set digest = excluded.digest, expires_at = excluded.expires_at`
}

/** Uses a code up. Returns its user if it was valid and the account is active. */
export async function takeCode(
  sql: Db,
  digest: string,
  now: Date,
): Promise<{ userId: number; language: Lang } | null> {
  const [owner] = await sql<{ userId: number; language: Lang }[]>`
    with taken as (
      delete from telegram_codes where digest = ${digest} returning user_id, expires_at
    )
    select u.id as user_id, u.language from taken t
    join users u on u.id = t.user_id and u.status = 'active'
    where t.expires_at > ${now}`
  return owner ?? null
}

/** Whether a chat is paired with another account. */
export async function isChatOfOther(sql: Db, chatId: string, userId: number): Promise<boolean> {
  const rows = await sql`
    select 1 from telegram_chats where chat_id = ${chatId} and user_id <> ${userId}`
  return rows.length > 0
}

/** A user has one chat. */
export async function upsertChat(
  sql: Db,
  chat: { readonly userId: number; readonly chatId: string; readonly pairedAt: Date },
): Promise<void> {
  await sql`
    insert into telegram_chats ${sql({ ...chat })}
    on conflict (user_id) do update set chat_id = excluded.chat_id, paired_at = excluded.paired_at`
}

/** Returns the language of the user whose chat it was. */
export async function deleteChat(sql: Db, chatId: string): Promise<Lang | null> {
  const [chat] = await sql<{ language: Lang }[]>`
    with gone as (delete from telegram_chats where chat_id = ${chatId} returning user_id)
    select u.language from gone join users u on u.id = gone.user_id`
  return chat?.language ?? null
}

/** Deletes the chat of a user. */
export async function deletePairing(sql: Db, userId: number): Promise<void> {
  await sql`delete from telegram_chats where user_id = ${userId}`
  await sql`delete from telegram_codes where user_id = ${userId}`
}

/** The id of the last update of a bot; null if none was read since the given time. */
export async function findLastUpdate(sql: Db, botId: string, since: Date): Promise<number | null> {
  const [row] = await sql<{ lastId: number }[]>`
    select last_id::float8 as last_id from telegram_updates where bot_id = ${botId} and read_at > ${since}`
  return row?.lastId ?? null
}

export async function upsertLastUpdate(
  sql: Db,
  update: { readonly botId: string; readonly lastId: number; readonly readAt: Date },
): Promise<void> {
  await sql`
    insert into telegram_updates ${sql({ ...update })}
    on conflict (is_only) do update
    set bot_id = excluded.bot_id, last_id = excluded.last_id, read_at = excluded.read_at`
}

export async function deleteOldCodes(sql: Db, now: Date): Promise<void> {
  await sql`delete from telegram_codes where expires_at < ${now}`
}
