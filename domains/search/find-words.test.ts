import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../deps.ts'
import { conditionOf, findAdverts, type AdvertQuery, type FoundPage } from './service.ts'

function search(deps: Deps, words: string, more: Partial<AdvertQuery> = {}): Promise<FoundPage> {
  return findAdverts(deps, {
    ...{ searchType: 'search', search: words, sort: 'none', start: 0, size: 20 },
    ...more,
  })
}

test('a thing is found by its name in any of the three languages', async ({ deps, given }) => {
  const romanian = await given.advert({ title: 'Frigider cu două uși', subcategory: 'hote' })
  const russian = await given.advert({
    language: 'ru',
    title: 'Холодильник Атлант',
    subcategory: 'hote',
  })
  const english = await given.advert({
    language: 'en',
    title: 'Fridge, white',
    subcategory: 'hote',
  })

  for (const words of ['frigidere', 'холодильники', 'fridge', 'holodilnik']) {
    const { ids } = await search(deps, words)
    expect(ids, words).toEqual(expect.arrayContaining([romanian.id, russian.id, english.id]))
  }
})

test('numbers and models are found however they are written', async ({ deps, given }) => {
  const joined = await given.advert({ title: 'Zeppelin X5 3.0' })
  const apart = await given.advert({ language: 'ru', title: 'Zeppelin Х 5, 2015' })
  const other = await given.advert({ title: 'Zeppelin X3 2.0' })

  for (const words of ['zeppelin x5', 'ZEPPELIN X 5', 'zeppelin х5']) {
    const { ids } = await search(deps, words)
    expect(ids, words).toEqual(expect.arrayContaining([joined.id, apart.id]))
    expect(ids, words).not.toContain(other.id)
  }
})

test('a part number is found as it is written, in any case', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Serviciu de ceai MWQQPZ21-ж7' })
  for (const words of ['mwqqpz21', 'MWQQPZ21 ж7', 'serviciu de ceai mwqqpz21'])
    expect((await search(deps, words)).ids, words).toContain(id)
})

test.for([
  ['trombomn', 'trombon'],
  ['trmobon', 'trombon'],
  ['ещьищт', 'trombon'],
  ['тромбан', 'тромбон'],
] as const)(
  '%s is corrected to %s, unless the search is exact',
  async ([typed, expected], { deps, given }) => {
    const language = /[а-я]/.test(expected) ? 'ru' : 'ro'
    const { id } = await given.advert({
      language,
      title: language === 'ru' ? 'Тромбон учебный' : 'Trombon de școală',
    })

    const corrected = await search(deps, typed)
    expect(corrected.correctedTo).toBe(expected)
    expect(corrected.ids).toContain(id)
    expect(await search(deps, typed, { exact: true })).toMatchObject({ ids: [], correctedTo: '' })
  },
)

test('a word that some advert has is no typo, and a word near nothing stays as it is', async ({
  deps,
  given,
}) => {
  await given.advert({ title: 'Contrafagot' })
  const { id } = await given.advert({ title: 'Contrafagat' })

  expect(await search(deps, 'contrafagat')).toMatchObject({ ids: [id], correctedTo: '' })
  expect(await search(deps, 'xqzwvkj')).toMatchObject({ ids: [], correctedTo: '' })
})

test('signs alone find nothing, an empty search finds everything', async ({ deps, given }) => {
  const { id } = await given.advert()

  for (const words of ['%', '_', '%%%', '…'])
    expect(await search(deps, words), words).toMatchObject({ ids: [], count: 0 })
  expect((await search(deps, '   ')).ids).toContain(id)
})

test('a search for a thing excludes its covers unless it names them', async ({ deps, given }) => {
  const phone = await given.advert({ title: 'Fonix Nova 7', subcategory: 'smartphone-uri' })
  const cover = await given.advert({ title: 'Husă Fonix Nova 7', subcategory: 'huse-folii' })
  const mention = await given.advert({ title: 'Trotinetă', description: 'schimb pe Fonix Nova' })

  expect(await search(deps, 'fonix nova')).toMatchObject({ ids: [phone.id], isNarrow: true })
  expect((await search(deps, 'husa fonix nova')).ids).toEqual([cover.id])
  const wide = await search(deps, 'fonix nova', { wide: true })
  expect(wide.ids).toEqual([phone.id, cover.id, mention.id])
  expect(wide.isNarrow).toBe(false)
})

test('words of a description find an advert when no title has them', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Colecție', description: 'un bandoneon argentinian' })
  expect((await search(deps, 'bandoneon')).ids).toEqual([id])
})

test('the place and the options of an advert are words of it too', async ({ deps, given }) => {
  const there = await given.advert({
    title: 'Skodillac',
    subcategory: 'autoturisme',
    place: 'soroca',
    attributes: { fuel: 'diesel', year: 2015 },
  })
  await given.advert({ title: 'Skodillac', subcategory: 'autoturisme', place: 'cahul' })

  for (const words of [
    'skodillac soroca',
    'skodillac Сорока',
    'skodillac дизель',
    'skodillac 2015',
  ])
    expect((await search(deps, words)).ids, words).toEqual([there.id])
})

test('the pages of the best matches hold each advert once, by number and by cursor', async ({
  deps,
  given,
}) => {
  const made: number[] = []
  for (let number = 0; number < 7; number++) {
    made.push((await given.advert({ title: `Harpsicord ${number}` })).id)
    made.push((await given.advert({ title: 'Notă', description: 'pentru harpsicord' })).id)
  }
  const byCursor: number[] = []
  let cursor: string | undefined
  do {
    const page = await search(deps, 'harpsicord', { wide: true, size: 4, cursor })
    byCursor.push(...page.ids)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  const byNumber = await Promise.all(
    [0, 4, 8, 12].map(
      async (start) => (await search(deps, 'harpsicord', { wide: true, size: 4, start })).ids,
    ),
  )

  expect(byNumber.flat()).toEqual(byCursor)
  expect(new Set(byCursor)).toEqual(new Set(made))
  expect(byCursor.slice(0, 7)).toEqual(made.filter((_id, at) => at % 2 === 0).toReversed())
})

test('a very long search is cut', async ({ deps }) => {
  await expect(search(deps, 'vioară '.repeat(500))).resolves.toBeDefined()
})

test('a saved condition has the words and limits of the list', async ({ deps, given }) => {
  await given.advert({ title: 'Didgeridoo', price: 50 })
  const condition = await conditionOf(deps, {
    searchType: 'search',
    search: 'didgeridoo',
    priceMax: 100,
  })

  expect(condition?.limits).toEqual({ price: [null, 10_000] })
  expect(condition?.tsquery).toContain('^')
  expect(
    await conditionOf(deps, { searchType: 'all', search: '', place: ['atlantida'] }),
  ).toBeNull()
})

test('what tells least of a thing is dropped first, and the words that are dropped are named', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ title: 'Virginal olandez 4 octave', place: 'orhei' })

  expect(await search(deps, 'virginal olandez restaurat')).toMatchObject({
    ids: [id],
    missing: ['restaurat'],
  })
  expect(await search(deps, 'virginal pictat lucios')).toMatchObject({
    missing: ['pictat', 'lucios'],
  })
  expect(await search(deps, 'virginal olandez')).toMatchObject({ ids: [id], missing: [] })
  for (const word of ['7', 'soroca', 'xyz9'])
    expect(await search(deps, `virginal ${word}`), word).toMatchObject({
      ids: [id],
      missing: [word],
    })
  const filtered = await search(deps, 'virginal restaurat', { place: ['orhei'] })
  expect(filtered).toMatchObject({ ids: [id], missing: ['restaurat'] })
  expect(await search(deps, 'virginal', { place: ['soroca'] })).toMatchObject({ ids: [] })
  expect(await search(deps, 'virginal restaurat', { exact: true })).toMatchObject({ ids: [] })
})

test('dropped words are named as typed, a place with its preposition', async ({ deps, given }) => {
  await given.advert({ title: 'Salterion cu 12 corzi', place: 'orhei' })
  const inSoroca = await search(deps, 'salterion în Soroca')
  expect(inSoroca).toMatchObject({ count: 1, missing: ['în', 'Soroca'] })
  const green = await search(deps, 'salterion Înverzit')
  expect(green).toMatchObject({ count: 1, missing: ['Înverzit'] })
})

test('adverts whose texts have the word come before others of the subcategory of such things', async ({
  deps,
  given,
}) => {
  const guitar = await given.advert({ subcategory: 'instrumente-muzicale', title: 'Chitară' })
  const stand = await given.advert({
    subcategory: 'mobilier-oficiu',
    title: 'Stativ',
    description: 'Bun pentru un saxofon.',
  })

  const found = await search(deps, 'saxofon')

  expect(found).toMatchObject({ ids: [stand.id], missing: [] })
  expect(found.partial).toEqual([{ missing: [], ids: [guitar.id] }])
})

test('who asks for work sees vacancies before others who look for work', async ({
  deps,
  given,
}) => {
  const title = 'Stivuitorist cu experiență'
  const vacancy = await given.advert({
    ...{ title, subcategory: 'productie-muncitori', attributes: { job_kind: 'vacancy' } },
  })
  const cv = await given.advert({
    ...{ title, subcategory: 'productie-muncitori', attributes: { job_kind: 'cv' } },
  })

  expect((await search(deps, 'caut de lucru stivuitorist')).ids).toEqual([vacancy.id])
  expect((await search(deps, 'stivuitorist')).ids).toEqual([vacancy.id, cv.id])
  expect((await search(deps, 'angajăm stivuitorist')).ids).toEqual([vacancy.id, cv.id])
})

test('a Russian adjective finds what titles of another language say in its place', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ title: 'Garaj capital', subcategory: 'garaje' })
  await given.advert({ title: 'Garaj din plăci', subcategory: 'garaje' })

  expect((await search(deps, 'капитальный гараж')).ids).toEqual([id])
})

test('a word of a name is let go of before the whole name is', async ({ deps, given }) => {
  const { id } = await given.advert({
    title: 'Прилавок с витриной',
    ...{ language: 'ru', subcategory: 'echipament-comercial' },
  })
  await given.advert({ title: 'Rafturi metalice', subcategory: 'echipament-comercial' })

  const found = await search(deps, 'витрина холодильная')
  expect(found).toMatchObject({ ids: [id], missing: ['холодильная'] })
})

test('a title with the least of a query is not the list while another has more of it', async ({
  deps,
  given,
}) => {
  const aerial = await given.advert({ title: 'Antenă de cameră', subcategory: 'tv-box-antene' })
  await given.advert({ title: 'Apple TV', subcategory: 'tv-box-antene' })
  const mention = { description: 'antenă satelit', subcategory: 'tv-box-antene' }
  await given.advert({ title: 'Receptor pentru tv', ...mention })

  expect((await search(deps, 'antena tv fără cablu')).ids).toEqual([aerial.id])
})
