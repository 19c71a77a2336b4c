import { favoriteNote, favoritesOfUser } from '#contract/limits.ts'
import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import type { Favorite } from '#contract/favorites.ts'
import type { User } from '#domains/implement.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { applyRetention } from '../../retention/service.ts'
import { createList, setListsOfFavorite } from '../lists/service.ts'
import { addFavorite, favoritesDataOf, favoritesOf, removeFavorite } from '../service.ts'
import { ownFavorites, setNote } from './service.ts'

const everything = { listId: null, sort: 'newest', start: 0, size: 100 } as const

async function favoritesFor(deps: Deps, user: User, asked: object = {}): Promise<Favorite[]> {
  return (await ownFavorites(deps, user, { ...everything, ...asked })).items
}

async function setPrice(deps: Deps, id: number, price: number, currency = 'MDL'): Promise<void> {
  await deps.sql`update adverts set price = ${price}, currency = ${currency} where id = ${id}`
}

async function setStatus(deps: Deps, id: number, status: AdvertStatus): Promise<void> {
  await deps.sql`update adverts set status = ${status} where id = ${id}`
}

test('a favourite keeps the price at which it was marked, whatever it costs later', async ({
  deps,
  given,
}) => {
  const fan = await given.user()
  const { id } = await given.advert({ price: 5_000, currency: 'EUR' })
  await addFavorite(deps, fan, id)
  await setPrice(deps, id, 4_200, 'EUR')
  await addFavorite(deps, fan, id)

  const [favorite] = await favoritesFor(deps, fan)

  expect(favorite).toMatchObject({
    state: 'active',
    priceThen: { price: 5_000, currency: 'EUR' },
    advert: { ad_price: 4_200, ad_currency: 'EUR' },
  })
})

test('an advert that is gone stays among the favourites and says what became of it', async ({
  deps,
  given,
}) => {
  const fan = await given.user()
  const states = {
    sold: 'archived',
    ended: 'archived',
    hidden: 'review',
    deleted: 'deleted',
  } as const
  for (const [state, status] of Object.entries(states)) {
    const { id } = await given.advert({ title: `Dulap ${state}`, images: [`photo-${state}`] })
    await addFavorite(deps, fan, id)
    await setStatus(deps, id, status)
    if (state === 'sold') await deps.sql`update adverts set sold_at = now() where id = ${id}`
  }

  const items = await favoritesFor(deps, fan)

  expect(
    items.map(({ state, titles, image, advert }) => [state, titles.ro, image, advert]),
  ).toEqual([
    ['deleted', '', '', null],
    ['hidden', '', '', null],
    ['ended', 'Dulap ended', 'photo-ended', null],
    ['sold', 'Dulap sold', 'photo-sold', null],
  ])
  expect(items[0]?.subcategory).toMatchObject({ slug: 'carti' })
})

test('of a seller whose account is closed a favourite shows nothing', async ({ deps, given }) => {
  const [fan, seller] = [await given.user(), await given.user()]
  const { id } = await given.advert({ seller, title: 'Samovar' })
  await addFavorite(deps, fan, id)

  await deps.sql`update users set status = 'deleted', deleted_at = now() where id = ${seller.id}`

  expect(await favoritesFor(deps, fan)).toMatchObject([
    { state: 'deleted', titles: { ro: '' }, advert: null },
  ])
})

test('by falls the greatest comes first; another currency and an agreement are no fall', async ({
  deps,
  given,
}) => {
  const fan = await given.user()
  const prices = { tenth: 900, half: 500, dearer: 1_500, agreed: 0, euro: 10 } as const
  const names = new Map<string, string>()
  for (const [name, price] of Object.entries(prices)) {
    const { id } = await given.advert({ price: 1_000 })
    await addFavorite(deps, fan, id)
    await setPrice(deps, id, price, name === 'euro' ? 'EUR' : 'MDL')
    names.set(String(id), name)
  }

  const namesOf = (items: readonly Favorite[]) => items.map(({ advertId }) => names.get(advertId))

  expect(namesOf(await favoritesFor(deps, fan, { sort: 'cheaper' }))).toEqual([
    ...['half', 'tenth'],
    ...['euro', 'agreed', 'dearer'],
  ])
  expect(namesOf(await favoritesFor(deps, fan, { size: 2, start: 1 }))).toEqual([
    'agreed',
    'dearer',
  ])
})

test('a note is its owner’s, and goes with the favourite', async ({ deps, given }) => {
  const [fan, other] = [await given.user(), await given.user()]
  const { id } = await given.advert()
  for (const user of [fan, other]) await addFavorite(deps, user, id)
  const note = 'ș'.repeat(favoriteNote)

  await setNote(deps, fan, id, note)

  expect(await favoritesFor(deps, fan)).toMatchObject([{ note }])
  expect(await favoritesFor(deps, other)).toMatchObject([{ note: '' }])
  await removeFavorite(deps, fan, id)
  await expect(setNote(deps, fan, id, 'nou')).toBeRefused('favorite_not_found')
  await addFavorite(deps, fan, id)
  expect(await favoritesFor(deps, fan)).toMatchObject([{ note: '' }])
})

test('beyond the cap a new favourite is refused, and one that there is stays', async ({
  deps,
  given,
}) => {
  const fan = await given.user()
  const [{ id: last }, { id: beyond }] = [await given.advert(), await given.advert()]
  await deps.sql`
    with drafts as (
      insert into adverts (owner_id, status)
      select ${fan.id}, 'draft' from generate_series(1, ${favoritesOfUser - 1}) returning id)
    insert into favorites (user_id, advert_id) select ${fan.id}, id from drafts`

  await addFavorite(deps, fan, last)
  await addFavorite(deps, fan, last)
  await expect(addFavorite(deps, fan, beyond)).toBeRefused('too_many_favorites')

  expect(await favoritesOf(deps, fan)).toHaveLength(favoritesOfUser)
  await removeFavorite(deps, fan, last)
  await addFavorite(deps, fan, beyond)
})

test('a favourite of a deleted advert goes when nothing is left of the advert', async ({
  deps,
  given,
}) => {
  const fan = await given.user()
  const { id } = await given.advert()
  await addFavorite(deps, fan, id)
  await deps.sql`
    update adverts set status = 'deleted', deleted_at = ${deps.clock.now()} where id = ${id}`

  deps.clock.advance({ days: 89 })
  await applyRetention(deps)
  expect(await favoritesFor(deps, fan)).toHaveLength(1)
  deps.clock.advance({ days: 2 })
  await applyRetention(deps)

  expect(await favoritesFor(deps, fan)).toEqual([])
})

test('the export holds notes, former prices and lists', async ({ deps, given }) => {
  const fan = await given.user()
  const { id } = await given.advert({ price: 250 })
  await addFavorite(deps, fan, id)
  await setNote(deps, fan, id, 'De măsurat ușa')
  const list = await createList(deps, fan, 'Pentru casă')
  await setListsOfFavorite(deps, fan, id, [list.id])

  expect(await favoritesDataOf(deps, fan)).toMatchObject({
    favorites: [
      {
        advertId: id,
        note: 'De măsurat ușa',
        priceThen: 250,
        currency: 'MDL',
        lists: ['Pentru casă'],
      },
    ],
    favoriteLists: [{ name: 'Pentru casă', count: 1, link: null }],
  })
})
