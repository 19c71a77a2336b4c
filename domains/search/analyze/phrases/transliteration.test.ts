import { expect, test } from 'vitest'
import { openDictionary } from '../../dictionary/dictionary.ts'
import { cyrillicWord } from './transliteration.ts'

test.each([
  ['kvartiru', 'квартиру'],
  ['posutocino', 'посуточно'],
  ['koteat', 'котят'],
  ['mashina', 'машина'],
  ['gostinuiu', 'гостиную'],
  ['stiralnaia', 'стиральная'],
] as const)('"%s" is «%s»', (latin, cyrillic) => {
  expect(cyrillicWord(latin, openDictionary().isWord)).toBe(cyrillic)
})

test.each(['xiaomi', 'dom', 'iphone13', 'zzzz'])('"%s" is no Russian word', (word) => {
  expect(cyrillicWord(word, openDictionary().isWord)).toBeNull()
})
