import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { languages, type Lang } from '#contract/languages.ts'
import type { DescriptionFacts } from '#domains/deps.ts'
import { templateDescriber } from './describer-template.ts'
import { en } from './texts/en.ts'
import { ro } from './texts/ro.ts'
import { ru } from './texts/ru.ts'

type Labels = Readonly<Record<Lang, string>>
interface Definition {
  readonly type: string
  readonly unit?: string
  readonly labels: Labels
  readonly options?: readonly { readonly labels: Labels }[]
}
interface Data {
  readonly categories: readonly {
    readonly labels: Labels
    readonly groups: readonly {
      readonly subcategories: readonly { slug: string; labels: Labels; attributeSet?: string }[]
    }[]
  }[]
  readonly attributeSets: Readonly<Record<string, readonly string[]>>
  readonly attributes: Readonly<Record<string, Definition>>
}

const data: Data = JSON.parse(
  await readFile(new URL('../../../db/data/categories.json', import.meta.url), 'utf8'),
)
const texts = { ro, ru, en }
const titles: Labels = { ro: 'Ceva bun', ru: 'Хорошая вещь', en: 'A good thing' }

/** Facts for each subcategory; each list attribute takes the option at index `choice`, or its last one. */
function factsOf(slug: string, lang: Lang, choice: number, fields = {}): DescriptionFacts {
  for (const { labels, groups } of data.categories) {
    const found = groups.flatMap(({ subcategories }) => subcategories).find((s) => s.slug === slug)
    if (!found) continue
    const keys = data.attributeSets[found.attributeSet ?? ''] ?? []
    return {
      lang,
      title: titles[lang],
      category: labels[lang],
      subcategory: found.labels[lang],
      attributes: keys.flatMap((key) => attributeOf(data.attributes[key], lang, choice)),
      isNegotiable: false,
      isExchange: false,
      isFree: false,
      ...fields,
    }
  }
  throw new Error(`No subcategory ${slug}`)
}

function attributeOf(
  definition: Definition | undefined,
  lang: Lang,
  choice: number,
): DescriptionFacts['attributes'] {
  if (!definition) return []
  const { type, labels, options = [], unit } = definition
  const label = labels[lang]
  if (type === 'bool') return [{ label, value: true }]
  if (type === 'text') return [{ label, value: 'Bosch' }]
  if (type === 'multi') return [{ label, value: options.map((one) => one.labels[lang]).join(', ') }]
  const option = options[Math.min(choice, options.length - 1)]
  if (option) return [{ label, value: option.labels[lang] }]
  return [{ label, value: unit === undefined ? '2015' : `${1_200 + choice} ${unit}` }]
}

const slugs = data.categories.flatMap(({ groups }) =>
  groups.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
)
const foreign = { ro: /[\u0400-\u04FFşţŞŢ]/u, ru: /[ăâîșțşţ]/iu, en: /[\u0400-\u04FFăâîșşţ]/iu }

test.each(languages)('for every subcategory, the description in %s is accepted', async (lang) => {
  const seen = new Set<string>()
  for (const slug of slugs) {
    for (const choice of [0, 1, 2, 3, 9]) {
      const facts = factsOf(slug, lang, choice, { isNegotiable: true, isExchange: true })
      const text = (await templateDescriber.describe(facts)) ?? ''

      expect(text, slug).toContain(facts.title)
      expect(text.length, text).toBeGreaterThan(40)
      expect(text.length, text).toBeLessThan(900)
      expect(text, slug).not.toMatch(/undefined|null|NaN|\[object|[{}]|!/)
      expect(text, slug).not.toMatch(/ {2}| [.,;:]|\.\.|,\.|;\.|: *[.;,]|\n{3}|^\s|\s$/)
      expect(text, slug).not.toMatch(/@|https?:|www\.|\d{8}|\p{Extended_Pictographic}/u)
      expect(text, slug).not.toMatch(foreign[lang])
      expect(text, slug).toMatch(/\.$/)
      for (const sentence of text.replace('л. с.', 'л.с.').split(/\. |\n+/))
        expect(sentence, text).toMatch(/^[\p{Lu}\d]/u)
      seen.add(text)
    }
  }
  expect(seen.size).toBeGreaterThan(slugs.length / 2)
})

test.each(languages)('every attribute of the categories has a phrase in %s', (lang) => {
  const { phrases, offerLabels } = texts[lang]
  for (const { labels } of Object.values(data.attributes))
    expect([...Object.keys(phrases), ...offerLabels]).toContain(labels[lang])
})

test.each(languages)('every special wording in %s is of an existing option', (lang) => {
  const { phrases, intents, intentsOf, pairs, others } = texts[lang]
  const definitions = Object.values(data.attributes)
  const labels = definitions.map((one) => one.labels[lang])
  const choices = definitions.flatMap(({ options = [] }) => options.map((one) => one.labels[lang]))
  const places = data.categories.flatMap((category) => [
    category.labels[lang],
    ...category.groups.flatMap(({ subcategories }) => subcategories.map((s) => s.labels[lang])),
  ])

  expect(labels).toEqual(expect.arrayContaining(Object.keys(phrases)))
  expect(labels).toEqual(expect.arrayContaining(pairs.flatMap((pair) => pair.labels)))
  expect(choices).toEqual(expect.arrayContaining(Object.keys(intents)))
  expect(places).toEqual(expect.arrayContaining(Object.keys(intentsOf)))
  for (const { values = {} } of Object.values(phrases))
    expect(choices).toEqual(expect.arrayContaining(Object.keys(values)))
  expect(choices.some((choice) => others.includes(choice))).toBe(true)
})

const golf: DescriptionFacts = {
  lang: 'ro',
  title: 'Volkswagen Golf 7',
  category: 'Transport',
  subcategory: 'Autoturisme',
  attributes: [
    { label: 'Tipul ofertei', value: 'Vând' },
    { label: 'Marcă', value: 'Volkswagen' },
    { label: 'Model', value: 'Golf' },
    { label: 'Anul fabricației', value: '2015' },
    { label: 'Rulaj', value: '142000 km' },
    { label: 'Capacitatea motorului', value: '1968 cm³' },
    { label: 'Combustibil', value: 'Motorină' },
    { label: 'Stare', value: 'Utilizat' },
  ],
  isNegotiable: true,
  isExchange: true,
  isFree: false,
}

test('a car has a description in full sentences', async () => {
  const text = (await templateDescriber.describe(golf)) ?? ''

  expect(text.split('\n\n').slice(1)).toEqual([
    'Anul fabricației 2015, rulaj 142.000 km. Motor diesel, capacitate 1.968 cm³. A fost în folosință.',
    expect.stringMatching(/^Prețul este negociabil\. Accept și variante de schimb\. .+ site/),
  ])
})

test('a flat in Russian has the units and the plurals of Russian', async () => {
  const text = await templateDescriber.describe({
    ...factsOf('case-vanzare', 'ru', 0),
    attributes: [
      { label: 'Тип предложения', value: 'Сдаю' },
      { label: 'Количество комнат', value: '3 комнаты' },
      { label: 'Общая площадь', value: '85.5 m²' },
      { label: 'Площадь участка', value: '3 ari' },
      { label: 'Этаж', value: '2' },
      { label: 'Количество этажей', value: '5' },
      { label: 'Балкон / лоджия', value: true },
      { label: 'Парковка', value: true },
    ],
  })

  expect(text).toMatch(/в аренду|Сдаю/)
  expect(text).toContain(
    '3 комнаты, общая площадь 85,5 м², площадь участка 3 сотки, этаж 2 из 5. Есть балкон или лоджия и парковка.',
  )
})

test.each([
  ['1 luni', 'vârsta 1 lună'],
  ['3 luni', 'vârsta 3 luni'],
  ['24 luni', 'vârsta 24 de luni'],
])('an age of %s has the right plural', async (value, expected) => {
  const facts = { ...golf, attributes: [{ label: 'Vârstă (luni)', value }] }

  expect((await templateDescriber.describe(facts))?.toLowerCase()).toContain(expected)
})

test('values that are already formatted stay unchanged', async () => {
  const facts = { ...golf, attributes: [{ label: 'Rulaj', value: '142.000 km' }] }

  expect(await templateDescriber.describe(facts)).toContain('Rulaj 142.000 km.')
})

test('an advert of a buyer lists requirements, not features', async () => {
  const offer = { label: 'Tipul ofertei', value: 'Cumpăr' }
  const text = await templateDescriber.describe({
    ...golf,
    attributes: [offer, ...golf.attributes.slice(1)],
  })

  expect(text).toContain('Ce caut: anul fabricației 2015; rulaj 142.000 km; motor diesel')
  expect(text).not.toContain('A fost în folosință')
  expect(text).toMatch(/ofert|potrivit/)
})

test.each([
  ['ro', 'Cumpăr Golf 4 sau 5', 'Cumpăr Golf 4 sau 5.'],
  ['ro', 'Продам Golf 4!!!', 'Продам Golf 4.'],
  ['en', 'For sale:  Golf 4', 'For sale: Golf 4.'],
] as const)(
  'a title that states its intent is the opening: %s, %s',
  async (lang, title, opening) => {
    const text = await templateDescriber.describe({ ...golf, lang, title, attributes: [] })

    expect(text?.startsWith(opening)).toBe(true)
  },
)

test.each([
  ['ro', /gratis|gratuit/i],
  ['ru', /даром|бесплатно/i],
  ['en', /free|giving away/i],
] as const)('what is given away says so in %s and has no price to speak of', async (lang, free) => {
  const fields = { isFree: true, isNegotiable: true }
  const text = await templateDescriber.describe(factsOf('canapele-coltare', lang, 0, fields))

  expect(text).toMatch(free)
  expect(text).not.toMatch(/negocia|торг|negotia/)
})

test('equal facts give an equal text, others another one', async () => {
  const [first, again] = [
    await templateDescriber.describe(golf),
    await templateDescriber.describe(golf),
  ]
  expect(again).toBe(first)

  const many = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      templateDescriber.describe({ ...golf, title: `Golf ${number}`, attributes: [] }),
    ),
  )
  const bare = new Set(many.map((text) => text?.replace(/Golf \d+/, 'Golf')))
  expect(bare.size).toBeGreaterThan(6)
})

test('a description needs neither title nor facts', async () => {
  for (const lang of languages) {
    const facts = { ...factsOf('altele-diverse', lang, 0), title: ' ', attributes: [] }
    expect(await templateDescriber.describe(facts)).toContain(facts.subcategory)
  }
})

test('an attribute without a phrase is listed', async () => {
  const attributes = [
    { label: 'Număr de uși', value: '$& 5' },
    { label: 'Trapă', value: true },
    { label: 'Piese', value: '5 constructor' },
  ] as const

  expect(await templateDescriber.describe({ ...golf, attributes })).toContain(
    'Număr de uși: $& 5; trapă; piese: 5 constructor.',
  )
})
