import type { Db } from '../../deps.ts'

export interface StoredList {
  readonly id: number
  readonly name: string
  readonly count: number
  /** Null unless the list is shared. */
  readonly sealedLink: string | null
  readonly showsOwner: boolean
  readonly createdAt: Date
}

/** Oldest first; with an id only that list. Only the user's own. */
export async function listLists(
  sql: Db,
  userId: number,
  id: number | null = null,
): Promise<StoredList[]> {
  return sql<StoredList[]>`
    select l.id, l.name, l.sealed_link, l.shows_owner, l.created_at,
      (select count(*)::int from favorite_list_items i where i.list_id = l.id) as count
    from favorite_lists l
    where l.user_id = ${userId} ${id === null ? sql`` : sql`and l.id = ${id}`}
    order by l.id`
}

/** Serializes changes of a user's lists until the end of the transaction. */
export async function lockListsOf(sql: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7042036, ${userId})`
}

export async function insertList(
  sql: Db,
  list: { readonly userId: number; readonly name: string; readonly createdAt: Date },
): Promise<number> {
  const { userId, name, createdAt } = list
  const [row] = await sql<{ id: number }[]>`
    insert into favorite_lists (user_id, name, created_at) values (${userId}, ${name}, ${createdAt}) returning id`
  return row?.id ?? 0
}

export async function updateName(sql: Db, id: number, name: string): Promise<void> {
  await sql`update favorite_lists set name = ${name} where id = ${id}`
}

/** False if there is no such list of the user. */
export async function deleteList(sql: Db, userId: number, id: number): Promise<boolean> {
  const { count } = await sql`delete from favorite_lists where user_id = ${userId} and id = ${id}`
  return count > 0
}

export interface StoredLink {
  readonly digest: string
  readonly sealed: string
}

/** Null removes the link. */
export async function updateLink(sql: Db, id: number, link: StoredLink | null): Promise<void> {
  await sql`
    update favorite_lists set link_digest = ${link?.digest ?? null}, sealed_link = ${link?.sealed ?? null}
    where id = ${id}`
}

export async function updateShowsOwner(sql: Db, id: number, showsOwner: boolean): Promise<void> {
  await sql`update favorite_lists set shows_owner = ${showsOwner} where id = ${id}`
}

/** Keeps the favourite from being removed until the end of the transaction. False if there is none. */
export async function lockFavorite(sql: Db, userId: number, advertId: number): Promise<boolean> {
  const rows = await sql`
    select from favorites where user_id = ${userId} and advert_id = ${advertId} for key share`
  return rows.length > 0
}

/** Puts a favourite into the user's lists with these ids, and out of all others. */
export async function replaceListsOf(
  sql: Db,
  { userId, advertId }: { readonly userId: number; readonly advertId: number },
  listIds: readonly number[],
): Promise<void> {
  await sql`
    delete from favorite_list_items
    where user_id = ${userId} and advert_id = ${advertId} and list_id <> all (${[...listIds]}::int[])`
  await sql`
    insert into favorite_list_items (user_id, advert_id, list_id)
    select ${userId}, ${advertId}, id from favorite_lists where user_id = ${userId} and id = any (${[...listIds]}::int[])
    on conflict do nothing`
}

export interface SharedList {
  readonly id: number
  readonly name: string
  /** Username; null unless the owner wishes it. */
  readonly owner: string | null
}

/** The list of an active user with this link. */
export async function findSharedList(sql: Db, digest: string): Promise<SharedList | null> {
  const [list] = await sql<SharedList[]>`
    select l.id, l.name, case when l.shows_owner then u.username end as owner
    from favorite_lists l
    join users u on u.id = l.user_id and u.status = 'active'
    where l.link_digest = ${digest}`
  return list ?? null
}

/** Public adverts of a list, newest in the list first. */
export async function listPublicIds(
  sql: Db,
  listId: number,
  { start, size }: { readonly start: number; readonly size: number },
): Promise<number[]> {
  const rows = await sql<{ advertId: number }[]>`
    select i.advert_id
    from favorite_list_items i
    join ad_index p on p.advert_id = i.advert_id
    where i.list_id = ${listId}
    order by i.added_at desc, i.advert_id desc
    limit ${size} offset ${start}`
  return rows.map(({ advertId }) => advertId)
}

export async function countPublic(sql: Db, listId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n
    from favorite_list_items i
    join ad_index p on p.advert_id = i.advert_id
    where i.list_id = ${listId}`
  return row?.n ?? 0
}
