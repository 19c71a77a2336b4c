import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['как удалить объявление', 'ru'],
  ['kak udalit obyavlenie', 'ru'],
  ['gde moyo obyavlenie', 'ru'],
  ['zabyl parol chto delat', 'ru'],
  ['unde e anunțul meu', 'ro'],
  ['unde e anuntul meu', 'ro'],
  ['vreau sa sterg contul', 'ro'],
  ['cit costa un anunt', 'ro'],
  ['where is my advert', 'en'],
  ['how do I delete my account', 'en'],
  ['Как продать iPhone 13 Pro Max', 'ru'],
] as const)('"%s" is asked in %s', (question, language) => {
  const other = language === 'en' ? 'ro' : 'en'
  expect(languageOf(question, other)).toBe(language)
})

test.each(['', '12345', '???', 'iphone', '😀'])(
  'a question that tells no language is answered in that of the page: "%s"',
  (question) => {
    expect(languageOf(question, 'ru')).toBe('ru')
    expect(languageOf(question, 'ro')).toBe('ro')
  },
)
