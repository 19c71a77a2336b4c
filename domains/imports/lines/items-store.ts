import type { Db } from '../../deps.ts'
import type { ItemPhoto } from './store.ts'

/** Which advert of which company. */
export interface ItemKey {
  readonly userId: number
  readonly ownId: string
}

export interface NewItem {
  readonly ownId: string
  readonly advertId: number
  readonly digest: string
}

/** Returns the number of those inserted; the company has adverts of the other ids already. */
export async function insertItems(
  sql: Db,
  userId: number,
  items: readonly NewItem[],
): Promise<number> {
  const { count } = await sql`
    insert into import_items (user_id, own_id, advert_id, digest)
    select ${userId}, own_id, advert_id, digest
    from unnest(${items.map(({ ownId }) => ownId)}::text[], ${items.map(({ advertId }) => advertId)}::int[],
      ${items.map(({ digest }) => digest)}::text[]) as i (own_id, advert_id, digest)
    on conflict (user_id, own_id) do nothing`
  return count
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
