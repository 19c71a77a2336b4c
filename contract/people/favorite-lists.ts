import * as z from 'zod'
import { AdvertShape } from '../adverts/adverts.ts'
import { call } from '../call.ts'
import { favoriteListName } from '../limits.ts'
import { Flag, Id, IdList, Link, Offset, PageSize, SingleLine, Token } from '../shapes.ts'

const path = '/favorites/manage_lists.php'
const token = { token: Token.optional() }
/** An empty one has its own refusal. */
const Name = SingleLine(favoriteListName * 2).pipe(z.string().max(favoriteListName))

export const FavoriteListShape = z.object({
  id: z.int(),
  name: z.string(),
  count: z.int().nonnegative(),
  /** Public URL; null unless the list is shared. */
  link: z.string().nullable(),
  /** Whether the public page names its owner. */
  showsOwner: z.boolean(),
})
export type FavoriteList = z.infer<typeof FavoriteListShape>

const list = { list: FavoriteListShape }

export const favoriteListCalls = {
  listLists: call({
    path,
    action: 'listLists',
    summary: 'List own lists of favourites, oldest first, and count all favourites',
    auth: 'user',
    input: token,
    output: { lists: z.array(FavoriteListShape), count: z.int().nonnegative() },
  }),
  createList: call({
    path,
    action: 'createList',
    summary: 'Create a list of favourites',
    auth: 'user',
    input: { ...token, name: Name },
    output: list,
  }),
  renameList: call({
    path,
    action: 'renameList',
    summary: 'Rename an own list',
    auth: 'user',
    input: { ...token, listId: Id, name: Name },
    output: list,
  }),
  deleteList: call({
    path,
    action: 'deleteList',
    summary: 'Delete an own list with its link; the favourites stay',
    auth: 'user',
    input: { ...token, listId: Id },
    output: {},
  }),
  setListsOfFavorite: call({
    path,
    action: 'setListsOfFavorite',
    summary: 'Put an own favourite into these own lists, and out of all others',
    auth: 'user',
    input: { ...token, advertId: Id, listIds: IdList.default([]) },
    output: { listIds: z.array(z.int()) },
  }),
  shareList: call({
    path,
    action: 'shareList',
    summary: 'Make a public link to an own list, or keep the one that there is',
    auth: 'user',
    input: { ...token, listId: Id, showsOwner: Flag.default(false) },
    output: list,
  }),
  revokeLink: call({
    path,
    action: 'revokeLink',
    summary: 'Revoke the public link of an own list for ever; idempotent',
    auth: 'user',
    input: { ...token, listId: Id },
    output: list,
  }),
  getSharedList: call({
    path,
    action: 'getSharedList',
    summary: 'Get the public adverts of a shared list by its link, never its notes',
    auth: 'anyone',
    input: {
      /** Secret part of the public URL. */
      link: Link,
      startID: Offset.default(0),
      itemsNum: PageSize.default(32),
    },
    output: {
      name: z.string(),
      /** Username; null unless the owner wishes it. */
      owner: z.string().nullable(),
      items: z.array(AdvertShape),
      count: z.int().nonnegative(),
    },
  }),
}
