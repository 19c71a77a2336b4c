import { expect, test } from 'vitest'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import type { Texts } from '#i18n/texts.ts'

const nothing = ({ adverts, search }: Texts): string[] => [
  adverts.none,
  search.empty.category,
  search.empty.search,
]

test('nothing at all, nothing in a category and nothing found are three texts', () => {
  expect(nothing(en)).toEqual([
    'No Adverts.',
    'No adverts found.',
    'No results found for your search.',
  ])
  for (const texts of [ro, ru]) expect(new Set(nothing(texts)).size, texts.lang).toBe(3)
})
