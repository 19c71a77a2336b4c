import type { Advert } from '#contract/adverts/adverts.ts'
import type { FavoriteList } from '#contract/people/favorite-lists.ts'
import { Refusal } from '#contract/refusals.ts'
import { advertCards } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { digestOfLink, newLink } from '../../lib/secret-links.ts'
import { linkOf, refuseContacts } from './links.ts'
import { presentList, requireOwnList, type ListDeps } from './service.ts'
import {
  countPublic,
  findSharedList,
  listPublicIds,
  lockListsOf,
  updateLink,
  updateShowsOwner,
  type SharedList,
} from './store.ts'

/** Makes a public link to an own list, or keeps the one that there is. Refuses a name with contacts. */
export async function shareList(
  deps: ListDeps,
  user: Pick<User, 'id'>,
  id: number,
  showsOwner: boolean,
): Promise<FavoriteList> {
  return deps.sql.begin(async (sql) => {
    await lockListsOf(sql, user.id)
    const list = await requireOwnList(sql, user.id, id)
    refuseContacts(list.name)
    if (linkOf(deps, list.sealedLink) === null) {
      const link = newLink()
      await updateLink(sql, id, { digest: digestOfLink(link), sealed: deps.tokens.seal(link) })
    }
    await updateShowsOwner(sql, id, showsOwner)
    return presentList(deps, await requireOwnList(sql, user.id, id))
  })
}

/** Revokes the public link for ever; a later one is another. */
export async function revokeLink(
  deps: ListDeps,
  user: Pick<User, 'id'>,
  id: number,
): Promise<FavoriteList> {
  return deps.sql.begin(async (sql) => {
    await lockListsOf(sql, user.id)
    const list = await requireOwnList(sql, user.id, id)
    await updateLink(sql, id, null)
    return presentList(deps, { ...list, sealedLink: null })
  })
}

/** Public adverts of a shared list. Refuses a link that was revoked or never existed, and one of a closed account. */
export async function sharedList(
  deps: Pick<Deps, 'sql' | 'clock'>,
  link: string,
  page: { readonly start: number; readonly size: number },
): Promise<Omit<SharedList, 'id'> & { items: Advert[]; count: number }> {
  const list = await findSharedList(deps.sql, digestOfLink(link))
  if (!list) throw new Refusal('link_spent')
  const { id, name, owner } = list
  const [ids, count] = await Promise.all([
    listPublicIds(deps.sql, id, page),
    countPublic(deps.sql, id),
  ])
  return { name, owner, items: await advertCards(deps, ids), count }
}
