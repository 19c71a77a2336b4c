import { storeRates } from '#domains/rates/intake.ts'
import { listening } from '../../support/listening.ts'
import { expect, test } from '../../support/servers/site.ts'
import { poster, published } from '../poster.ts'

const lists = '/adverts/get_adverts.php'

test.for([
  ['6.500', 6500, 'MDL'],
  ['6 500 lei', 6500, 'MDL'],
  ['€300', 300, 'EUR'],
  ['1.650,50 $', 1650.5, 'USD'],
  ['15 тыс. лей', 15_000, 'MDL'],
] as const)('"%s" is published as %d %s', async ([price, amount, currency], { site, given }) => {
  const seller = await given.user()
  const id = await published(site, seller, { price, currency: 'MDL' })
  const { body } = await site.call(lists, { action: 'getItem', itemID: id })

  expect(body['item']).toMatchObject({ ad_price: amount, ad_currency: currency })
})

test('a nought is no price: whether it is a gift is asked', async ({ site, given }) => {
  const { ask, start } = poster(site, (await given.user()).token)
  const advertId = await start()

  expect(await ask('saveDraft', { advertId, price: '0' })).toMatchObject({
    success: false,
    code: 'price_zero',
    type: 'price',
  })
  expect(await ask('saveDraft', { advertId, price: '0', free: true })).toMatchObject({
    success: true,
  })
})

test('a list is narrowed by prices as people write them', async ({ site, given }) => {
  const { id: cheap } = await given.advert({ price: 6_400, subcategory: 'pisici' })
  const { id: dear } = await given.advert({ price: 6_600, subcategory: 'pisici' })
  const list = { action: 'listItems', searchType: 'subcategory', search: 'pisici' }

  const above = await site.call(lists, { ...list, priceMin: '6.500' })
  const below = await site.call(lists, { ...list, priceMax: '6 500' })
  const wrong = await site.call(lists, { ...list, priceMax: '6.5.0' })

  expect(above.body['items']).toMatchObject([{ id: String(dear) }])
  expect(below.body['items']).toMatchObject([{ id: String(cheap) }])
  expect({ status: wrong.status, type: wrong.body['type'] }).toEqual({
    status: 422,
    type: 'priceMax',
  })
})

test('rates that the bank has not renewed for days are said to be old', async ({ site, deps }) => {
  deps.clock.leapTo('2034-03-06T09:00:00Z')
  await storeRates(listening(deps), { date: '2034-03-03', values: { EUR: 20 } })
  const ask = async () => (await site.call('/functions/rates.php', { action: 'getRates' })).body

  expect(await ask()).toMatchObject({ Date: '03.03.2034', isStale: false })
  deps.clock.advance({ days: 2 })
  expect(await ask()).toMatchObject({ Date: '03.03.2034', isStale: true })
})

test('a new set of rates is told at once', async ({ site, deps }) => {
  deps.clock.leapTo('2034-05-02T09:00:00Z')
  const ask = async () => (await site.call('/functions/rates.php', { action: 'getRates' })).body

  await storeRates(listening(deps), { date: '2034-05-01', values: { EUR: 20 } })
  expect(await ask()).toMatchObject({ Date: '01.05.2034' })
  await storeRates(listening(deps), { date: '2034-05-02', values: { EUR: 21 } })
  expect(await ask()).toMatchObject({ Date: '02.05.2034' })
})
