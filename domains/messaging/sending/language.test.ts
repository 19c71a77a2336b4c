import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['Bună ziua, mai este valabil?', 'ro'],
  ['buna ziua mai este valabil', 'ro'],
  ['cat costa livrarea la Balti', 'ro'],
  ['Здравствуйте, ещё актуально?', 'ru'],
  ['BMW продаёте?', 'ru'],
  ['Is it still available?', 'en'],
  ['Where can I see the car', 'en'],
  ['ok', null],
  ['069123456', null],
  ['👍', null],
])('«%s» is in %s', (text, lang) => {
  expect(languageOf(text)).toBe(lang)
})
