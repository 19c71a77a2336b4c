import type { Db } from '../../deps.ts'

/** A file that belongs to no company: not assigned yet, or replaced and not removed yet. */
export async function insertOpenCover(sql: Db, name: string, now: Date): Promise<void> {
  await sql`insert into stored_covers (name, stored_at) values (${name}, ${now}) on conflict do nothing`
}

export async function deleteOpenCover(sql: Db, name: string): Promise<void> {
  await sql`delete from stored_covers where name = ${name}`
}

export async function listOpenCovers(sql: Db, before: Date): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from stored_covers where stored_at <= ${before}`
  return rows.map(({ name }) => name)
}

/** Returns the previous cover, empty for none. */
export async function updateCover(sql: Db, userId: number, cover: string): Promise<string> {
  await sql`insert into companies (user_id) values (${userId}) on conflict do nothing`
  const [row] = await sql<{ before: string }[]>`
    update companies c set cover = ${cover}
    from (select user_id, cover from companies where user_id = ${userId} for no key update) old
    where c.user_id = old.user_id
    returning old.cover as before`
  return row?.before ?? ''
}
