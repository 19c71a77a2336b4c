import { expect, test } from '#tests/support/test.ts'
import { advertCards } from '../service.ts'

/** Facts of a card in Romanian, with plain spaces. */
function lineOf(card: Awaited<ReturnType<typeof advertCards>>[number] | undefined): string {
  return (card?.facts ?? [])
    .map(({ labels }) => labels.ro.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''))
    .join(' · ')
}

test('a card tells what matters of its subcategory, in its order and in each language', async ({
  deps,
  given,
}) => {
  const car = await given.advert({
    subcategory: 'autoturisme',
    attributes: { fuel: 'diesel', mileage: 142_000, year: 2016, offer_type: 'sell' },
  })
  const flat = await given.advert({
    subcategory: 'apartamente-vanzare',
    price: 95_000,
    currency: 'EUR',
    attributes: { rooms: '3', area: 84, floor: 5, floors_total: 9, offer_type: 'sell' },
  })
  const [first, second] = await advertCards(deps, [car.id, flat.id])

  expect(lineOf(first)).toBe('2016 · 142.000 km · motorină')
  expect(first?.facts?.[1]?.labels).toMatchObject({
    ru: '142\u00a0000\u00a0км',
    en: '142,000\u00a0km',
  })
  expect(lineOf(second)).toBe('84 m² · 3 camere · et. 5/9 · 1.131 €/m²')
})

test('what a price is for is said by the subcategory, else by the advert', async ({
  deps,
  given,
}) => {
  const attributes = { offer_type: 'rent-out', area: 60, rooms: '2' }
  const ids = [
    await given.advert({ subcategory: 'apartamente-pe-zi', attributes }),
    await given.advert({ subcategory: 'oficii', attributes }),
    await given.advert({ subcategory: 'reparatii-apartamente', attributes: { price_unit: 'sqm' } }),
    await given.advert({ subcategory: 'pierdute' }),
    await given.advert({ subcategory: 'horeca', price: 9_000, attributes: { salary_to: 12_000 } }),
    await given.advert({ subcategory: 'autoturisme' }),
    await given.advert({ subcategory: 'horeca', price: 0, attributes: { salary: 8_000 } }),
  ].map(({ id }) => id)
  const cards = await advertCards(deps, ids)

  expect(cards.map((card) => card.price_unit)).toEqual([
    ...['day', 'month', 'sqm', 'none', 'pay', undefined, 'pay'],
  ])
  expect(cards[4]?.price_to).toBe(12_000)
  expect(cards[6]?.pay).toBe(8_000)
  // The price of a square metre is for what is sold.
  expect(lineOf(cards[1])).not.toContain('/m²')
})

test('a reduction shows the lowest price of the thirty days before, a raise nothing', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const { id } = await given.advert({ price: 1_000 })
  const former = async () => (await advertCards(deps, [id]))[0]?.former_price
  expect(await former()).toBeUndefined()

  await sql`update adverts set price = 1500 where id = ${id}`
  expect(await former()).toBeUndefined()
  await sql`update adverts set price = 1200 where id = ${id}`
  expect(await former()).toBeUndefined()
  await sql`update adverts set price = 900 where id = ${id}`
  expect(await former()).toBe(1_000)

  await sql`update adverts set former_price_until = now() - interval '60 days' where id = ${id}`
  expect(await former()).toBeUndefined()
  await sql`update adverts set price = 40, currency = 'EUR' where id = ${id}`
  expect(await former()).toBeUndefined()
})
