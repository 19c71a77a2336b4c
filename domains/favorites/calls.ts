import { favoriteCalls } from '#contract/favorites.ts'
import { favoriteListCalls } from '#contract/people/favorite-lists.ts'
import type { Deps } from '../deps.ts'
import { implement, type User } from '../implement.ts'
import { createList, listsOf, removeList, renameList, setListsOfFavorite } from './lists/service.ts'
import { revokeLink, sharedList, shareList } from './lists/sharing.ts'
import { ownFavorites, setNote } from './own/service.ts'
import { countFavorites } from './own/store.ts'
import { addFavorite, favoritesOf, removeFavorite } from './service.ts'

export const favoriteHandlers = implement(favoriteCalls, {
  list: async ({ deps, user }) => favorites(deps, user),
  add: async ({ deps, user, input }) => {
    await addFavorite(deps, user, input.advID)
    return favorites(deps, user)
  },
  remove: async ({ deps, user, input }) => {
    await removeFavorite(deps, user, input.advID)
    return favorites(deps, user)
  },
  listOwnFavorites: async ({ deps, user, input: { listId, sort, startID, itemsNum } }) =>
    ownFavorites(deps, user, { listId: listId ?? null, sort, start: startID, size: itemsNum }),
  setNote: async ({ deps, user, input: { advertId, note } }) => {
    await setNote(deps, user, advertId, note)
    return { note }
  },
})

export const favoriteListHandlers = implement(favoriteListCalls, {
  listLists: async ({ deps, user }) => {
    const [lists, count] = await Promise.all([
      listsOf(deps, user),
      countFavorites(deps.sql, { userId: user.id, listId: null }),
    ])
    return { lists, count }
  },
  createList: async ({ deps, user, input }) => ({
    list: await createList(deps, user, input.name),
  }),
  renameList: async ({ deps, user, input }) => ({
    list: await renameList(deps, user, input.listId, input.name),
  }),
  deleteList: async ({ deps, user, input }) => {
    await removeList(deps, user, input.listId)
    return {}
  },
  setListsOfFavorite: async ({ deps, user, input: { advertId, listIds } }) => {
    await setListsOfFavorite(deps, user, advertId, listIds)
    return { listIds }
  },
  shareList: async ({ deps, user, input }) => ({
    list: await shareList(deps, user, input.listId, input.showsOwner),
  }),
  revokeLink: async ({ deps, user, input }) => ({
    list: await revokeLink(deps, user, input.listId),
  }),
  getSharedList: async ({ deps, input: { link, startID: start, itemsNum: size } }) =>
    sharedList(deps, link, { start, size }),
})

async function favorites(deps: Deps, user: User): Promise<{ items: string[] }> {
  return { items: (await favoritesOf(deps, user)).map(String) }
}
