import { expect, test } from 'vitest'
import { hasName, isFormOfAny, shareLemma } from './agreement.ts'
import { openDictionary } from './dictionary.ts'
import { crossingRoots, inflectionsOf, otherRoots } from './inflections.ts'

const dictionary = openDictionary()

function formsOf(word: string): string[] {
  return inflectionsOf(word).map((one) => one.word)
}

test.each([
  ['masa', 'mese'],
  ['cal', 'caii'],
  ['fereastra', 'ferestrele'],
  ['carte', 'cartilor'],
  ['usa', 'usi'],
  ['окно', 'окон'],
  ['ковер', 'ковров'],
  ['город', 'города'],
  ['стул', 'стульев'],
  ['теленок', 'телята'],
  ['человек', 'людей'],
  ['knife', 'knives'],
  ['house', 'houses'],
])('%s and %s are forms of one word', (base, form) => {
  expect(shareLemma(base, form)).toBe(true)
  expect(formsOf(form)).toContain(base)
})

test.each([
  ['cal', 'call'],
  ['masa', 'masaj'],
  ['oala', 'oaie'],
  ['mar', 'mare'],
  ['ухо', 'ухаб'],
  ['шина', 'синий'],
])('%s and %s are different words', (one, other) => {
  expect(shareLemma(one, other)).toBe(false)
})

test('pământ is one word in both spellings of its time', () => {
  expect(formsOf('pamint')).toContain('pamantului')
  expect(formsOf('pamantului')).toContain('paminturi')
})

test('words of all three languages are known, brands and transliterated words are not', () => {
  for (const word of ['telefoane', 'квартиру', 'refrigerators'])
    expect(dictionary.isWord(word)).toBe(true)
  for (const word of ['samsung', 'айфон', 'kvartira', 'holodilnik', 'x5', ''])
    expect(dictionary.isWord(word)).toBe(false)
})

test('a base form is not read as an inflection of another word', () => {
  expect(formsOf('банка')).toContain('банок')
  expect(formsOf('банка')).not.toContain('банком')
})

test('a verb has no other forms to search for', () => {
  expect(inflectionsOf('продавать')).toEqual([])
})

test('the roots of other forms are those of their own language, and long enough', () => {
  const stems = new Map([
    ['masa', { roots: ['mas', 'masa'], ro: 'mas', en: 'masa' }],
    ['mese', { roots: ['mes', 'mese'], ro: 'mes', en: 'mese' }],
    ['me', { roots: ['me'], ro: 'me', en: 'me' }],
  ])
  const inflections = [...stems.keys()].map((word) => ({ word, language: 'ro' as const }))

  expect(otherRoots(['mas', 'masa'], inflections, (word) => stems.get(word))).toEqual(['mes'])
  expect(otherRoots([], inflections, (word) => stems.get(word))).toEqual([])
})

test('a short word of the dictionary is not read as one that sounds alike in the other alphabet', () => {
  expect(crossingRoots('соль', ['sol'])).toEqual([])
  expect(crossingRoots('generator', ['*generator'])).toEqual(['*generator'])
  expect(crossingRoots('айфон', ['aifon'])).toEqual(['aifon'])
})

test('a text has a word in any form, but not another word with the same root', () => {
  expect(hasName('Doi cai de vânzare', [['cal']])).toBe(true)
  expect(hasName('Plumber, urgent calls', [['cal'], ['лошадь']])).toBe(false)
  expect(hasName('Generator pe benzină', [['генератор']])).toBe(true)
})

test('an ambiguous word has only the meanings of its own lemma', () => {
  expect(isFormOfAny('stea', ['otel', 'steel'])).toBe(false)
  expect(isFormOfAny('mese', ['masa'])).toBe(true)
  expect(isFormOfAny('samsung', ['galaxy'])).toBe(true)
})

test('a lookup takes microseconds', () => {
  const words = ['telefoane', 'квартиру', 'mese', 'xyzxyz']
  const startedAt = performance.now()
  for (let at = 0; at < 4_000; at++) dictionary.readingsOf(words[at % words.length] ?? '')

  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
