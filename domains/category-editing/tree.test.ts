import { attributesOf, categoryTree } from '#domains/categories/service.ts'
import type { Deps } from '#domains/deps.ts'
import { findAdverts } from '#domains/search/service.ts'
import { editedFile } from '#tests/support/edited-file.ts'
import { savedSearch } from '#tests/support/market/searches.ts'
import { listening } from '#tests/support/listening.ts'
import { expect, test } from '#tests/support/test.ts'
import { addNode, editedTree, orderNodes, saveNode } from './service.ts'

async function nodes(deps: Deps) {
  const categories = await editedTree(deps)
  const groups = categories.flatMap((category) => category.groups)
  return { categories, groups, subcategories: groups.flatMap((group) => group.subcategories) }
}

async function subcategory(deps: Deps, slug: string) {
  const all = await nodes(deps)
  const child = all.subcategories.find((one) => one.slug === slug)
  const group = all.groups.find((one) => one.subcategories.some(({ slug: own }) => own === slug))
  if (!child || !group) throw new Error(`no subcategory ${slug}`)
  return { ...child, kind: 'subcategory' as const, groupId: group.id }
}

async function found(deps: Deps, search: string): Promise<readonly number[]> {
  const query = { searchType: 'search', search, sort: 'none', start: 0, size: 100 } as const
  return (await findAdverts(deps, query)).ids
}

const bells = { ro: 'Zurgălăi', ru: 'Бубенцы', en: 'Jingle bells' }

test('what an editor has named is found by its name at once, and keeps it when the site starts again', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const { id } = await given.advert({ title: 'Numărul 7', subcategory: 'anvelope' })
  const before = await subcategory(deps, 'anvelope')

  await saveNode(deps, staff, { ...before, labels: bells }, true)
  expect(await subcategory(deps, 'anvelope')).toEqual(before)
  await saveNode(deps, staff, { ...before, labels: bells }, false)

  expect(await found(deps, 'zurgălăi')).toContain(id)
  const attributes = await attributesOf(deps, 'anvelope')
  await editedFile(deps, ({ categories: file }) => {
    const groups = file.categories.flatMap((category) => category.groups)
    const tyres = groups
      .flatMap((group) => group.subcategories)
      .find(({ slug }) => slug === 'anvelope')
    if (tyres) tyres.attributeSet = 'rim'
    delete file.attributeSets['tyre']
  })
  expect(await subcategory(deps, 'anvelope')).toMatchObject({ labels: bells })
  expect(attributes).not.toEqual([])
  expect(await attributesOf(deps, 'anvelope')).toEqual(attributes)
  const lines = await deps.sql`
    select act, before, after from audit_log where staff_id = ${staff.id} and subject_id = 'anvelope'`
  expect(lines).toMatchObject([
    { act: 'category.edit', before: { labelRo: before.labels.ro }, after: { labelRo: bells.ro } },
  ])
})

test('of two editors at once the second is told, and the first one’s change stays', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const [ana, ion] = [await given.staff('editor'), await given.staff('editor')]
  const seen = await subcategory(deps, 'furgonete')

  const outcomes = await Promise.allSettled([
    saveNode(deps, ana, { ...seen, labels: bells }, false),
    saveNode(deps, ion, { ...seen, labels: { ...bells, ro: 'Dube' } }, false),
  ])

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(saveNode(deps, ion, { ...seen, labels: bells }, true)).toBeRefused('edit_conflict')
})

test('what hiding a subcategory does is told first; then it is offered to nobody and its adverts stay', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const { id } = await given.advert({ subcategory: 'atv' })
  const draft = await given.advert({ status: 'draft', subcategory: 'atv' })
  await savedSearch(deps, await given.user(), { search: 'atv', searchType: 'subcategory' })
  const change = { ...(await subcategory(deps, 'atv')), isOffered: false }

  const effects = await saveNode(deps, staff, change, true)
  expect(effects).toMatchObject({ adverts: 1, drafts: 1, searches: 1 })
  expect(await subcategory(deps, 'atv')).toMatchObject({ isOffered: true, adverts: 1 })
  await saveNode(deps, staff, change, false)
  await editedFile(deps, () => {})

  const offered = (await categoryTree(deps)).flatMap(({ groups }) =>
    groups.flatMap((group) => group.subcategories.map(({ slug }) => slug)),
  )
  expect(offered).not.toContain('atv')
  expect(await deps.sql`select from ad_index where advert_id = ${id}`).toHaveLength(1)
  const [emptied] = await deps.sql`select subcategory_id from adverts where id = ${draft.id}`
  expect(emptied).toEqual({ subcategoryId: null })
})

test('a subcategory that is moved takes its adverts along', async ({ deps: own, given }) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const { id } = await given.advert({ subcategory: 'remorci-semiremorci' })
  const { categories } = await nodes(deps)
  const target = categories.find(({ slug }) => slug === 'afaceri')
  const change = {
    ...(await subcategory(deps, 'remorci-semiremorci')),
    groupId: target?.groups[0]?.id ?? 0,
  }

  expect(await saveNode(deps, staff, change, true)).toMatchObject({ adverts: 1, drafts: 0 })
  await saveNode(deps, staff, change, false)

  const [advert] = await deps.sql`select category_id from adverts where id = ${id}`
  expect(advert).toEqual({ categoryId: target?.id })
})

test('what an editor has added and ordered is there after a start, with the attributes of another one', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const [first] = (await nodes(deps)).categories
  const group = await addNode(deps, staff, {
    ...{ kind: 'group', parentId: first?.id ?? 0, labels: bells, like: '' },
  })
  const labels = { ro: 'Mașini şi trăsuri', ru: 'Кареты', en: 'Carriages' }
  const add = (like: string) =>
    addNode(deps, staff, { kind: 'subcategory', parentId: group.id, labels, like })

  const [one, two] = [await add('autoturisme'), await add('')]
  const order = { kind: 'subcategory', before: [one.id, two.id], after: [two.id, one.id] } as const
  await orderNodes(deps, staff, order)
  await expect(orderNodes(deps, staff, order)).toBeRefused('edit_conflict')
  await editedFile(deps, () => {})

  const added = (await categoryTree(deps))[0]?.groups.at(-1)
  expect(added?.labels).toEqual(bells)
  expect(added?.subcategories).toMatchObject([
    { slug: 'masini-si-trasuri-2' },
    { slug: 'masini-si-trasuri', labels: { ro: 'Mașini și trăsuri' } },
  ])
  expect(await attributesOf(deps, one.slug)).toEqual(await attributesOf(deps, 'autoturisme'))
})
