import { favoriteListsOfUser } from '#contract/limits.ts'
import type { User } from '#domains/implement.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { ownFavorites } from '../own/service.ts'
import { addFavorite, favoritesOf, removeFavorite } from '../service.ts'
import { createList, listsOf, removeList, renameList, setListsOfFavorite } from './service.ts'
import { revokeLink, sharedList, shareList } from './sharing.ts'

const page = { start: 0, size: 100 }

/** A new favourite of the user in these lists. */
async function favoriteIn(
  deps: Deps,
  given: Given,
  user: User,
  listIds: readonly number[],
): Promise<number> {
  const { id } = await given.advert()
  await addFavorite(deps, user, id)
  await setListsOfFavorite(deps, user, id, listIds)
  return id
}

/** Secret part of a public URL. */
function codeOf({ link }: { readonly link: string | null }): string {
  return new URL(link ?? '').pathname.replace('/lists/', '')
}

test('a favourite may be in several lists, and leaves those that are not named any more', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const [home, gift] = [
    await createList(deps, user, 'Pentru casă'),
    await createList(deps, user, 'Cadou'),
  ]
  const id = await favoriteIn(deps, given, user, [home.id, gift.id])
  const counts = async () => (await listsOf(deps, user)).map(({ name, count }) => [name, count])
  expect(await counts()).toEqual([
    ['Pentru casă', 1],
    ['Cadou', 1],
  ])

  await setListsOfFavorite(deps, user, id, [gift.id])

  expect(await counts()).toEqual([
    ['Pentru casă', 0],
    ['Cadou', 1],
  ])
  const inHome = { ...page, listId: home.id, sort: 'newest' } as const
  expect(await ownFavorites(deps, user, inHome)).toEqual({ items: [], count: 0 })
  expect(await ownFavorites(deps, user, { ...inHome, listId: gift.id })).toMatchObject({
    items: [{ advertId: String(id), listIds: [gift.id] }],
    count: 1,
  })
})

test('favourites stay when their list is deleted, and leave it when they are removed', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const [first, second] = [
    await createList(deps, user, 'Prima'),
    await createList(deps, user, 'A doua'),
  ]
  const id = await favoriteIn(deps, given, user, [first.id, second.id])

  await removeList(deps, user, first.id)
  expect(await favoritesOf(deps, user)).toEqual([id])
  await removeFavorite(deps, user, id)

  expect(await listsOf(deps, user)).toMatchObject([{ name: 'A doua', count: 0 }])
  await expect(removeList(deps, user, first.id)).toBeRefused('list_not_found')
})

test('two lists of a user have two names, and nobody has more lists than allowed', async ({
  deps,
  given,
}) => {
  const [user, other] = [await given.user(), await given.user()]
  const { id } = await createList(deps, user, 'Cărți')
  await createList(deps, other, 'Cărți')

  await expect(createList(deps, user, 'cărți')).toBeRefused('list_name_taken', 'name')
  await expect(createList(deps, user, '')).toBeRefused('field_required', 'name')
  await renameList(deps, user, id, 'CĂRȚI')
  const names = Array.from({ length: favoriteListsOfUser }, (_, index) => `Lista ${index}`)
  const made = await Promise.allSettled(names.map((name) => createList(deps, user, name)))

  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(favoriteListsOfUser - 1)
  await expect(createList(deps, user, 'Încă una')).toBeRefused('too_many_lists')
})

test('nobody reaches into the lists of somebody else', async ({ deps, given }) => {
  const [user, other] = [await given.user(), await given.user()]
  const { id } = await createList(deps, user, 'A mea')
  const { id: advertId } = await given.advert()
  for (const one of [user, other]) await addFavorite(deps, one, advertId)

  await expect(renameList(deps, other, id, 'A altuia')).toBeRefused('list_not_found')
  await expect(shareList(deps, other, id, true)).toBeRefused('list_not_found')
  await expect(setListsOfFavorite(deps, other, advertId, [id])).toBeRefused('list_not_found')
  await expect(ownFavorites(deps, other, { ...page, listId: id, sort: 'newest' })).toBeRefused(
    'list_not_found',
  )
})

test('whoever has the link of a list sees its public adverts, and its owner only if they wish', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const list = await createList(deps, user, 'Pentru casă')
  const [first, second, sold] = [
    await favoriteIn(deps, given, user, [list.id]),
    await favoriteIn(deps, given, user, [list.id]),
    await favoriteIn(deps, given, user, [list.id]),
  ]
  await favoriteIn(deps, given, user, [])
  await deps.sql`update favorites set note = 'secret' where user_id = ${user.id}`
  await deps.sql`update adverts set status = 'archived', sold_at = now() where id = ${sold}`

  const code = codeOf(await shareList(deps, user, list.id, false))
  const seen = await sharedList(deps, code, page)

  expect(seen).toMatchObject({ name: 'Pentru casă', owner: null, count: 2 })
  expect(seen.items.map(({ id }) => id)).toEqual([String(second), String(first)])
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`secret|${user.phone}|${user.username}`))
  expect(codeOf(await shareList(deps, user, list.id, true))).toBe(code)
  expect(await sharedList(deps, code, page)).toMatchObject({ owner: user.username })
})

test('a revoked link is over for ever, and the next one is another', async ({ deps, given }) => {
  const user = await given.user()
  const { id } = await createList(deps, user, 'Cadouri')
  const first = codeOf(await shareList(deps, user, id, false))

  expect(await revokeLink(deps, user, id)).toMatchObject({ link: null })
  await revokeLink(deps, user, id)
  await expect(sharedList(deps, first, page)).toBeRefused('link_spent')
  const second = codeOf(await shareList(deps, user, id, false))

  expect(second).not.toBe(first)
  await expect(sharedList(deps, first, page)).toBeRefused('link_spent')
  expect(await sharedList(deps, second, page)).toMatchObject({ name: 'Cadouri' })
})

test('the database does not hold a link that opens a list', async ({ deps, given }) => {
  const user = await given.user()
  const { id } = await createList(deps, user, 'Cadouri')
  const code = codeOf(await shareList(deps, user, id, false))
  const [stored] =
    await deps.sql`select link_digest, sealed_link from favorite_lists where id = ${id}`

  // 256 random bits.
  expect(code).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(stored)).not.toContain(code)
  for (const value of Object.values(stored ?? {}))
    await expect(sharedList(deps, String(value), page)).toBeRefused('link_spent')
})

test('a link of a closed account opens nothing', async ({ deps, given }) => {
  const user = await given.user()
  const { id } = await createList(deps, user, 'Cadouri')
  const code = codeOf(await shareList(deps, user, id, true))

  await deps.sql`update users set status = 'banned' where id = ${user.id}`

  await expect(sharedList(deps, code, page)).toBeRefused('link_spent')
})

test('a name with a phone number is nobody else’s to read', async ({ deps, given }) => {
  const user = await given.user()
  const { id } = await createList(deps, user, 'Sună la 069123456')
  await expect(shareList(deps, user, id, false)).toBeRefused('contacts_in_text', 'name')

  await renameList(deps, user, id, 'Mobilă')
  await shareList(deps, user, id, false)

  await expect(renameList(deps, user, id, 'Sună la 069123456')).toBeRefused('contacts_in_text')
})
