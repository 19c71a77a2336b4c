import { expect, test } from 'vitest'
import type { Clause } from '../condition.ts'
import type { Term } from '../expand/term.ts'
import { allButOne, droppedSets, withoutDropped } from './dropped-terms.ts'
import { withoutTerms } from './relaxed-terms.ts'

function termOf(word: string, weight: number): Term {
  return {
    ...{ words: [word], weight, strict: [], title: [], any: [], typed: [], texts: [] },
    ...{
      parts: [],
      subcategories: [],
      branches: [],
      excluded: [],
      split: [],
      synonyms: [],
      also: [],
    },
    ...{ isSecondary: false, isKnown: true },
  }
}

/** The words of each set, for terms given as weights by word. */
function setsOf(weights: Readonly<Record<string, number>>): string[] {
  const terms = Object.entries(weights).map(([word, weight]) => termOf(word, weight))
  return droppedSets(terms).map((set) => [...set].flatMap(({ words }) => words).join(' '))
}

test('what tells least is dropped first, also of several words together', () => {
  expect(setsOf({ laptop: 13, bosch: 8, soroca: 4.5, nou: 2 })).toEqual([
    'nou',
    'soroca',
    'nou soroca',
    'bosch',
    'nou bosch',
    'soroca bosch',
    'laptop',
    'nou soroca bosch',
  ])
})

test('words of one weight are dropped from left to right', () => {
  expect(setsOf({ pian: 10, rosu: 3, mare: 3 })).toEqual(['rosu', 'mare', 'rosu mare'])
})

test('what remains must tell enough, and at least one word remains', () => {
  expect(setsOf({ laptop: 13, soroca: 4.5 })).toEqual(['soroca'])
  expect(setsOf({ pian: 6, vechi: 4 })).toEqual(['vechi'])
  expect(setsOf({ pian: 6.1, vechi: 3.9 })).toEqual(['vechi'])
  expect(setsOf({ pian: 5, vechi: 5 })).toEqual(['pian', 'vechi'])
})

test('of one word, or of none, nothing is dropped', () => {
  expect(setsOf({ pian: 10 })).toEqual([])
  expect(setsOf({})).toEqual([])
})

test('a long query is dropped from in a few ways only, and its heaviest words stay', () => {
  const light = Array.from({ length: 8 }, (_none, at) => [`light${at}`, 2 + at / 100] as const)
  const heavy = Array.from({ length: 6 }, (_none, at) => [`heavy${at}`, 2.5] as const)
  const sets = setsOf(Object.fromEntries([...heavy, ...light]))

  expect(sets).toHaveLength(8)
  expect(sets).toEqual(light.map(([word]) => word))
})

test('at last each telling name stays alone, the heaviest first, but no short word of a dictionary', () => {
  const terms = [
    termOf('casa', 13),
    termOf('clavicord', 8),
    termOf('imprimanta', 9),
    termOf('nou', 2),
  ]
  const left = allButOne(terms).map((set) => terms.filter((term) => !set.has(term)))

  expect(left.map((some) => some.flatMap(({ words }) => words).join(' '))).toEqual([
    'imprimanta',
    'clavicord',
  ])
  expect(allButOne([termOf('clavicord', 8)])).toEqual([])
})

test('a thing is dropped before what tells as much, because the subcategory of such things remains', () => {
  const loudspeaker = { ...termOf('boxa', 9), branches: [['~s70']] }
  const [brand, party] = [termOf('jbl', 6), termOf('petrecere', 6)]
  const terms = [loudspeaker, brand, party]
  const [first = new Set()] = droppedSets(terms)

  expect([...first]).toEqual([loudspeaker])
  expect(withoutDropped(terms, first).map(({ any }) => any)).toEqual([[['~s70']], [], []])
})

test('the subcategory of a thing alone answers, but not beside an intent that says where to look', () => {
  const tutor = { ...termOf('tutor', 9), branches: [['~s225']] }
  const intent = { ...termOf('repar', 14), isSecondary: true }

  expect(droppedSets([tutor])).toEqual([new Set([tutor])])
  expect(droppedSets([tutor, intent])).not.toContainEqual(new Set([tutor, intent]))
  expect(withoutDropped([tutor, intent], new Set([tutor]))).toEqual([intent])
})

/** A query whose answers likely lie in the first subcategory. */
function queryOf(terms: readonly Term[], further: Clause = []) {
  return {
    ...{
      narrowed: {
        filter: {},
        clauses: [],
        limits: null,
        range: null,
        isPlain: true,
        numberKeys: [],
      },
    },
    ...{ terms, scored: terms, isSecondary: false, isCheap: false, price: null, isWide: false },
    likely: { branches: [['~s1']], further, reach: 'titles' as const },
    ...{ things: [], understood: [] },
  }
}

test('however many words a query has, at last what is meant remains alone', () => {
  const terms = [
    termOf('masa', 9),
    ...['6', 'scaune', 'alb', 'rotund'].map((one) => termOf(one, 2)),
  ]
  const missing = [...withoutTerms(queryOf(terms))].map((relaxation) =>
    relaxation.missing.join(' '),
  )

  expect(missing).toContain('6 scaune alb rotund')
})

test('titles in less likely subcategories that have what is meant come before others of the likely ones', () => {
  const terms = [termOf('miere', 9), termOf('naturala', 2.5)]
  const relaxations = [...withoutTerms(queryOf(terms, [['~s2']]))]
  const further = relaxations.findIndex(({ isFollower }) => isFollower)
  const bare = relaxations.findIndex(({ parsed }) => parsed.terms.every(({ words }) => !words[0]))

  expect(relaxations[further]?.parsed).toMatchObject({
    likely: { branches: [['~s2']] },
    terms: [terms[0]],
  })
  expect(further).toBeLessThan(bare)
})

test('a thing with a subcategory of its own is looked for in no other', () => {
  const thing = { ...termOf('laptop', 13), subcategories: [['~s1']] }
  const relaxations = [...withoutTerms(queryOf([thing, termOf('nou', 2)], [['~s2']]))]

  expect(relaxations.some(({ isFollower }) => isFollower)).toBe(false)
})

test('they are looked at in place of one more set of dropped words', () => {
  const terms = [termOf('miere', 9), ...['dulce', 'tei', 'kg'].map((one) => termOf(one, 2))]
  const countOf = (further: Clause): number =>
    [...withoutTerms(queryOf(terms, further))].filter(({ isLast }) => !isLast).length

  expect(countOf([['~s2']])).toBe(countOf([]))
})
