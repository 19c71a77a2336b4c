import { expect, test } from '#tests/support/test.ts'
import { findSimilar } from '../service.ts'

const car = { subcategory: 'autoturisme', currency: 'EUR' } as const

test('the same model comes before the same price, that before the rest, then the category', async ({
  deps,
  given,
}) => {
  const golf = { make: 'volkswagen', model: 'golf', fuel: 'diesel' }
  const one = await given.advert({ ...car, title: 'Golf 5', price: 5_000, attributes: golf })
  const elsewhere = await given.advert({ subcategory: 'piese-auto', title: 'Golf 5', price: 5_000 })
  const rest = await given.advert({
    ...car,
    title: 'Jeep',
    price: 40_000,
    attributes: { make: 'jeep' },
  })
  const asDear = await given.advert({
    ...car,
    title: 'Astra',
    price: 5_200,
    attributes: { make: 'opel', fuel: 'petrol' },
  })
  const asNamed = await given.advert({
    ...car,
    title: 'Vând Golf urgent',
    price: 19_000,
    attributes: { make: 'volkswagen', fuel: 'petrol' },
  })
  const sameModel = await given.advert({
    ...car,
    title: 'Продаю авто',
    price: 16_000,
    attributes: { ...golf, fuel: 'petrol' },
    place: 'soroca',
  })
  await given.advert({ subcategory: 'caini', title: 'Golf 5', price: 5_000 })

  const found = await findSimilar(deps, one.id, 8)

  expect(found.toSorted()).toEqual(
    [sameModel, asNamed, asDear, rest, elsewhere].map(({ id }) => id).toSorted(),
  )
  expect(found[0]).toBe(sameModel.id)
  expect(found.slice(3)).toEqual([rest.id, elsewhere.id])
})

test('a rare word of the title weighs more than a common one', async ({ deps, given }) => {
  const sold = { subcategory: 'carti', price: 100 } as const
  const one = await given.advert({ ...sold, title: 'Vând carte Eminescu' })
  const poet = await given.advert({ ...sold, title: 'Eminescu, poezii' })
  for (let n = 0; n < 6; n++) await given.advert({ ...sold, title: 'Vând carte' })

  expect((await findSimilar(deps, one.id, 3))[0]).toBe(poet.id)
})

test('among equals the same place and district rank higher, then newer adverts', async ({
  deps,
  given,
}) => {
  const bench = { subcategory: 'mobilier-oficiu', title: 'Fotoliu', price: 900 } as const
  const one = await given.advert({ ...bench, place: 'soroca' })
  const near = await given.advert({ ...bench, place: 'soroca' })
  const older = await given.advert({ ...bench, place: 'cahul' })
  const newer = await given.advert({ ...bench, place: 'cahul' })

  expect(await findSimilar(deps, one.id, 8)).toEqual([near.id, newer.id, older.id])
})

test('at most three of a seller stand before those of others', async ({ deps, given }) => {
  const phones = { subcategory: 'casti', price: 3_000 } as const
  const seller = await given.user()
  const one = await given.advert({ ...phones, seller, title: 'Căști Cube' })
  const same = []
  for (let n = 0; n < 5; n++)
    same.unshift((await given.advert({ ...phones, seller, title: 'Căști Cube' })).id)
  const others = [
    await given.advert({ ...phones, title: 'Microfon', price: 90 }),
    await given.advert({ ...phones, title: 'Căști', price: 2_900 }),
  ].map(({ id }) => id)

  expect(await findSimilar(deps, one.id, 8)).toEqual([
    ...same.slice(0, 3),
    ...others.toReversed(),
    ...same.slice(3),
  ])
})

test('an ended advert has similar adverts, and is not among those of others', async ({
  deps,
  given,
}) => {
  const tablet = { subcategory: 'tablete', attributes: { brand: 'apple' } } as const
  const one = await given.advert({ ...tablet, title: 'iPad Air', price: 4_000, status: 'archived' })
  const other = await given.advert({ ...tablet, title: 'Tabletă', price: 4_000 })
  const named = await given.advert({ ...tablet, title: 'iPad Air 2', price: 9_000 })
  await given.advert({ ...tablet, title: 'iPad Air', price: 4_000, status: 'archived' })

  expect(await findSimilar(deps, one.id, 8)).toEqual([named.id, other.id])
  expect(await findSimilar(deps, 2_147_483_647, 8)).toEqual([])
})

test('an empty draft has no similar adverts', async ({ deps, given }) => {
  const { id } = await given.advert({ status: 'draft', title: '' })
  await deps.sql`update adverts set category_id = null, subcategory_id = null where id = ${id}`

  expect(await findSimilar(deps, id, 8)).toEqual([])
})
