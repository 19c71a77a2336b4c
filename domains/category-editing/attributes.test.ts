import type { Attribute } from '#contract/categories.ts'
import { rewrittenAdvertsMax } from '#contract/rules/categories/editing.ts'
import { attributesOf, filterAttributesOf, knownAttributesOf } from '#domains/categories/service.ts'
import type { Deps } from '#domains/deps.ts'
import { editedFile } from '#tests/support/edited-file.ts'
import { savedSearch } from '#tests/support/market/searches.ts'
import { listening } from '#tests/support/listening.ts'
import { expect, test } from '#tests/support/test.ts'
import {
  addAttribute,
  editedAttribute,
  editedSubcategory,
  mergeOption,
  orderAttributes,
  saveAttribute,
  saveOptions,
} from './service.ts'

const keysOf = (list: readonly Attribute[]): string[] => list.map(({ key }) => key)
const named = (ro: string) => ({ ro, ru: `${ro} ru`, en: `${ro} en` })
const facts = { isRequired: false, isFilterable: true, unit: '' } as const

async function attribute(deps: Deps, slug: string, key: string, parent = '') {
  const { attribute: found, options } = await editedAttribute(deps, slug, { key, parent })
  const list = options.map(({ adverts: _adverts, ...option }) => option)
  return { ...found, subcategory: slug, parent, list }
}

test('an attribute that is added for one subcategory is not one of those that had the same', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const change = {
    ...({ subcategory: 'atv', scope: 'own', type: 'enum', dependsOn: '' } as const),
    ...facts,
    ...{
      labels: named('Roți duble'),
      options: [named('Două'), named('Patru')].map((labels) => ({ labels })),
    },
  } as const
  const { subcategory, attributes } = await editedSubcategory(deps, 'atv')
  expect(subcategory.sharedWith).not.toEqual([])

  const preview = await addAttribute(deps, staff, change, true)
  expect(preview.effects.subcategories).toEqual([subcategory.labels])
  expect(keysOf(await attributesOf(deps, 'atv'))).not.toContain(preview.key)
  const { key } = await addAttribute(deps, staff, change, false)
  await editedFile(deps, () => {})

  const added = (await attributesOf(deps, 'atv')).at(-1)
  expect(added).toMatchObject({ key: 'roti_duble', filter: 'multi', labels: change.labels })
  expect(added?.options?.map(({ value }) => value)).toEqual(['doua-en', 'patru-en'])
  expect(keysOf(await attributesOf(deps, 'atv'))).toEqual([
    ...attributes.flatMap((one) => (one.isOffered ? [one.key] : [])),
    key,
  ])
  expect(keysOf(await attributesOf(deps, 'scutere-mopede'))).not.toContain(key)
  expect((await editedSubcategory(deps, 'atv')).subcategory.sharedWith).toEqual([])
})

test('before an attribute is required or its range is narrower it is told how many adverts do not fit', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const key = 'payload_kg'
  for (const value of [5, 50])
    await given.advert({ subcategory: 'remorci-semiremorci', attributes: { [key]: value } })
  await given.advert({ subcategory: 'remorci-semiremorci', attributes: {} })
  const seen = await attribute(deps, 'remorci-semiremorci', key)

  const effects = await saveAttribute(
    deps,
    staff,
    { ...seen, isRequired: true, min: 0, max: 10, scope: 'own' },
    true,
  )

  expect(effects).toMatchObject({ adverts: 3, having: 2, lacking: 1, beyond: 1 })
  const reversed = { ...seen, min: 10, max: 0, scope: 'own' } as const
  await expect(saveAttribute(deps, staff, reversed, true)).toBeRefused('range_reversed', 'max')
})

test('a hidden attribute is asked for no more and stays on the adverts that have it', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  await given.advert({ subcategory: 'furgonete', attributes: { fuel: 'diesel' } })
  await savedSearch(deps, await given.user(), {
    ...{ search: 'furgonete', searchType: 'subcategory', attributes: { fuel: 'diesel' } },
  })
  const seen = await attribute(deps, 'furgonete', 'fuel')
  const change = { ...seen, isOffered: false, scope: 'own' } as const

  expect(await saveAttribute(deps, staff, change, true)).toMatchObject({ having: 1, searches: 1 })
  await saveAttribute(deps, staff, change, false)
  await editedFile(deps, () => {})

  expect(keysOf(await attributesOf(deps, 'furgonete'))).not.toContain('fuel')
  const known = (await knownAttributesOf(deps, 'furgonete')).find(({ key }) => key === 'fuel')
  expect(known).toMatchObject({ isRequired: false, labels: seen.labels })
  await expect(saveAttribute(deps, staff, change, false)).toBeRefused('edit_conflict')
})

test('lists are no longer filtered by an attribute that is no filter, nor by what depends on it', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const seen = await attribute(deps, 'autoturisme', 'make')

  await saveAttribute(deps, staff, { ...seen, isFilterable: false, scope: 'own' }, false)

  const filters = keysOf(await filterAttributesOf(deps, 'autoturisme'))
  expect(filters).not.toContain('make')
  expect(filters).not.toContain('model')
  expect(keysOf(await attributesOf(deps, 'autoturisme'))).toContain('make')
})

test('of a list nothing is deleted: what is hidden or left out stays on its adverts', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const { id } = await given.advert({
    ...{ subcategory: 'autoturisme', attributes: { make: 'audi', model: 'a4' } },
  })
  const seen = await attribute(deps, 'autoturisme', 'model', 'audi')
  const options = [
    { value: '', labels: named('Quattro nou'), isOffered: true },
    ...seen.list.filter(({ value }) => value !== 'a4').toReversed(),
  ]
  const change = { ...seen, scope: 'own', options } as const

  expect((await saveOptions(deps, staff, change, true)).options).toMatchObject([{ adverts: 1 }])
  await saveOptions(deps, staff, change, false)
  await editedFile(deps, () => {})

  const valuesOf = (list: readonly Attribute[]) =>
    list.find(({ key }) => key === 'model')?.optionsBy?.['audi']?.map(({ value }) => value)
  const offered = valuesOf(await attributesOf(deps, 'autoturisme'))
  expect(offered?.[0]).toBe('quattro-nou-en')
  expect(offered).not.toContain('a4')
  expect(valuesOf(await knownAttributesOf(deps, 'autoturisme'))).toContain('a4')
  expect(await deps.sql`select attributes from adverts where id = ${id}`).toMatchObject([
    { attributes: { model: 'a4' } },
  ])
})

test('an option that is merged gives its adverts, searches and dependent options to the other one', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const { id } = await given.advert({
    ...{ subcategory: 'autoturisme', attributes: { make: 'skoda', model: 'octavia' } },
  })
  await given.advert({ subcategory: 'autoturisme', attributes: { make: 'seat' } })
  const search = await savedSearch(deps, await given.user(), {
    ...{ search: 'autoturisme', searchType: 'subcategory', attributes: { make: 'skoda,bmw' } },
  })
  await deps.sql`
    update saved_searches set address = '/category/transport/autoturisme?a_make=skoda%2Cbmw' where id = ${search}`
  const seen = await attribute(deps, 'autoturisme', 'make')
  const change = { ...seen, scope: 'all', from: 'skoda', into: 'seat' } as const
  const arrivals = async () =>
    (await deps.sql`select from advert_arrivals where advert_id = ${id}`).length
  const arrived = await arrivals()

  const effects = await mergeOption(deps, staff, change, true)
  expect(effects).toMatchObject({ options: [{ adverts: 1 }], searches: 1 })
  await mergeOption(deps, staff, change, false)

  expect(await deps.sql`select attributes from adverts where id = ${id}`).toMatchObject([
    { attributes: { make: 'seat', model: 'octavia' } },
  ])
  const model = (await attributesOf(deps, 'autoturisme')).find(({ key }) => key === 'model')
  expect(Object.keys(model?.optionsBy ?? {})).not.toContain('skoda')
  expect(model?.optionsBy?.['seat']?.map(({ value }) => value)).toContain('octavia')
  const [saved] = await deps.sql`select filters, address from saved_searches where id = ${search}`
  expect(saved).toMatchObject({
    ...{ filters: { attributes: { make: 'seat,bmw' } } },
    address: '/category/transport/autoturisme?a_make=seat%2Cbmw',
  })
  expect(await arrivals()).toBe(arrived)
})

test('an option that more adverts have than one act may change is not merged, drafts among them', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const [staff, owner] = [await given.staff('editor'), await given.user()]
  await deps.sql`
    insert into adverts (owner_id, status, subcategory_id, attributes)
    select ${owner.id}, 'draft', (select id from subcategories where slug = 'autoturisme'), '{"make": "opel"}'
    from generate_series(0, ${rewrittenAdvertsMax}::int)`
  const seen = await attribute(deps, 'autoturisme', 'make')
  const change = { ...seen, scope: 'all', from: 'opel', into: 'bmw' } as const

  await expect(mergeOption(deps, staff, change, true)).toBeRefused('too_many_adverts')
  await deps.sql`update adverts set status = 'deleted' where owner_id = ${owner.id}`
  await mergeOption(deps, staff, change, false)
  const rows = await deps.sql`
    select distinct attributes from adverts where owner_id = ${owner.id}`
  expect(rows).toMatchObject([{ attributes: { make: 'opel' } }])
})

test('attributes are asked for in the order that an editor gives them', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const before = keysOf(await attributesOf(deps, 'scutere-mopede'))
  const order = {
    subcategory: 'scutere-mopede',
    scope: 'own',
    before,
    after: before.toReversed(),
  } as const

  await orderAttributes(deps, staff, order)
  await editedFile(deps, () => {})

  expect(keysOf(await attributesOf(deps, 'scutere-mopede'))).toEqual(order.after)
  await expect(orderAttributes(deps, staff, order)).toBeRefused('edit_conflict')
})
