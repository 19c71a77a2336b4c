import { lexemeOf, shown, termFor, termsOf } from '#tests/support/search/terms.ts'
import { expect, test } from '#tests/support/test.ts'
import { isStopWord } from './tokens.ts'

test.for([
  ['apartament în Chișinău', 'in chisinau', 'chisinau', 'chisinau'],
  ['квартира в Бельцах', 'в бельцах', 'бельцах', 'balti'],
  ['apartament Soroca', 'soroca', 'soroca', 'soroca'],
] as const)(
  'the place of "%s" is a condition, and the lightest of its terms',
  async ([query, phrase, name, slug], { deps }) => {
    const parsed = await termsOf(deps, query)
    const place = termFor(parsed, name)

    expect(parsed.understood).toEqual([{ kind: 'place', words: phrase.split(' ') }])
    expect(place.strict).toContainEqual([await lexemeOf(deps, 'places', slug)])
    expect(place.weight).toBe(Math.min(...parsed.terms.map(({ weight }) => weight)))
  },
)

test.for(['Chișinău', 'în Chișinău', 'autobuz Chișinău – Bălți', 'din Soroca la Orhei'])(
  'a query of places only, or of two places, has them as words: "%s"',
  async (query, { deps }) => {
    const parsed = await termsOf(deps, query)

    expect(parsed.understood).toEqual([])
    expect(parsed.terms[0]?.strict.flat()[0]).toMatch(/^\^/)
  },
)

test('of a city and its sector the sector is meant', async ({ deps }) => {
  const parsed = await termsOf(deps, 'apartament Chișinău Botanica')

  expect(shown(parsed)).toEqual(['apartament', 'botanica'])
  expect(termFor(parsed, 'botanica').strict).toEqual([
    [await lexemeOf(deps, 'places', 'chisinau-botanica')],
  ])
})

test('tyres are no town, in any case', async ({ deps }) => {
  for (const query of ['зимнюю резину', 'комплект резины', 'rezina r16', 'anvelope ford'])
    expect((await termsOf(deps, query)).understood, query).toEqual([])
})

test.for([
  ['aspirator fără sac', ['aspirator', 'fara sac']],
  ['пылесос без мешка', ['пылесос', 'без мешка']],
  ['vacuum cleaner without bag', ['vacuum cleaner', 'without bag']],
] as const)('a negation counts with its word: "%s"', async ([query, words], { deps }) => {
  const parsed = await termsOf(deps, query)
  const pair = termFor(parsed, words[1])

  expect(shown(parsed)).toEqual(words)
  expect(pair.weight).toBeLessThan(parsed.terms[0]?.weight ?? 0)
})

test('a negation at the beginning or the end is a word', async ({ deps }) => {
  expect(shown(await termsOf(deps, 'fără sac'))).not.toContain('fara sac')
  expect(shown(await termsOf(deps, 'aspirator fără'))).toEqual(['aspirator', 'fara'])
})

test('a negation after an intent counts, and lowers what states the opposite', async ({ deps }) => {
  const parsed = await termsOf(deps, 'chirie fără animale')
  const [denied] = parsed.scored.filter(({ subcategories }) =>
    subcategories.flat().includes('~opets_allowed:true'),
  )

  expect(shown(parsed)).toContain('fara animale')
  expect(denied?.weight).toBeLessThan(0)
})

test.for(['laptop ieftin', 'дешёвый ноутбук', 'cheap laptop'])(
  '"%s" asks for low prices and no word of them',
  async (query, { deps }) => {
    const parsed = await termsOf(deps, query)

    expect(parsed.isCheap).toBe(true)
    expect(parsed.terms).toHaveLength(1)
    expect(parsed.understood).toMatchObject([{ kind: 'cheap' }])
  },
)

test('a verb of a service asks for the service beside the thing', async ({ deps }) => {
  const parsed = await termsOf(deps, 'repar frigider')
  const repair = termFor(parsed, 'repar')
  const appliances = await lexemeOf(deps, 'subcategories', 'reparatii-electrocasnice')

  expect(repair).toMatchObject({ isSecondary: true, weight: 14 })
  expect(repair.strict).toContainEqual([appliances])
  expect(termFor(parsed, 'frigider').isSecondary).toBe(false)
  // Its words are scored, too: they tell repairs apart.
  expect(parsed.scored.length).toBeGreaterThan(parsed.terms.length)
})

test('an intent after a name weighs less than the name', async ({ deps }) => {
  const couch = await termsOf(deps, 'кушетка для массажа')
  const massage = await termsOf(deps, 'masaj la domiciliu')

  expect(termFor(couch, 'массажа').weight).toBeLessThan(termFor(couch, 'кушетка').weight)
  expect(massage.terms).toMatchObject([{ weight: 14, isSecondary: true }])
})

test('what a thing is for weighs less than the thing', async ({ deps }) => {
  const parsed = await termsOf(deps, 'router pentru casă')
  expect(termFor(parsed, 'casa').weight).toBeLessThan(termFor(parsed, 'router').weight / 2)
})

test('an area is met by the words, or by about as many square metres', async ({ deps }) => {
  const area = termFor(await termsOf(deps, 'apartament 70 mp'), '70 m2')
  const buckets = area.any.flat().filter((lexeme) => lexeme.startsWith('~narea:'))
  const [row] = await deps.sql<{ bucket: number }[]>`select number_bucket(70) as bucket`

  expect(buckets).toContain(`~narea:${row?.bucket}`)
  expect(buckets.length).toBeLessThanOrEqual(3)
})

test('a query of nothing but courtesy has it as words', async ({ deps }) => {
  expect((await termsOf(deps, 'bună ziua')).terms).not.toEqual([])
})

test('function words say nothing, but what is also the name of a thing in another language does', () => {
  expect(['cine', 'poate', 'который', 'that', 'is'].every(isStopWord)).toBe(true)
  expect(['cat', 'noi', 'care', 'tie', 'can', 'pot', 'fi', 'eu'].some(isStopWord)).toBe(false)
})

test('a compound that is written as one word names what its two words name', async ({ deps }) => {
  const [term] = (await termsOf(deps, 'авторемонт')).terms

  expect(term?.subcategories).toContainEqual([
    await lexemeOf(deps, 'subcategories', 'service-auto'),
  ])
})

test('an option after a preposition ends a name, also when it goes on after the name', async ({
  deps,
}) => {
  expect(shown(await termsOf(deps, 'auto pe numere străine'))).toEqual([
    'auto',
    'pe numere straine',
  ])
  expect(shown(await termsOf(deps, 'телевизор на запчасти'))).toEqual(['телевизор', 'на запчасти'])
})

test('no name goes on after an intent', async ({ deps }) => {
  const parsed = await termsOf(deps, 'электрик поменять проводку в квартире')

  expect(shown(parsed)).toEqual(['электрик', 'квартире', 'поменять проводку'])
  expect(shown(await termsOf(deps, 'электрик в квартире'))).toEqual(['электрик квартире'])
})

test('a circumstance that has branches is no subject of a service', async ({ deps }) => {
  const wedding = termFor(await termsOf(deps, 'аренда шатра на свадьбу'), 'на свадьбу')
  expect(wedding.weight).toBeLessThan(termFor(await termsOf(deps, 'на свадьбу'), 'свадьбу').weight)
})

test('what a service is done to does not lie where such things are sold', async ({ deps }) => {
  const flats = await lexemeOf(deps, 'subcategories', 'apartamente-vanzare')

  expect(termFor(await termsOf(deps, 'квартира'), 'квартира').title).toContainEqual([flats])
  expect(termFor(await termsOf(deps, 'уборка в квартире'), 'квартире').title).not.toContainEqual([
    flats,
  ])
})

test('of an English verb and its object the verb is meant', async ({ deps }) => {
  const { terms } = await termsOf(deps, 'insure my flat')
  expect(terms.map(({ words, weight }) => [words.join(' '), weight > 5])).toEqual([
    ['insure', true],
    ['flat', false],
  ])
})

test.for([
  ['s-a înfundat canalizarea', 'instalator-electrician'],
  ['mi s-a spart ecranul la telefon, unde îl schimb', 'reparatii-telefoane-pc'],
  ['ноутбук шумит, нужно почистить', 'reparatii-telefoane-pc'],
  ['покрасить бампер', 'service-auto'],
] as const)(
  'who tells what happened is shown who mends it: "%s"',
  async ([query, slug], { deps }) => {
    const { terms } = await termsOf(deps, query)
    const work = terms.filter(({ isSecondary, weight }) => isSecondary && weight > 10)

    expect(work.map(({ strict }) => strict)).toEqual([
      [[await lexemeOf(deps, 'subcategories', slug)]],
    ])
    expect(terms.flatMap(({ words }) => words)).not.toContain('s')
  },
)

test('work whose words stand apart is one term', async ({ deps }) => {
  const { terms } = await termsOf(deps, 'clean my flat')
  expect(terms.map(({ words }) => words.join(' '))).toEqual(['clean my flat'])
})

test('what is wanted counts before the reason for it', async ({ deps }) => {
  const { terms } = await termsOf(deps, 'fata merge în clasa 1, ne trebuie un ghiozdan')
  const [heaviest] = terms.toSorted((a, b) => b.weight - a.weight)

  expect(heaviest?.words).toEqual(['ghiozdan'])
})

test('who buys a tow truck does not want to be towed', async ({ deps }) => {
  const towing = await lexemeOf(deps, 'subcategories', 'tractare-auto')
  const lexemesOf = async (query: string) =>
    (await termsOf(deps, query)).terms.flatMap(({ strict }) => strict.flat())

  expect(await lexemesOf('вызвать эвакуатор')).toContain(towing)
  expect(await lexemesOf('купить эвакуатор')).not.toContain(towing)
})

test('after a sector comes the rest of its city', async ({ deps }) => {
  const { terms, scored } = await termsOf(deps, 'apartament ciocana')
  const city = await lexemeOf(deps, 'places', 'chisinau')

  expect(terms.at(-1)?.strict).toEqual([[await lexemeOf(deps, 'places', 'chisinau-ciocana')]])
  expect(scored.map(({ strict }) => strict)).toContainEqual([[city]])
})

test('who lays tiles, or has them laid, is no tile', async ({ deps }) => {
  const tiles = await lexemeOf(deps, 'subcategories', 'gresie-faianta')
  const [term] = (await termsOf(deps, 'faianțar bun')).terms

  expect(term?.subcategories).not.toContainEqual([tiles])
})

test('of a city and the district of its name the city is preferred', async ({ deps }) => {
  const { scored } = await termsOf(deps, 'apartament în Orhei')
  const city = await lexemeOf(deps, 'places', 'orhei')

  expect(scored.filter(({ subcategories }) => subcategories.flat().includes(city))).toHaveLength(1)
})

test('an adjective that is also somebody at work describes what follows', async ({ deps }) => {
  const { terms } = await termsOf(deps, 'рабочий айфон')
  const [heaviest] = terms.toSorted((a, b) => b.weight - a.weight)

  expect(heaviest?.words).toEqual(['айфон'])
})

test('furniture is no furnished flat, and who is wanted for work is not looked for', async ({
  deps,
}) => {
  const furniture = await lexemeOf(deps, 'subcategories', 'canapele-coltare')
  const care = await lexemeOf(deps, 'subcategories', 'bone-ingrijire')
  const lexemesOf = async (query: string) =>
    (await termsOf(deps, query)).terms.flatMap(({ branches, strict }) => [...branches, ...strict])
  const heaviestOf = async (query: string) =>
    (await termsOf(deps, query)).terms.toSorted((a, b) => b.weight - a.weight)[0]

  expect((await lexemesOf('mobila de la oameni')).flat()).not.toContain('~ofurnished:true')
  expect((await lexemesOf('canapea')).flat()).toContain(furniture)
  expect((await heaviestOf('femeie să aibă grijă de bunica'))?.strict.flat()).toContain(care)
})
