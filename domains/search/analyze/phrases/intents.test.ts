import { expect, test } from 'vitest'
import type { QueryWordForms } from '../../expand/lexicon/lexicon-store.ts'
import { intentAt, scatteredIntent } from '../find-intents.ts'
import { indexIntents, IntentsShape, readIntents, wordsOfIntents } from './intents.ts'
import type { FormsByWord } from '../tokens.ts'

/** Words with the stems that the database would give them. */
const stems: Readonly<Record<string, string>> = {
  ...{ inchiriere: 'inchir', inchirieri: 'inchir', repar: 'repar', уборка: 'уборк' },
  ...{ mobila: 'mobil', mobile: 'mobil', cv: 'cv', kw: 'cv', снять: 'снят', уборку: 'уборк' },
  ...{ lucru: 'lucr', lucruri: 'lucr', masa: 'mas', stea: 'steel', otel: 'steel' },
  ...{ gradinita: 'gradin', gradinile: 'gradin', gradinite: 'gradin' },
}
const forms: FormsByWord = new Map(
  Object.entries(stems).map(([word, root]): [string, QueryWordForms] => [
    word,
    { roots: [root], loose: [], ro: root, en: root, others: [], related: [], bases: [] },
  ]),
)

const definitions = readIntents(
  JSON.stringify({
    intents: [
      {
        ...{ name: 'rent', kind: 'filter', subcategories: ['camere', 'removed'] },
        ...{ categories: ['imobiliare'], options: ['offer_type:rent-out', 'free'] },
        phrases: { ro: ['închiriere', 'în chirie'], ru: ['снять'], en: ['for rent'] },
      },
      { name: 'rent-long', kind: 'filter', phrases: { ro: ['în chirie pe termen lung'] } },
      {
        ...{ name: 'repair', kind: 'filter', isWork: true, subcategories: ['camere'] },
        phrases: { ro: ['repar', 'repar mobila'] },
      },
      { name: 'cleaning', kind: 'filter', phrases: { ru: ['уборка'] } },
      { name: 'job', kind: 'filter', phrases: { ro: ['^lucru', 'cv', 'otel'] } },
      { name: 'school', kind: 'filter', phrases: { ro: ['grădiniță'] } },
    ],
  }),
)
const ids = {
  categories: new Map([['imobiliare', 7]]),
  subcategories: new Map([['camere', 12]]),
}
const { phrases } = indexIntents(definitions, ids, forms)

function intentIn(query: string, at = 0): readonly [string, number] | null {
  const found = intentAt(query.split(' '), at, { phrases, forms, known: forms })
  return found && [found.intent.name, found.length]
}

test.each([
  ['inchiriere', 0, ['rent', 1]],
  ['inchirieri', 0, ['rent', 1]],
  ['apartament inchirieri', 1, ['rent', 1]],
  ['уборку', 0, ['cleaning', 1]],
] as const)('an intent is known by any form of its words: "%s"', (query, at, found) => {
  expect(intentIn(query, at)).toEqual(found)
})

test('the longest phrase that begins at a word counts', () => {
  expect(intentIn('in chirie pe termen lung')).toEqual(['rent-long', 5])
  expect(intentIn('in chirie pe termen')).toEqual(['rent', 2])
  expect(intentIn('repar mobila')).toEqual(['repair', 2])
  expect(intentIn('repar masa')).toEqual(['repair', 1])
})

test('stop words of a sentence may stand inside a phrase', () => {
  expect(intentIn('repar si aceasta mobila')).toEqual(['repair', 4])
  expect(intentIn('repar masa mobila')).toEqual(['repair', 1])
})

test('in a sentence the words of work are found in any order, and other intents are not', () => {
  const scatteredIn = (query: string) =>
    scatteredIntent(query.split(' '), { phrases, forms, known: forms })

  expect(scatteredIn('mobila se strica cine o repar')).toMatchObject({
    intent: { name: 'repair' },
    words: ['repar', 'mobila'],
  })
  expect(scatteredIn('cine repar')).toBeNull()
  expect(scatteredIn('chirie se cauta in')).toBeNull()
})

test('a phrase must be whole, and begin where it is looked for', () => {
  expect(intentIn('in')).toBeNull()
  expect(intentIn('chirie')).toBeNull()
  expect(intentIn('masa inchiriere')).toBeNull()
})

test('a phrase with a caret counts only at the beginning of a query', () => {
  expect(intentIn('lucru masa')).toEqual(['job', 1])
  expect(intentIn('masa lucru', 1)).toBeNull()
})

test('stop words of a phrase stand as written', () => {
  expect(intentIn('for rent')).toEqual(['rent', 2])
  expect(intentIn('of rent')).toBeNull()
  expect(intentIn('pe chirie')).toBeNull()
})

test.each([
  ['kw', 'short words share their stems with too many others'],
  ['stea', 'a short word of the dictionary is no form of another'],
])('"%s" is no intent: %s', (word) => {
  expect(intentIn(word)).toBeNull()
  expect(intentIn('cv')).toEqual(['job', 1])
  expect(intentIn('otel')).toEqual(['job', 1])
})

test('an intent knows its branches and options; a branch that was removed is ignored', () => {
  const found = intentAt(['inchiriere'], 0, { phrases, forms, known: forms })

  expect(found?.intent).toMatchObject({
    subcategories: [12],
    lexemes: [['~s12'], ['~k7'], ['~ooffer_type:rent-out'], ['~ofree']],
  })
})

test('before the first import there are no intents, and what is no list of them is refused', () => {
  expect(readIntents('')).toEqual({ intents: [], services: [] })
  expect(() => readIntents('{"intents":[{"name":"rent"}]}')).toThrow(/kind/)
})

test('what a newer release stores is read as far as it is known, and its file is refused', () => {
  const rent = { name: 'rent', kind: 'filter', phrases: { ro: ['chirie'] } }
  const newer = {
    version: 2,
    intents: [
      { ...rent, since: '2027', phrases: { ...rent.phrases, uk: ['оренда'] } },
      { ...rent, kind: 'season' },
    ],
  }

  expect(readIntents(JSON.stringify(newer))).toEqual(
    readIntents(JSON.stringify({ intents: [rent] })),
  )
  expect(IntentsShape.safeParse(newer).error?.issues.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['unrecognized_keys', 'invalid_value']),
  )
})

test('the words of all phrases are listed once', () => {
  const words = wordsOfIntents(definitions)

  expect(words).toEqual(expect.arrayContaining(['inchiriere', 'in', 'chirie', 'снять', 'rent']))
  expect(new Set(words).size).toBe(words.length)
})

test('another word of the dictionary with the same root says no intent', () => {
  expect(intentIn('gradinite')).toEqual(['school', 1])
  expect(intentIn('gradinile')).toBeNull()
})
