import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Lang } from '#contract/languages.ts'

/** What is given to the texts, each a number that stands in none of them by itself. */
const given = [7301, 7302, 7303, 7304]

/** All texts of a language by their names, `search/filters.ts filters place radiusOf`. */
async function textsOf(lang: Lang): Promise<Map<string, unknown>> {
  const folder = join(import.meta.dirname, lang)
  const texts = new Map<string, unknown>()
  for (const file of globSync('**/*.ts', { cwd: folder })) {
    // `texts.ts` puts the others together.
    if (file === 'texts.ts') continue
    const module: object = await import(join(folder, file))
    collect(texts, file, module)
  }
  return texts
}

function collect(into: Map<string, unknown>, name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) into.set(name, value)
  else for (const [key, part] of Object.entries(value)) collect(into, `${name} ${key}`, part)
}

/** Which of its arguments a text repeats, and how it reads; null where it takes none. */
function said(text: unknown): { readonly words: string; readonly repeats: string } | null {
  const words = typeof text === 'function' ? say(text) : null
  if (words === null) return null
  const digits = words.replaceAll(/\D/g, '')
  return { words, repeats: given.filter((one) => digits.includes(String(one))).join() }
}

/** Some take words, and do with them what cannot be done with numbers; null for what takes neither. */
function say(text: Function): string | null {
  for (const values of [given, given.map(String)]) {
    try {
      const words: unknown = text(...values)
      // A title comes with its description.
      return typeof words === 'string' ? words : JSON.stringify(words)
    } catch {
      // Words next.
    }
  }
  return null
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
