import { expect, test } from '#tests/support/test.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { mailsTo, unreadOf, withEmail } from '#tests/support/market/searches.ts'
import { deleteAdverts } from '../../adverts/lifecycle/service.ts'
import { editAdvert } from '../../adverts/posting/service.ts'
import type { Deps } from '../../deps.ts'
import { addFavorite } from '../../favorites/service.ts'
import { storeRates } from '../../rates/intake.ts'
import { stopAlerts } from '../../saved-searches/mails/unsubscribe.ts'
import { notifyOfPriceDrops, cleanUpNotifications } from './service.ts'
import { notificationsOf, readNotifications } from '../service.ts'

const mails = ['mail', 'price-drops'] as const
const page = { start: 0, size: 100 }

async function notificationsFor(deps: Deps, user: { readonly id: number }) {
  const { items } = await notificationsOf(deps, user, page)
  return items.map(({ title, advertId, price }) => ({ title, advertId, price }))
}

async function setPrice(deps: Deps, id: number, price: number, currency = 'MDL'): Promise<void> {
  await deps.sql`update adverts set price = ${price}, currency = ${currency} where id = ${id}`
  await notifyOfPriceDrops(deps)
}

test('who has a favourite hears once that it became cheaper; its owner and others do not', async ({
  deps,
  given,
}) => {
  const [fan, other, seller] = [await given.user(), await given.user(), await given.user()]
  const { id } = await given.advert({ seller, title: 'Bicicletă', price: 10_200 })
  await addFavorite(deps, fan, id)
  await addFavorite(deps, seller, id)

  await editAdvert(deps, seller, id, { price: '9500' })
  await Promise.all(Array.from({ length: 20 }, () => notifyOfPriceDrops(deps)))

  const price = { before: 10_200, now: 9_500, currency: 'MDL' }
  expect(await notificationsFor(deps, fan)).toEqual([{ title: 'Bicicletă', advertId: id, price }])
  expect(await unreadOf(deps, fan)).toBe(1)
  expect([await notificationsFor(deps, seller), await notificationsFor(deps, other)]).toEqual([
    [],
    [],
  ])
})

test('less than one in a hundred, a rise, "by agreement" and other rates are no drop', async ({
  deps,
  given,
}) => {
  const fan = await given.user()
  await storeRates(deps, { date: '2027-02-01', values: { EUR: 20, USD: 18 } })
  const { id } = await given.advert({ price: 1_000 })
  const abroad = await given.advert({ price: 1_000, currency: 'EUR' })
  await addFavorite(deps, fan, id)
  await addFavorite(deps, fan, abroad.id)

  for (const price of [991, 1_500, 0, 900]) await setPrice(deps, id, price)
  await storeRates(deps, { date: '2027-02-02', values: { EUR: 15, USD: 18 } })
  await notifyOfPriceDrops(deps)

  expect(await notificationsFor(deps, fan)).toEqual([])
})

test('a price in another currency is compared by the rate of the day', async ({ deps, given }) => {
  const fan = await given.user()
  await storeRates(deps, { date: '2027-03-01', values: { EUR: 20, USD: 16 } })
  const cheaper = await given.advert({ title: 'Ieftin', price: 1_000 })
  const dearer = await given.advert({ title: 'Scump', price: 1_000 })
  await addFavorite(deps, fan, cheaper.id)
  await addFavorite(deps, fan, dearer.id)

  await setPrice(deps, cheaper.id, 40, 'EUR')
  await setPrice(deps, dearer.id, 51, 'EUR')

  expect(await notificationsFor(deps, fan)).toMatchObject([
    { title: 'Ieftin', price: { before: 50, now: 40, currency: 'EUR' } },
  ])
})

test('drops after each other are one notification while it is unread', async ({ deps, given }) => {
  const fan = await given.user()
  const { id } = await given.advert({ price: 1_000 })
  await addFavorite(deps, fan, id)

  await setPrice(deps, id, 900)
  await setPrice(deps, id, 800)
  expect(await notificationsFor(deps, fan)).toMatchObject([{ price: { before: 1_000, now: 800 } }])
  expect(await unreadOf(deps, fan)).toBe(1)

  await readNotifications(deps, fan, null)
  deps.clock.advance({ minutes: 1 })
  await setPrice(deps, id, 700)
  expect(await notificationsFor(deps, fan)).toMatchObject([
    { price: { before: 800, now: 700 } },
    { price: { before: 1_000, now: 800 } },
  ])
})

test('a price that fell together with a new text is told once somebody has looked at that', async ({
  deps,
  given,
}) => {
  const [fan, seller] = [await given.user(), await given.user()]
  const { id } = await given.advert({ seller, price: 1_000 })
  await addFavorite(deps, fan, id)
  await editAdvert(deps, seller, id, { title: 'Alt titlu', price: '500' })
  await notifyOfPriceDrops(deps)
  expect(await notificationsFor(deps, fan)).toEqual([])

  await deps.sql`update adverts set status = 'active' where id = ${id}`
  await notifyOfPriceDrops(deps)
  expect(await notificationsFor(deps, fan)).toMatchObject([{ price: { before: 1_000, now: 500 } }])
})

test('of an advert that is hidden, or whose owner is banned, nothing is read any more', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const [fan, seller] = [await given.user(), await given.user()]
  const { id } = await given.advert({ seller, title: 'Cort', price: 1_000 })
  await addFavorite(deps, fan, id)
  await setPrice(deps, id, 900)

  await sql`update adverts set is_public = false, title_ro = 'Cort, al lui Ion' where id = ${id}`
  expect(await notificationsOf(deps, fan, page)).toEqual({ items: [], count: 0 })
  await sql`update adverts set is_public = true, title_ro = 'Cort' where id = ${id}`
  expect(await notificationsFor(deps, fan)).toHaveLength(1)
  await sql`update users set status = 'banned' where id = ${seller.id}`
  expect(await notificationsOf(deps, fan, page)).toEqual({ items: [], count: 0 })
})

test('the mail comes in the morning, once, with what is still true, and can be stopped', async ({
  deps,
  given,
}) => {
  deps.clock.leapTo('2031-07-15T10:00:00Z')
  const fan = await given.user()
  const email = await withEmail(deps, fan)
  const [falls, rises] = [
    await given.advert({ title: 'Scade', price: 1_000, currency: 'EUR' }),
    await given.advert({ title: 'Urcă', price: 1_000 }),
  ]
  for (const { id } of [falls, rises]) await addFavorite(deps, fan, id)
  await setPrice(deps, falls.id, 949.5, 'EUR')
  await setPrice(deps, rises.id, 500)
  await setPrice(deps, rises.id, 2_000)
  await sendOutbox(deps, ...mails)
  expect(await mailsTo(deps, email)).toEqual([])

  deps.clock.leapTo('2031-07-16T05:00:01Z')
  await Promise.all(Array.from({ length: 20 }, () => sendOutbox(deps, ...mails)))
  const [mail = '', ...others] = await mailsTo(deps, email)
  expect(others).toEqual([])
  expect(mail).toMatch(/^1 anunț favorit s-a ieftinit\n/)
  expect(mail).toContain('Scade\n949,50\u00A0€ (a fost 1.000\u00A0€)\n')
  expect(mail).not.toContain('Urcă')

  const link = /stop-alerts\/(p\S+)$/.exec(mail)?.[1] ?? ''
  expect(await stopAlerts(deps, { address: '10.0.0.1' }, link)).toEqual({
    kind: 'prices',
    name: '',
  })
  await setPrice(deps, falls.id, 900, 'EUR')
  deps.clock.advance({ days: 2 })
  await sendOutbox(deps, ...mails)
  expect(await mailsTo(deps, email)).toHaveLength(1)
  expect(await notificationsFor(deps, fan), 'the site tells all the same').toHaveLength(2)
})

test('a mail of prices that surely did not go is tried again', async ({ deps, given }) => {
  const fan = await given.user()
  const email = await withEmail(deps, fan)
  const { id } = await given.advert({ price: 1_000 })
  await addFavorite(deps, fan, id)
  await setPrice(deps, id, 500)
  deps.clock.advance({ days: 1 })

  await sendOutbox(
    { ...deps, messenger: { ...deps.messenger, mail: async () => 'failed' } },
    ...mails,
  )
  await sendOutbox(deps, ...mails)
  expect(await mailsTo(deps, email)).toEqual([])
  deps.clock.advance({ minutes: 11 })
  await sendOutbox(deps, ...mails)
  expect(await mailsTo(deps, email)).toHaveLength(1)
})

test('notifications of a deleted advert go with it, and old ones with time', async ({
  deps,
  given,
}) => {
  const [fan, seller] = [await given.user(), await given.user()]
  const [gone, stays] = [
    await given.advert({ seller, price: 1_000 }),
    await given.advert({ seller, price: 1_000 }),
  ]
  for (const { id } of [gone, stays]) {
    await addFavorite(deps, fan, id)
    await setPrice(deps, id, 500)
  }
  expect(await unreadOf(deps, fan)).toBe(2)

  await deleteAdverts(deps, seller, [gone.id])
  expect((await notificationsFor(deps, fan)).map(({ advertId }) => advertId)).toEqual([stays.id])
  expect(await unreadOf(deps, fan)).toBe(1)

  deps.clock.advance({ days: 181 })
  await cleanUpNotifications(deps)
  expect(await unreadOf(deps, fan)).toBe(0)
})
