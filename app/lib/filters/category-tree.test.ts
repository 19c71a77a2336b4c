import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { categoryCalls, type Category } from '#contract/categories.ts'
import { answering } from '#tests/support/app/caller.ts'
import { categoryName, categoryTree } from './category-tree.ts'

const cars = { id: 3, slug: 'autoturisme', labels: { ro: 'Autoturisme', ru: '', en: 'Cars' } }
const transport: Category = {
  ...{ id: 1, slug: 'transport', color: '#000', icon: 'car', maxImages: 15, lifeDays: 30 },
  labels: { ro: 'Transport', ru: 'Транспорт', en: 'Transport' },
  groups: [{ labels: { ro: 'Auto', ru: 'Авто', en: 'Cars' }, subcategories: [cars] }],
}

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a category and a subcategory are named in the language of the page, or in English', () => {
  expect(categoryName([transport], 'transport', 'ru')).toBe('Транспорт')
  expect(categoryName([transport], 'autoturisme', 'ru')).toBe('Cars')
  expect(categoryName([transport], 'nimic', 'ro')).toBeNull()
  expect(categoryName([], '', 'ro')).toBeNull()
})

test('a server asks each time: somebody may have changed them', async () => {
  const { call, asked } = answering([categoryCalls.getList, () => ({ categories: [transport] })])
  await categoryTree(call)
  expect(await categoryTree(call)).toEqual([transport])
  expect(asked).toHaveLength(2)
})

test('a browser asks once in the life of the page, and again after a failure', async () => {
  vi.stubGlobal('document', {})
  const fresh = await import('./category-tree.ts')
  await expect(fresh.categoryTree(answering().call)).rejects.toMatchObject({ code: 'unavailable' })

  const { call, asked } = answering([categoryCalls.getList, () => ({ categories: [] })])
  await Promise.all([fresh.categoryTree(call), fresh.categoryTree(call)])
  expect(asked).toHaveLength(1)
})
