import type { Db } from '../../deps.ts'
import type { ItemPhoto } from './store.ts'

/** Which advert of which company. */
export interface ItemKey {
  readonly userId: number
  readonly ownId: string
}

/** False if the company has an advert of this id already. */
export async function insertItem(
  sql: Db,
  { userId, ownId }: ItemKey,
  { advertId, digest }: { readonly advertId: number; readonly digest: string },
): Promise<boolean> {
  const rows = await sql`
    insert into import_items (user_id, own_id, advert_id, digest)
    values (${userId}, ${ownId}, ${advertId}, ${digest})
    on conflict (user_id, own_id) do nothing
    returning 1`
  return rows.length > 0
}

/** What was written of it last; it is in the file again. */
export async function updateItem(
  sql: Db,
  { userId, ownId }: ItemKey,
  digest: string,
): Promise<void> {
  await sql`
    update import_items set digest = ${digest}, removed_at = null
    where user_id = ${userId} and own_id = ${ownId}`
}

export async function updateItemPhotos(
  sql: Db,
  { userId, ownId }: ItemKey,
  photos: readonly ItemPhoto[],
): Promise<void> {
  await sql`
    update import_items set photos = ${sql.json(photos.map((photo) => ({ ...photo })))}
    where user_id = ${userId} and own_id = ${ownId}`
}

export async function updateItemRemoved(
  sql: Db,
  { userId, ownId }: ItemKey,
  now: Date,
): Promise<void> {
  await sql`
    update import_items set removed_at = ${now} where user_id = ${userId} and own_id = ${ownId}`
}

export async function deleteItem(sql: Db, { userId, ownId }: ItemKey): Promise<void> {
  await sql`delete from import_items where user_id = ${userId} and own_id = ${ownId}`
}

/** For the export of a company's data. */
export async function listAllItems(
  sql: Db,
  userId: number,
): Promise<{ ownId: string; advertId: number; photos: readonly ItemPhoto[] }[]> {
  return sql`
    select own_id, advert_id, photos from import_items where user_id = ${userId} order by own_id`
}
