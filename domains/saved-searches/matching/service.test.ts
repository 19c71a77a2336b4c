import { editAdvert } from '../../adverts/posting/service.ts'
import { setPublic } from '../../adverts/lifecycle/service.ts'
import { decide } from '../../adverts/moderation/service.ts'
import { expect, test } from '#tests/support/test.ts'
import { hitsOf, savedSearch, unreadOf } from '#tests/support/market/searches.ts'
import { storeRates } from '../../rates/intake.ts'
import { notifyOfArrivals } from './service.ts'
import { renewConditions } from '../conditions.ts'
import { searchesOf } from '../service.ts'
import { promoteAdvert } from '../../adverts/promotion/service.ts'

test('an advert comes into searches of all three languages, with and without diacritics', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const searches = []
  for (const search of ['mașina de cusut', 'MASINA', 'швейная машина', 'машинка', 'sewing machine'])
    searches.push(await savedSearch(deps, user, { search }))
  const [ro, RO, ru, ruOther, en] = searches

  const romanian = await given.advert({ title: 'Mașină de cusut Veritas' })
  const russian = await given.advert({ language: 'ru', title: 'Продам машину, швейная' })
  const english = await given.advert({ language: 'en', title: 'Sewing machines' })
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, ro ?? 0)).toContain(romanian.id)
  expect(await hitsOf(deps, RO ?? 0)).toEqual(expect.arrayContaining([romanian.id, russian.id]))
  expect(await hitsOf(deps, ru ?? 0)).toContain(russian.id)
  expect(await hitsOf(deps, en ?? 0)).toContain(english.id)
  expect(await hitsOf(deps, ruOther ?? 0)).not.toContain(english.id)
})

test('every filter of a search decides', async ({ deps, given }) => {
  const user = await given.user()
  await storeRates(deps, { date: '2026-12-02', values: { EUR: 20, USD: 17 } })
  const word = 'clavecin'
  const cheap = await savedSearch(deps, user, { search: word, priceMax: '100', currency: 'EUR' })
  const here = await savedSearch(deps, user, { search: word, place: 'soroca,balti' })
  const branch = await savedSearch(deps, user, {
    searchType: 'subcategory',
    search: 'carti',
    place: 'cahul',
  })
  const period = await savedSearch(deps, user, { search: word, period: '1', photo: true })
  const around = await savedSearch(deps, user, { search: word, near: '48.15,28.28', radius: '30' })
  const city = await savedSearch(deps, user, { search: word, place: 'chisinau' })
  const sector = await savedSearch(deps, user, { search: word, place: 'chisinau-botanica' })
  const nowhere = await savedSearch(deps, user, { search: word, place: 'nicaieri' })

  deps.clock.advance({ days: 40 })
  const soroca = await given.advert({ title: `${word} unu`, price: 1_999, place: 'soroca' })
  const cahul = await given.advert({
    title: `${word} doi`,
    price: 2_001,
    place: 'cahul',
    images: ['x'],
  })
  const botanica = await given.advert({ title: word, price: 9_000, place: 'chisinau-botanica' })
  const centru = await given.advert({ title: word, price: 9_000, place: 'chisinau-centru' })
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, city)).toEqual([botanica.id, centru.id])
  expect(await hitsOf(deps, sector)).toEqual([botanica.id])
  expect(await hitsOf(deps, cheap)).toEqual([soroca.id])
  expect(await hitsOf(deps, here)).toEqual([soroca.id])
  expect(await hitsOf(deps, branch)).toEqual([cahul.id])
  expect(await hitsOf(deps, period)).toEqual([cahul.id])
  expect(await hitsOf(deps, around)).toEqual([soroca.id])
  expect(await hitsOf(deps, nowhere)).toEqual([])
})

test('attributes of the subcategory decide too', async ({ deps, given }) => {
  const user = await given.user()
  const search = await savedSearch(deps, user, {
    searchType: 'subcategory',
    search: 'autoturisme',
    attributes: { year: '2010-2015', fuel: 'diesel' },
  })
  const make = async (year: number, fuel: string) =>
    (await given.advert({ subcategory: 'autoturisme', attributes: { year, fuel } })).id
  const right = await make(2012, 'diesel')
  await make(2009, 'diesel')
  await make(2012, 'petrol')
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, search)).toEqual([right])
})

test('a search for everything hears of everything', async ({ deps, given }) => {
  const user = await given.user()
  const all = await savedSearch(deps, user, {})
  const { id } = await given.advert()
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, all)).toEqual([id])
})

test('nobody hears of their own adverts, of drafts, and of what was there before', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const before = await given.advert({ title: 'Trombon vechi' })
  const search = await savedSearch(deps, user, { search: 'trombon' })
  await given.advert({ title: 'Trombon propriu', seller: user })
  await given.advert({ title: 'Trombon schiță', status: 'draft' })
  await given.advert({ title: 'Trombon ascuns', isPublic: false })
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, search)).toEqual([])
  await deps.sql`update adverts set is_public = false where id = ${before.id}`
  await deps.sql`update adverts set is_public = true where id = ${before.id}`
  await notifyOfArrivals(deps)
  expect(await hitsOf(deps, search)).toEqual([])
})

test('an advert is shown of once: not when promoted, hidden and shown, archived and brought back', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const seller = await given.user()
  const search = await savedSearch(deps, user, { search: 'fagot' })
  const { id } = await given.advert({ seller, title: 'Fagot' })
  await notifyOfArrivals(deps)
  await deps.sql`update notifications set is_read = true where user_id = ${user.id}`

  await setPublic(deps, seller, id, false)
  await setPublic(deps, seller, id, true)
  await promoteAdvert(deps, seller, id)
  await deps.sql`update adverts set status = 'archived' where id = ${id}`
  await deps.sql`update adverts set status = 'active' where id = ${id}`
  await deps.sql`update adverts set price = 7 where id = ${id}`
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, search)).toEqual([id])
  expect(await unreadOf(deps, user)).toBe(0)
  expect(
    await deps.sql`select 1 from advert_arrivals where advert_id = ${id}`,
    'nothing is left over',
  ).toEqual([])
})

test('a change brings an advert into a search, also when somebody has to look at it first', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const seller = await given.user()
  const { id } = await given.advert({ seller, title: 'Oboi', price: 900, place: 'soroca' })
  await notifyOfArrivals(deps)
  const cheap = await savedSearch(deps, user, { search: 'oboi', priceMax: '500' })
  const any = await savedSearch(deps, user, { search: 'oboi' })
  const other = await savedSearch(deps, user, { search: 'corn englez' })

  await editAdvert(deps, seller, id, { price: '450' })
  await notifyOfArrivals(deps)
  expect(await hitsOf(deps, cheap)).toEqual([id])
  expect(await hitsOf(deps, any), 'it was in this one before').toEqual([])

  expect(await editAdvert(deps, seller, id, { title: 'Oboi sau corn englez' })).toBe('review')
  await notifyOfArrivals(deps)
  expect(await hitsOf(deps, other)).toEqual([])
  await decide(deps, id, 'approve', [])
  await notifyOfArrivals(deps)
  expect(await hitsOf(deps, other)).toEqual([id])
  expect(await hitsOf(deps, any)).toEqual([])
})

test('other rates bring nothing into a search', async ({ deps, given }) => {
  const user = await given.user()
  await storeRates(deps, { date: '2027-01-02', values: { EUR: 20, USD: 17 } })
  await given.advert({ title: 'Flaut', price: 100, currency: 'EUR' })
  await notifyOfArrivals(deps)
  const search = await savedSearch(deps, user, { search: 'flaut', priceMax: '1900' })

  await storeRates(deps, { date: '2027-01-03', values: { EUR: 18, USD: 17 } })
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, search)).toEqual([])
})

test('bounds in another currency follow the rates', async ({ deps, given }) => {
  const user = await given.user()
  await storeRates(deps, { date: '2028-01-02', values: { EUR: 20, USD: 17 } })
  const search = await savedSearch(deps, user, {
    search: 'ocarina',
    priceMax: '100',
    currency: 'EUR',
  })
  await storeRates(deps, { date: '2028-01-03', values: { EUR: 25, USD: 17 } })
  await renewConditions(deps)
  const { id } = await given.advert({ title: 'Ocarina', price: 2_400 })
  await given.advert({ title: 'Ocarina scumpă', price: 2_600 })
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, search)).toEqual([id])
})

test('a search that was saved by older search functions is understood by those of today', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const search = await savedSearch(deps, user, { search: 'vioară' })
  // The state after an upgrade with changed functions.
  await deps.sql`update saved_searches set query = '''no-such-form''', is_outdated = true where id = ${search}`

  await renewConditions(deps)

  const { id } = await given.advert({ title: 'Vioară veche' })
  await notifyOfArrivals(deps)
  expect(await hitsOf(deps, search)).toEqual([id])
})

test('an advert that is published later than it was looked at first arrives when it is shown', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const { id } = await given.advert({ title: 'Clarinet', status: 'review' })
  const search = await savedSearch(deps, user, { search: 'clarinet' })
  await decide(deps, id, 'approve', [])
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, search)).toEqual([id])
})

test('twenty workers at once do what one does, and nothing twice', async ({ deps, given }) => {
  const users = await Promise.all([given.user(), given.user(), given.user()])
  const searches = []
  for (const user of users) {
    searches.push(await savedSearch(deps, user, { search: 'acordeon' }, { frequency: 'now' }))
    searches.push(await savedSearch(deps, user, { search: 'acordeon', place: 'chisinau' }))
  }
  const adverts = []
  for (let n = 0; n < 60; n++) adverts.push((await given.advert({ title: `Acordeon ${n}` })).id)

  await Promise.all(Array.from({ length: 20 }, () => notifyOfArrivals(deps)))

  for (const search of searches) expect(await hitsOf(deps, search)).toEqual(adverts)
  for (const user of users) {
    expect(await unreadOf(deps, user)).toBe(2)
    const notes = await deps.sql<{ count: number }[]>`
      select count from notifications where user_id = ${user.id}`
    expect(notes.map(({ count }) => count)).toEqual([60, 60])
    expect((await searchesOf(deps, user)).map(({ newCount }) => newCount)).toEqual([60, 60])
  }
})

test('what a worker was killed in the middle of is done by the next', async ({ deps, given }) => {
  const user = await given.user()
  const search = await savedSearch(deps, user, { search: 'nai' })
  const { id } = await given.advert({ title: 'Nai de Moldova' })
  // Simulates a lost connection: the last write of the worker fails.
  await deps.sql`alter table notifications add constraint cut check (user_id <> ${deps.sql.unsafe(String(user.id))})`

  await expect(notifyOfArrivals(deps)).rejects.toThrow()
  expect(await hitsOf(deps, search)).toEqual([])
  await deps.sql`alter table notifications drop constraint cut`
  await notifyOfArrivals(deps)

  expect(await hitsOf(deps, search)).toEqual([id])
  expect(await unreadOf(deps, user)).toBe(1)
})
