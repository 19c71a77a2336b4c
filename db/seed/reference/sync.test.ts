import { attributesOf, categoryTree, knownAttributesOf } from '#domains/categories/service.ts'
import type { Deps } from '#domains/deps.ts'
import { notifyOfArrivals } from '#domains/saved-searches/matching/service.ts'
import { renewConditions } from '#domains/saved-searches/conditions.ts'
import { findAdverts } from '#domains/search/service.ts'
import { editedFile } from '#tests/support/edited-file.ts'
import { hitsOf, savedSearch } from '#tests/support/market/searches.ts'
import { expect, test } from '#tests/support/test.ts'
import type { ReferenceData } from './read-data.ts'

type Category = ReferenceData['categories']['categories'][number]

function categoryOf({ categories }: ReferenceData, slug: string): Category {
  const category = categories.categories.find((one) => one.slug === slug)
  if (!category) throw new Error(`no category ${slug}`)
  return category
}

/** The group that contains a subcategory, and its index there. */
function placeOf({ categories }: ReferenceData, slug: string) {
  for (const group of categories.categories.flatMap(({ groups }) => groups)) {
    const at = group.subcategories.findIndex((one) => one.slug === slug)
    if (at >= 0) return { list: group.subcategories, at }
  }
  throw new Error(`no subcategory ${slug}`)
}

function removed(data: ReferenceData, slug: string) {
  const { list, at } = placeOf(data, slug)
  const [subcategory] = list.splice(at, 1)
  if (!subcategory) throw new Error(`no subcategory ${slug}`)
  return subcategory
}

async function offeredSlugs(deps: Deps): Promise<string[]> {
  return (await categoryTree(deps)).flatMap(({ slug, groups }) => [
    slug,
    ...groups.flatMap(({ subcategories }) => subcategories.map((one) => one.slug)),
  ])
}

async function found(deps: Deps, search: string): Promise<readonly number[]> {
  const query = { searchType: 'search', search, sort: 'none', start: 0, size: 100 } as const
  return (await findAdverts(deps, query)).ids
}

async function listed(deps: Deps, slug: string): Promise<number | undefined> {
  const [row] = await deps.sql<{ n: number }[]>`
    select n from listing_counts join categories c on c.id = category_id and c.slug = ${slug}
    where subcategory_id = 0 and district_id = 0 and place_id = 0`
  return row?.n
}

test('a subcategory with another name is found by it, in the tree and in searches saved before', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ title: 'Numărul 7', subcategory: 'carti' })
  const search = await savedSearch(deps, await given.user(), { search: 'zurgălăi' })
  expect(await found(deps, 'zurgălăi')).toEqual([])

  await editedFile(deps, (data) => {
    const { list, at } = placeOf(data, 'carti')
    const book = list[at]
    if (book) book.labels = { ro: 'Zurgălăi', ru: 'Бубенцы', en: 'Jingle bells' }
  })
  expect(await found(deps, 'zurgălăi')).toContain(id)
  expect(await found(deps, 'бубенцы')).toContain(id)

  await renewConditions(deps)
  const other = await given.advert({ title: 'Numărul 8', subcategory: 'carti' })
  await notifyOfArrivals(deps)
  expect(await hitsOf(deps, search)).toContain(other.id)
  expect(await hitsOf(deps, search)).not.toContain(id)
})

test('what the file adds is offered, with its rules, groups and options', async ({ deps }) => {
  await editedFile(deps, (data) => {
    const { list, at } = placeOf(data, 'carti')
    const labels = { ro: 'Papirusuri', ru: 'Папирусы', en: 'Papyri' }
    list.splice(at, 0, { id: 900, slug: 'papirusuri', labels, attributeSet: 'service' })
    const transport = categoryOf(data, 'transport')
    transport.lifeDays = 77
    transport.maxImages = 3
    transport.groups.push({
      slug: 'zeppeline',
      labels: { ro: 'Zepeline', ru: 'Дирижабли', en: 'Airships' },
      subcategories: [
        { id: 901, slug: 'zepeline', labels: { ro: 'Zepeline', ru: 'Дирижабли', en: 'Airships' } },
      ],
    })
    data.categories.attributes['price_unit']?.options?.push({
      value: 'verst',
      labels: { ro: 'Pe verstă', ru: 'За версту', en: 'Per verst' },
    })
  })

  const transport = (await categoryTree(deps)).find(({ slug }) => slug === 'transport')
  expect(transport).toMatchObject({ lifeDays: 77, maxImages: 3 })
  expect(transport?.groups.at(-1)).toMatchObject({ subcategories: [{ id: 901, slug: 'zepeline' }] })
  const [unit] = await attributesOf(deps, 'papirusuri')
  expect(unit?.options?.at(-1)?.value).toBe('verst')
})

test('what the file no longer has is deleted or, when adverts use it, no longer offered', async ({
  deps,
  given,
}) => {
  const before = await offeredSlugs(deps)
  const { id } = await given.advert({ title: 'Nufăr galben', subcategory: 'atv' })
  const draft = await given.advert({ status: 'draft', subcategory: 'scutere-mopede' })
  await editedFile(deps, (data) => {
    removed(data, 'atv')
    removed(data, 'scutere-mopede')
  })

  expect(before).toEqual(expect.arrayContaining(['atv', 'scutere-mopede']))
  expect(await offeredSlugs(deps)).not.toContain('atv')
  const left = await deps.sql`
    select slug, is_offered from subcategories where slug in ('atv', 'scutere-mopede')`
  expect(left).toMatchObject([{ slug: 'atv', isOffered: false }])
  expect(await found(deps, 'nufăr')).toContain(id)
  expect(await deps.sql`select subcategory_id from adverts where id = ${draft.id}`).toMatchObject([
    { subcategoryId: null },
  ])

  await editedFile(deps, () => {})
  expect(await offeredSlugs(deps)).toEqual(expect.arrayContaining(['atv', 'scutere-mopede']))
})

test('a whole category can be removed, and its adverts stay unchanged', async ({ deps, given }) => {
  const { id } = await given.advert({ subcategory: 'carti' })
  const [{ category } = { category: '' }] = await deps.sql<{ category: string }[]>`
    select c.slug as category from categories c join subcategories s on s.category_id = c.id where s.slug = 'carti'`
  await editedFile(deps, ({ categories }) => {
    categories.categories = categories.categories.filter(({ slug }) => slug !== category)
  })

  expect(await offeredSlugs(deps)).not.toContain(category)
  const rows = await deps.sql`
    select s.slug, c.slug as category from adverts a
    join subcategories s on s.id = a.subcategory_id join categories c on c.id = a.category_id where a.id = ${id}`
  expect(rows).toMatchObject([{ slug: 'carti', category }])
})

test('a subcategory that moves takes its adverts, their counts and their place in lists along', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ title: 'Țiteră veche', subcategory: 'furgonete' })
  const search = await savedSearch(deps, await given.user(), { search: 'țiteră' })
  const counts = async () => [await listed(deps, 'transport'), (await listed(deps, 'afaceri')) ?? 0]
  const [fromBefore = 0, toBefore = 0] = await counts()
  await deps.sql`delete from advert_arrivals`
  const move = (data: ReferenceData): void => {
    categoryOf(data, 'afaceri').groups[0]?.subcategories.push(removed(data, 'furgonete'))
  }
  await editedFile(deps, move)

  const inBusiness = {
    searchType: 'category',
    search: 'afaceri',
    sort: 'none',
    start: 0,
    size: 100,
  } as const
  expect((await findAdverts(deps, inBusiness)).ids).toContain(id)
  expect(await counts()).toEqual([fromBefore - 1, toBefore + 1])
  await notifyOfArrivals(deps)
  expect(await hitsOf(deps, search)).toEqual([])
})

test('an option or an attribute that adverts use is displayed by its label and no longer offered', async ({
  deps,
  given,
}) => {
  await given.advert({
    subcategory: 'autoturisme',
    attributes: { make: 'bmw', model: 'x5', fuel: 'diesel' },
  })
  await editedFile(deps, ({ categories: { attributes, attributeSets } }) => {
    const { make, model } = attributes
    if (make?.options)
      make.options = make.options.filter(({ value }) => !['bmw', 'audi'].includes(value))
    if (model?.optionsBy) {
      delete model.optionsBy['bmw']
      delete model.optionsBy['audi']
    }
    attributeSets['car'] = (attributeSets['car'] ?? []).filter(
      (name) => name !== 'fuel' && name !== 'drive',
    )
  })

  const [offered, known] = [
    await attributesOf(deps, 'autoturisme'),
    await knownAttributesOf(deps, 'autoturisme'),
  ]
  const valuesOf = (list: typeof known) =>
    list.find(({ key }) => key === 'make')?.options?.map(({ value }) => value)
  expect(valuesOf(offered)).not.toContain('bmw')
  expect(valuesOf(known)).toContain('bmw')
  expect(valuesOf(known)).not.toContain('audi')
  expect(
    known.find(({ key }) => key === 'model')?.optionsBy?.['bmw']?.map(({ value }) => value),
  ).toEqual(['x5'])
  expect(offered.map(({ key }) => key)).not.toContain('fuel')
  expect(known.map(({ key }) => key)).toContain('fuel')
  expect(known.map(({ key }) => key)).not.toContain('drive')
})

test('a subcategory with another attribute set still displays the previous attributes of its adverts', async ({
  deps,
  given,
}) => {
  await given.advert({ subcategory: 'remorci-semiremorci', attributes: { payload_kg: 900 } })
  const setOf = (name: string) => (data: ReferenceData) => {
    const { list, at } = placeOf(data, 'remorci-semiremorci')
    const one = list[at]
    if (one) one.attributeSet = name
  }
  const keys = async () => ({
    offered: (await attributesOf(deps, 'remorci-semiremorci')).map(({ key }) => key),
    known: (await knownAttributesOf(deps, 'remorci-semiremorci')).map(({ key }) => key),
  })
  await editedFile(deps, setOf('moto'))
  await editedFile(deps, setOf('moto'))
  const { offered, known } = await keys()
  expect([offered.includes('payload_kg'), known.includes('payload_kg')]).toEqual([false, true])
  expect(known).not.toContain('gearbox')

  await editedFile(deps, setOf('truck'))
  expect((await keys()).offered).toContain('payload_kg')
})
