import type { Db } from '../../deps.ts'

/** Recorded before the files are written, so that a sweep finds them after a crash. */
export async function insertPhoto(
  sql: Db,
  photo: { readonly name: string; readonly ownerId: number; readonly storedAt: Date },
): Promise<void> {
  await sql`insert into message_photos ${sql(photo)}`
}

/** Gives unsent photos of the owner to a conversation; false unless all of them are. */
export async function takePhotos(
  sql: Db,
  {
    names,
    ownerId,
    conversationId,
  }: {
    readonly names: readonly string[]
    readonly ownerId: number
    readonly conversationId: number
  },
): Promise<boolean> {
  if (names.length === 0) return true
  const taken = await sql`
    update message_photos set conversation_id = ${conversationId}
    where name = any (${[...names]}) and owner_id = ${ownerId} and conversation_id is null
    returning 1`
  return taken.length === names.length
}

/** Whether the photo is the reader's, or was sent to the reader in a message that is not hidden. */
export async function isPhotoFor(sql: Db, readerId: number, name: string): Promise<boolean> {
  const rows = await sql`
    select 1 from message_photos p
    join conversation_sides s on s.conversation_id = p.conversation_id and s.user_id = ${readerId}
    where p.name = ${name} and (p.owner_id = ${readerId} or exists (
      select 1 from messages m
      where m.conversation_id = p.conversation_id and m.photos @> array[p.name] and not m.is_held
        and m.hidden_at is null))
    union all
    select 1 from message_photos where name = ${name} and owner_id = ${readerId}
    limit 1`
  return rows.length > 0
}

/** Photos that no message took, stored before then, and those whose conversation is gone. */
export async function listUnsentPhotos(sql: Db, storedBefore: Date): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from message_photos where conversation_id is null and stored_at < ${storedBefore} limit 500`
  return rows.map(({ name }) => name)
}

export async function deletePhoto(sql: Db, name: string): Promise<void> {
  await sql`delete from message_photos where name = ${name}`
}
