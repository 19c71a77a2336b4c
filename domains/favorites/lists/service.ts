import { favoriteListsOfUser } from '#contract/limits.ts'
import type { FavoriteList } from '#contract/people/favorite-lists.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import {
  deleteList,
  insertList,
  listLists,
  lockFavorite,
  lockListsOf,
  replaceListsOf,
  updateName,
  type StoredList,
} from './store.ts'
import { linkOf, refuseContacts } from './links.ts'

export type ListDeps = Pick<Deps, 'sql' | 'clock' | 'tokens' | 'publicUrl'>
type Owner = Pick<User, 'id'>

/** Own lists with the numbers of their favourites, oldest first. */
export async function listsOf(
  deps: Pick<Deps, 'sql' | 'tokens' | 'publicUrl'>,
  user: Owner,
): Promise<FavoriteList[]> {
  return (await listLists(deps.sql, user.id)).map((list) => presentList(deps, list))
}

/** Creates a list. Refuses a name that the user has given already, and more lists than allowed. */
export async function createList(deps: ListDeps, user: Owner, name: string): Promise<FavoriteList> {
  return deps.sql.begin(async (sql) => {
    const lists = await lockLists(sql, user)
    refuseName(lists, name)
    if (lists.length >= favoriteListsOfUser) throw new Refusal('too_many_lists')
    const id = await insertList(sql, { userId: user.id, name, createdAt: deps.clock.now() })
    return presentList(deps, await requireOwnList(sql, user.id, id))
  })
}

/** Renames a list. Refuses a name of another own list, and contacts in the name of a shared one. */
export async function renameList(
  deps: ListDeps,
  user: Owner,
  id: number,
  name: string,
): Promise<FavoriteList> {
  return deps.sql.begin(async (sql) => {
    const lists = await lockLists(sql, user)
    const list = await requireOwnList(sql, user.id, id)
    refuseName(
      lists.filter((other) => other.id !== id),
      name,
    )
    if (list.sealedLink !== null) refuseContacts(name)
    await updateName(sql, id, name)
    return presentList(deps, { ...list, name })
  })
}

async function lockLists(sql: Db, user: Owner): Promise<StoredList[]> {
  await lockListsOf(sql, user.id)
  return listLists(sql, user.id)
}

function refuseName(others: readonly StoredList[], name: string): void {
  if (name === '') throw new Refusal('field_required', 'name')
  if (others.some((list) => sameName(list.name, name))) throw new Refusal('list_name_taken', 'name')
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Deletes a list with its link; its favourites stay. */
export async function removeList(deps: Pick<Deps, 'sql'>, user: Owner, id: number): Promise<void> {
  if (!(await deleteList(deps.sql, user.id, id))) throw new Refusal('list_not_found')
}

/** Puts an own favourite into these lists, and out of all others. Refuses other users' lists as nonexistent. */
export async function setListsOfFavorite(
  deps: Pick<Deps, 'sql'>,
  user: Owner,
  advertId: number,
  listIds: readonly number[],
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    const lists = await lockLists(sql, user)
    if (!(await lockFavorite(sql, user.id, advertId))) throw new Refusal('favorite_not_found')
    const own = new Set(lists.map(({ id }) => id))
    if (listIds.some((id) => !own.has(id))) throw new Refusal('list_not_found')
    await replaceListsOf(sql, { userId: user.id, advertId }, listIds)
  })
}

/** An own list. Refuses one of another user as nonexistent. */
export async function requireOwnList(sql: Db, userId: number, id: number): Promise<StoredList> {
  const [list] = await listLists(sql, userId, id)
  if (!list) throw new Refusal('list_not_found')
  return list
}

export function presentList(
  deps: Pick<Deps, 'tokens' | 'publicUrl'>,
  { id, name, count, sealedLink, showsOwner }: StoredList,
): FavoriteList {
  return { id, name, count, link: linkOf(deps, sealedLink), showsOwner }
}
