import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { textsOf, wordsOf } from '#tests/support/catalogue/all-texts.ts'

/** What is given to the texts, each a number that stands in none of them by itself. */
const given = [7301, 7302, 7303, 7304]

/** Which of its arguments a text repeats, and how it reads; null where it takes none. */
function said(text: unknown): { readonly words: string; readonly repeats: string } | null {
  const words = typeof text === 'function' ? wordsOf(text, given) : null
  if (words === null) return null
  const digits = words.replaceAll(/\D/g, '')
  return { words, repeats: given.filter((one) => digits.includes(String(one))).join() }
}

test('a text says the same of what it is given in every language', async () => {
  const [ro, ...others] = await Promise.all(languages.map(textsOf))
  const unlike: string[] = []
  for (const [name, text] of ro ?? []) {
    const first = said(text)
    for (const other of others) {
      const same = said(other.get(name))
      if (first?.repeats !== same?.repeats) unlike.push(`${name}: ${first?.words} | ${same?.words}`)
    }
  }
  expect(unlike).toEqual([])
})

test('no text is empty, and none shows what nobody has filled in', async () => {
  for (const lang of languages) {
    for (const [name, text] of await textsOf(lang)) {
      const words = typeof text === 'function' ? (said(text)?.words ?? name) : String(text)
      const isWhole = words !== '' && !/undefined|NaN|\[object|^\s|\s$/.test(words)
      expect(isWhole, `${lang} ${name}: ${words}`).toBe(true)
    }
  }
})
