import { expect, test } from '#tests/support/test.ts'
import { findMerged } from '../../categories/store.ts'
import { addNode, editedTree, mergeSubcategory, saveNode } from '../service.ts'

const labels = { ro: 'Trotinete de probă', ru: 'Пробные самокаты', en: 'Trial scooters' }

test('a subcategory is merged after a preview: adverts keep what does not fit, its address leads on', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('editor')
  const advert = await given.advert({ subcategory: 'atv', attributes: { brand: 'x', year: 2019 } })
  const draft = await given.advert({ subcategory: 'atv', status: 'draft' })
  const all = (await editedTree(deps)).flatMap(({ groups }) =>
    groups.flatMap(({ subcategories }) => subcategories),
  )
  const [from, into] = ['atv', 'carti'].map((slug) => all.find((one) => one.slug === slug))
  const merge = { id: from?.id ?? 0, version: from?.version ?? 0, into: into?.id ?? 0 }

  const preview = await mergeSubcategory(deps, staff, merge, true)
  expect(preview).toMatchObject({
    adverts: 1,
    drafts: 0,
    subcategories: [from?.labels, into?.labels],
  })
  expect(preview.unfit.map(({ adverts }) => adverts)).toContain(1)
  expect(await findMerged(deps.sql, 'atv')).toBeNull()

  await mergeSubcategory(deps, staff, merge, false)
  const rows = await deps.sql`
    select s.slug, a.attributes from adverts a join subcategories s on s.id = a.subcategory_id
    where a.id in (${advert.id}, ${draft.id}) order by a.id`
  expect(rows).toMatchObject([
    { slug: 'carti', attributes: { brand: 'x', year: 2019 } },
    { slug: 'carti' },
  ])
  expect(await findMerged(deps.sql, 'atv')).toMatchObject({ subcategory: 'carti' })
  await expect(mergeSubcategory(deps, staff, merge, false)).toBeRefused('edit_conflict')

  const shown = { kind: 'subcategory', ...merge, labels: from?.labels ?? labels } as const
  await saveNode(deps, staff, { ...shown, version: merge.version + 1, isOffered: true }, false)
  expect(await findMerged(deps.sql, 'atv')).toBeNull()
})

test('a category is added at the end, with its icon and colour, and gets groups', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('editor')
  const look = { icon: 'bike', color: '#2563eb', like: '' }
  const { id, slug } = await addNode(deps, staff, { kind: 'category', labels, ...look })
  await addNode(deps, staff, { kind: 'group', parentId: id, labels, ...look })

  const added = (await editedTree(deps)).at(-1)
  expect(added).toMatchObject({ id, slug, labels, icon: 'bike', color: '#2563eb' })
  expect(added?.groups).toMatchObject([{ labels }])
})
