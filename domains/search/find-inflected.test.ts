import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../deps.ts'
import { findAdverts, type FoundPage } from './service.ts'

function search(deps: Deps, words: string): Promise<FoundPage> {
  const query = { searchType: 'search', search: words, sort: 'none' } as const
  return findAdverts(deps, { ...query, start: 0, size: 20 })
}

test('a noun finds the adverts that have it in another form', async ({ deps, given }) => {
  const daughters = await given.advert({ title: 'Pentru nurori' })
  const fates = await given.advert({ language: 'ru', title: 'Двенадцать судеб' })

  expect((await search(deps, 'noră')).ids).toContain(daughters.id)
  expect((await search(deps, 'судьбы')).ids).toContain(fates.id)
})

test('a word of the dictionary is not corrected into another one, a slip is', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ language: 'ru', title: 'Битва' })

  expect(await search(deps, 'битмва')).toMatchObject({ ids: [id], correctedTo: 'битва' })
  expect(await search(deps, 'ботва')).toMatchObject({ ids: [], correctedTo: '' })
})

test('a short word does not find another word with the same root', async ({ deps, given }) => {
  const calls = await given.advert({ language: 'en', title: 'Urgent calls answered' })
  const soil = await given.advert({ title: 'Sol vulcanic' })

  expect((await search(deps, 'cal')).ids).not.toContain(calls.id)
  expect((await search(deps, 'соль')).ids).not.toContain(soil.id)
})

test('a diminutive finds the noun, and what has the diminutive itself', async ({ deps, given }) => {
  const coat = await given.advert({ language: 'ru', title: 'Шуба из мутона' })
  const small = await given.advert({ language: 'ru', title: 'Шубка кукольная' })

  const { ids } = await search(deps, 'шубка')

  expect(ids).toContain(coat.id)
  expect(ids).toContain(small.id)
})
