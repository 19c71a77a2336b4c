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

test('synonyms are shown, their variants and misspellings are not', async ({ deps, given }) => {
  await given.advert({ title: 'Frigider vechi' })

  const { also } = await search(deps, 'fridge')
  expect(also).toContain('frigider')
  expect(also).not.toContain('frijider')
})

test.for([
  ['костюмчик', 'костюм для мальчика', /\p{Script=Latin}/u],
  ['canapea', 'sofa', /\p{Script=Cyrillic}/u],
] as const)(
  'of the synonyms of %s those in its own letters are shown, such as %s',
  async ([asked, shown, others], { deps, given }) => {
    await given.advert({ title: asked })

    const { also } = await search(deps, asked)
    expect(also).toContain(shown)
    expect(also.filter((name) => others.test(name))).toEqual([])
  },
)

test.for(['rochie', 'masă', 'scaun', 'pantofi', 'geacă'])(
  'of the synonyms of %s no English one is shown',
  async (asked, { deps, given }) => {
    await given.advert({ title: asked })

    const english = /\b(dress|table|chair|shoes|jacket|coffee|summer)\b/
    expect((await search(deps, asked)).also.filter((name) => english.test(name))).toEqual([])
  },
)

test('a word whose synonyms are all in other letters shows those', async ({ deps, given }) => {
  await given.advert({ title: 'Aspirator vechi' })

  expect((await search(deps, 'пылесос')).also).toContain('aspirator')
})
