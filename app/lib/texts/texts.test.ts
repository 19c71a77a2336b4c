import { expect, test } from 'vitest'
import { labelIn } from './texts.ts'

test('a label that is missing in a language is the English one, else any', () => {
  const labels = { ro: 'Cărți', ru: 'Книги', en: 'Books' }

  expect(labelIn('ru', labels)).toBe('Книги')
  expect(labelIn('ru', { ...labels, ru: '' })).toBe('Books')
  expect(labelIn('ru', { ...labels, ru: '', en: '' })).toBe('Cărți')
  expect(labelIn('ro', { ro: '', ru: 'Книги', en: '' })).toBe('Книги')
})
