import { expect, test } from 'vitest'
import { isNegation, subordinate, withHead } from './modifiers.ts'
import type { Term } from '../expand/term.ts'

const noParts = {
  strict: [],
  title: [],
  any: [],
  parts: [],
  subcategories: [],
  branches: [],
  excluded: [],
  typed: [],
  texts: [],
}

function termOf(words: string, weight = 10): Term {
  return {
    ...{ ...noParts, words: words.split(' '), weight, split: [], synonyms: [], also: [] },
    ...{ isSecondary: false, isKnown: true },
  }
}

function weightsIn(query: string, terms: readonly string[]): number[] {
  return subordinate(
    terms.map((words) => termOf(words)),
    query.split(' '),
  ).map(({ weight }) => weight)
}

test.each([
  ['router pentru casa', ['router', 'casa'], [10, 4]],
  ['мойка для кухни', ['мойка', 'кухни'], [10, 4]],
  ['stand for phone', ['stand', 'phone'], [10, 4]],
  ['motor de masina', ['motor', 'masina'], [10, 7]],
  ['стол из дуба', ['стол', 'дуба'], [10, 7]],
  ['legs of table', ['legs', 'table'], [10, 7]],
] as const)('what follows a preposition tells less of the thing: "%s"', (query, terms, weights) => {
  expect(weightsIn(query, terms)).toEqual(weights)
})

test('what a name belongs to counts for all that follow it, the least share last', () => {
  const words = ['husa', 'telefon', 'baiat', 'rosu']
  expect(weightsIn('husa de telefon pentru baiat rosu', words)).toEqual([10, 7, 4, 4])
  expect(weightsIn('husa pentru telefon de baiat', words.slice(0, 3))).toEqual([10, 4, 4])
})

test('a preposition before the first name takes nothing away', () => {
  expect(weightsIn('pentru masina pompa', ['masina', 'pompa'])).toEqual([10, 10])
})

test('names without a preposition between them weigh what they are', () => {
  expect(weightsIn('canapea piele alba', ['canapea', 'piele', 'alba'])).toEqual([10, 10, 10])
})

test('a preposition inside a name is part of it', () => {
  const terms = ['masina spalat', 'bosch']
  expect(weightsIn('masina de spalat bosch', terms)).toEqual([10, 10])
})

test.each([
  ['office chair', 'chair'],
  ['office chair for kids', 'chair'],
  ['scaun birou', 'scaun'],
] as const)('of the things of "%s" the %s is meant', (query, meant) => {
  const words = query.split(' ').filter((word) => word !== 'for')
  const terms = words.map((word, at) => ({
    ...termOf(word, at === 0 ? 13 : 10),
    branches: [[`~s${at + 1}`]],
  }))
  const heaviest = withHead(terms, query.split(' ')).toSorted((a, b) => b.weight - a.weight)[0]

  expect(heaviest?.words).toEqual([meant])
})

test.each(['fara', 'без', 'without', 'no'])('"%s" is a negation', (word) => {
  expect(isNegation(word)).toBe(true)
})

test.each(['nou', 'cu', 'с', 'for'])('"%s" is none', (word) => {
  expect(isNegation(word)).toBe(false)
})
