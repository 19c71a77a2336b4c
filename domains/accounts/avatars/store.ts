import type { Db } from '../../deps.ts'

/** A file that belongs to no account: not assigned yet, or replaced and not removed yet. */
export async function insertOpenAvatar(sql: Db, name: string, now: Date): Promise<void> {
  await sql`insert into stored_avatars (name, stored_at) values (${name}, ${now})`
}

export async function deleteOpenAvatar(sql: Db, name: string): Promise<void> {
  await sql`delete from stored_avatars where name = ${name}`
}

export async function listOpenAvatars(sql: Db, before: Date): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from stored_avatars where stored_at <= ${before}`
  return rows.map(({ name }) => name)
}

/** Returns the previous avatar, empty for none; null if there is no such account. */
export async function updateAvatar(sql: Db, id: number, avatar: string): Promise<string | null> {
  const [row] = await sql<{ before: string }[]>`
    update users u set avatar = ${avatar}
    from (select id, avatar from users where id = ${id} for no key update) old
    where u.id = old.id
    returning old.avatar as before`
  return row?.before ?? null
}
