import { expect, test } from 'vitest'
import { openDictionary } from '../../dictionary/dictionary.ts'
import { cyrillicWord, withCyrillic } from './transliteration.ts'

test.each([
  ['kvartiru', 'квартиру'],
  ['posutocino', 'посуточно'],
  ['koteat', 'котят'],
  ['mashina', 'машина'],
  ['gostinuiu', 'гостиную'],
  ['stiralnaia', 'стиральная'],
  ['detskaya', 'детская'],
] as const)('"%s" is «%s»', (latin, cyrillic) => {
  expect(cyrillicWord(latin, openDictionary().isWord)).toBe(cyrillic)
})

test.each(['xiaomi', 'dom', 'iphone13', 'zzzz'])('"%s" is no Russian word', (word) => {
  expect(cyrillicWord(word, openDictionary().isWord)).toBeNull()
})

test('beside a Russian word, a word of both languages is the Russian one', () => {
  const { isWord } = openDictionary()
  const isKnown = (word: string): boolean => word === 'divan' || isWord(word)

  expect(withCyrillic(['divan', 'uglovoy'], isKnown, isWord)).toEqual(['диван', 'угловой'])
  expect(withCyrillic(['divan', 'extensibil'], isKnown, isWord)).toEqual(['divan', 'extensibil'])
})
