import { expect, test } from '#tests/support/test.ts'
import { editAdvert, saveDraft, startDraft } from './service.ts'

test('a subcategory that does not exist is refused, and the advert stays in its own', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, subcategory: 'carti' })

  const edit = editAdvert(deps, seller, id, { subcategorySlug: 'nu-exista' })
  await expect(edit).toBeRefused('category_required', 'subcategory')
  const [stored] = await deps.sql`
    select s.slug from adverts a join subcategories s on s.id = a.subcategory_id where a.id = ${id}`
  expect(stored).toEqual({ slug: 'carti' })
})

test('a draft in no subcategory, or in one that does not exist, has none', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const id = await startDraft(deps, seller)

  for (const nowhere of ['', 'nu-exista']) {
    await saveDraft(deps, seller, id, { subcategorySlug: 'carti', attributes: { state: 'new' } })
    await saveDraft(deps, seller, id, { subcategorySlug: nowhere })
    const [draft] = await deps.sql`select subcategory_id, attributes from adverts where id = ${id}`
    expect(draft).toEqual({ subcategoryId: null, attributes: {} })
  }
})

test('a subcategory that is no longer offered retains its adverts and accepts no others', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const inside = await given.advert({ seller, subcategory: 'boilere' })
  const outside = await given.advert({ seller, subcategory: 'carti' })
  await deps.sql`update subcategories set is_offered = false where slug = 'boilere'`

  const move = (id: number) => editAdvert(deps, seller, id, { subcategorySlug: 'boilere' })
  expect(await move(inside.id)).toBe('active')
  await expect(move(outside.id)).toBeRefused('category_required', 'subcategory')
})

test('a change of category invalidates the pages of both', async ({ deps, given }) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, subcategory: 'carti' })
  const dropped: string[] = []
  const invalidate = async (...tags: string[]): Promise<void> => void dropped.push(...tags)

  const observed = { ...deps, cacheInvalidation: { invalidate } }
  await editAdvert(observed, seller, id, { subcategorySlug: 'vesela' })
  expect(dropped).toEqual(
    expect.arrayContaining(['category:sport-hobby', 'category:casa-gradina', `advert:${id}`]),
  )
})
