import type { Db } from '../../deps.ts'

/** Recorded before the files are written, so that a sweep finds them after a crash. */
export async function insertPhoto(
  sql: Db,
  photo: { readonly name: string; readonly holder: string; readonly storedAt: Date },
): Promise<void> {
  await sql`insert into ticket_photos ${sql(photo)}`
}

/** Gives unsent pictures of a holder to a ticket; false unless all of them are. */
export async function takePhotos(
  sql: Db,
  taken: { readonly names: readonly string[]; readonly holder: string; readonly ticketId: number },
): Promise<boolean> {
  const { names, holder, ticketId } = taken
  if (names.length === 0) return true
  const rows = await sql`
    update ticket_photos set ticket_id = ${ticketId}
    where name = any (${[...names]}) and holder = ${holder} and ticket_id is null
    returning 1`
  return rows.length === names.length
}

/** Whether a message of the ticket that is not held shows the picture. */
export async function isPhotoOf(sql: Db, ticketId: number, name: string): Promise<boolean> {
  const rows = await sql`
    select 1 from ticket_messages
    where ticket_id = ${ticketId} and held_from = '' and photos @> array[${name}]
    limit 1`
  return rows.length > 0
}

export async function listUnsentPhotos(sql: Db, storedBefore: Date): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from ticket_photos where ticket_id is null and stored_at < ${storedBefore} limit 500`
  return rows.map(({ name }) => name)
}

export async function deletePhoto(sql: Db, name: string): Promise<void> {
  await sql`delete from ticket_photos where name = ${name}`
}
