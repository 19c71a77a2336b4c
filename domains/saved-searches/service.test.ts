import { setTimeout } from 'node:timers/promises'
import { savedSearchesOfUser } from '#contract/limits.ts'
import { deleteAccount } from '../accounts/deletion/service.ts'
import { deleteAdverts } from '../adverts/lifecycle/service.ts'
import { readNotifications, notificationsOf } from '../notifications/service.ts'
import { expect, test } from '#tests/support/test.ts'
import { hitsOf, savedSearch, unreadOf } from '#tests/support/market/searches.ts'
import { findAccountById } from '../accounts/store.ts'
import { notifyOfArrivals, cleanUpHits } from './matching/service.ts'
import { changeSearch, removeSearch, markSearchSeen, searchesOf } from './service.ts'
import { eraseExpired, ownData } from '../my-account/service.ts'

const page = { start: 0, size: 100 }

test('the same search again changes its name and frequency, whatever the order of its places', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const first = await savedSearch(deps, user, { search: 'bmw', place: 'balti,soroca' })
  await savedSearch(deps, user, { search: 'audi' })
  const again = await savedSearch(
    deps,
    user,
    { search: 'bmw', place: 'soroca,balti', period: '7' },
    { name: 'BMW  în\nnord', frequency: 'weekly' },
  )

  expect(again).toBe(first)
  const [, search] = await searchesOf(deps, user)
  expect(search).toMatchObject({ id: first, name: 'BMW în nord', frequency: 'weekly', newCount: 0 })
})

test('a user has room for so many, however many are saved at once', async ({ deps, given }) => {
  const user = await given.user()
  for (let n = 3; n < savedSearchesOfUser; n++)
    await savedSearch(deps, user, { search: `vioara ${n}` })

  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_none, n) => savedSearch(deps, user, { search: `chitara ${n}` })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(savedSearch(deps, user, { search: 'pian' })).toBeRefused('too_many_searches')
  await savedSearch(deps, user, { search: 'vioara 7' }, { name: 'Alt nume' })
  expect(await searchesOf(deps, user)).toHaveLength(savedSearchesOfUser)
})

test('what came is new until it was looked at, and one notification counts it', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const id = await savedSearch(deps, user, { search: 'sitar' }, { name: 'Sitar' })
  await given.advert({ title: 'Sitar 1' })
  await notifyOfArrivals(deps)
  await given.advert({ title: 'Sitar 2' })
  await notifyOfArrivals(deps)
  const counts = async () => [
    (await searchesOf(deps, user))[0]?.newCount,
    (await notificationsOf(deps, user, page)).items.map(({ count, isRead }) => [count, isRead]),
    await unreadOf(deps, user),
  ]
  expect(await counts()).toEqual([2, [[2, false]], 1])

  await markSearchSeen(deps, user, id)
  expect(await counts()).toEqual([0, [[2, true]], 0])
  await given.advert({ title: 'Sitar 3' })
  deps.clock.advance({ minutes: 1 })
  await notifyOfArrivals(deps)
  expect(await counts()).toEqual([
    1,
    [
      [1, false],
      [2, true],
    ],
    1,
  ])

  expect(await readNotifications(deps, user, null)).toBe(0)
  await removeSearch(deps, user, id)
  expect((await notificationsOf(deps, user, page)).count).toBe(0)
})

test('what belongs to another user is not there', async ({ deps, given }) => {
  const [owner, other] = [await given.user(), await given.user()]
  const id = await savedSearch(deps, owner, { search: 'tambur' })
  await given.advert({ title: 'Tambur' })
  await notifyOfArrivals(deps)
  const [note] = (await notificationsOf(deps, owner, page)).items

  await expect(changeSearch(deps, other, id, { name: 'A mea' })).toBeRefused('search_not_found')
  await expect(markSearchSeen(deps, other, id)).toBeRefused('search_not_found')
  await expect(removeSearch(deps, other, id)).toBeRefused('search_not_found')
  await readNotifications(deps, other, [note?.id ?? 0])
  expect(await unreadOf(deps, owner)).toBe(1)
  expect(await searchesOf(deps, other)).toEqual([])
})

test('a search that is deleted while adverts come into it keeps nobody else from hearing', async ({
  deps,
  given,
}) => {
  const [user, other] = [await given.user(), await given.user()]
  const id = await savedSearch(deps, user, { search: 'cobza' })
  await savedSearch(deps, other, { search: 'cobza' })
  await given.advert({ title: 'Cobza' })

  const shown = await deps.sql.begin(async (tx) => {
    await tx`delete from saved_searches where id = ${id}`
    const telling = notifyOfArrivals(deps).then(() => 'shown', String)
    await setTimeout(300)
    return { telling }
  })

  expect(await shown.telling).toBe('shown')
  expect(await unreadOf(deps, other)).toBe(1)
})

test('a deleted search takes its unread notification along', async ({ deps, given }) => {
  const user = await given.user()
  const id = await savedSearch(deps, user, { search: 'banjo' })
  await given.advert({ title: 'Banjo' })
  await notifyOfArrivals(deps)
  expect(await unreadOf(deps, user)).toBe(1)

  await removeSearch(deps, user, id)

  expect(await unreadOf(deps, user)).toBe(0)
  expect(await deps.sql`select 1 from saved_search_anchors where saved_search_id = ${id}`).toEqual(
    [],
  )
})

test('an erased account leaves no search, hit or notification; a deleted advert no hit', async ({
  deps,
  given,
}) => {
  const [user, seller] = [await given.user(), await given.user()]
  const id = await savedSearch(deps, user, { search: 'ukulele' })
  const advert = await given.advert({ seller, title: 'Ukulele' })
  await notifyOfArrivals(deps)
  expect(await hitsOf(deps, id)).toEqual([advert.id])
  await deleteAdverts(deps, seller, [advert.id])
  expect(await hitsOf(deps, id)).toEqual([])
  expect((await searchesOf(deps, user))[0]?.newCount).toBe(0)

  const data = await ownData(deps, user)
  expect(JSON.parse(data.texts['account.json'] ?? '{}')).toMatchObject({
    savedSearches: [{ id, name: 'Căutare' }],
    notifications: [{ kind: 'search', count: 1 }],
  })
  const account = await findAccountById(deps.sql, user.id)
  if (account) await deleteAccount(deps, account)
  deps.clock.advance({ days: 15 })
  await eraseExpired(deps)
  const left = await deps.sql`
    select id from saved_searches where user_id = ${user.id}
    union all select id from notifications where user_id = ${user.id}`
  expect(left).toEqual([])
})

test('what is long gone is forgotten, what is in sight is not', async ({ deps, given }) => {
  const user = await given.user()
  const id = await savedSearch(deps, user, { search: 'balalaica' })
  const [stays, goes] = [
    await given.advert({ title: 'Balalaica 1' }),
    await given.advert({ title: 'Balalaica 2' }),
  ]
  await notifyOfArrivals(deps)
  await deps.sql`update adverts set status = 'archived' where id = ${goes.id}`
  deps.clock.advance({ days: 91 })
  await cleanUpHits(deps)

  expect(await hitsOf(deps, id)).toEqual([stays.id])
})
