import { createElement } from 'react'
import { expect, test } from 'vitest'
import { descriptionMaxLength, titleMaxLength } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { wordsOf } from '#tests/support/app/markup.ts'
import { Line, Words } from './inputs.tsx'

const field = { name: 'title', label: 'Titlul', onChange: () => {} }

function line(value: string, lang: Lang = 'ro', error?: string) {
  const input = { ...field, value, maxLength: titleMaxLength, error }
  return advertMarkup(createElement(Line, input), lang)
}

test('as long as there is much room nothing is said of it', async () => {
  const html = await line('Scaun')

  expect(wordsOf(html)).toBe('Titlul')
  expect(html).not.toContain('aria-invalid')
})

test.each([
  ['ro', 1, 'A mai rămas un caracter'],
  ['ro', 20, 'Au mai rămas 20 de caractere'],
  ['ru', 0, 'Осталось 0 символов'],
  ['ru', 21, 'Остался 21 символ'],
  ['en', 0, '0 characters left'],
] as const)('in %s, with room for %d, it says: %s', async (lang, left, said) => {
  const html = await line('a'.repeat(titleMaxLength - left), lang)

  expect(wordsOf(html)).toContain(said)
  expect(html).not.toContain('aria-invalid')
})

test.each([
  ['ro', 1, 'Cu un caracter prea mult'],
  ['ro', 5, 'Cu 5 caractere prea mult'],
  ['ro', 25, 'Cu 25 de caractere prea mult'],
  ['ru', 1, 'На 1 символ больше, чем можно'],
  ['ru', 3, 'На 3 символа больше, чем можно'],
  ['ru', 5, 'На 5 символов больше, чем можно'],
  ['ru', 21, 'На 21 символ больше, чем можно'],
  ['en', 1, '1 character too many'],
  ['en', 5, '5 characters too many'],
] as const)('in %s, of %d too many, it says: %s', async (lang, over, said) => {
  const html = await line('a'.repeat(titleMaxLength + over), lang)

  expect(wordsOf(html)).toContain(said)
  expect(html).toContain('aria-invalid="true"')
  expect(html).not.toMatch(/[-−–]\d/)
})

test('the field is described by its counter', async () => {
  const html = await line('a'.repeat(titleMaxLength + 1))
  const [, described] = /aria-describedby="([^"]*)"/.exec(html) ?? []

  expect(html).toContain(`id="${described}"`)
})

test('an error of the field stands above what is said of its length', async () => {
  const html = await line('a'.repeat(titleMaxLength + 2), 'en', 'The title is too long.')

  expect(wordsOf(html)).toBe('Titlul The title is too long. 2 characters too many')
})

test('what nobody sees and halves of emoji are not counted', async () => {
  expect(wordsOf(await line(`${'a'.repeat(titleMaxLength)}\u200b  `, 'en'))).toContain(
    '0 characters',
  )
  expect(wordsOf(await line('😀'.repeat(titleMaxLength), 'en'))).toContain('0 characters left')
})

test('a description is measured likewise', async () => {
  const value = `${'a'.repeat(descriptionMaxLength)}\n\n\n\nb`
  const words = { ...field, value, maxLength: descriptionMaxLength }
  const html = await advertMarkup(createElement(Words, words), 'en')

  // Two of the empty lines are not stored and not counted.
  expect(wordsOf(html)).toContain('3 characters too many')
  expect(html).toMatch(/<textarea[^>]*aria-invalid="true"/)
})
