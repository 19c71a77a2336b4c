import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Lang } from '#contract/languages.ts'
import { textsOf, wordsOf } from '#tests/support/catalogue/all-texts.ts'
import { apart, examples, otherNames } from '#tests/support/catalogue/names.ts'

/** Names have few words; longer texts are sentences. */
const mostWords = 4
/** The console is for staff, terms and refusals are sentences, invoices follow the law. */
const withoutNames = /^(console|site\/terms|refusals|billing\/invoice)/

const pages = resolve(import.meta.dirname, '../db/data/pages')
/** What an article says that somebody presses or sees; names begin with a capital letter. */
const quoted: Readonly<Record<Lang, RegExp>> = {
  ro: /„(\p{Lu}[^”]+)”/gu,
  ru: /«(\p{Lu}[^»]+)»/gu,
  en: /“(\p{Lu}[^”]+)”/gu,
}

/** Stands for whatever a text is given. */
const given = [7_301, 7_302, 7_303, 7_304]

/** English refusals are quoted from the specification to the letter. */
function isSpecified(key: string): boolean {
  return key.startsWith('refusals.ts')
}

/** All that a language says, of catalogue and articles. */
async function saidIn(lang: Lang): Promise<string[]> {
  const texts = [...(await textsOf(lang))].filter(([key]) => lang !== 'en' || !isSpecified(key))
  const said = texts.map(([, text]) => wordsOf(text, given))
  return [...said.filter((words) => words !== null), ...articlesIn(lang)]
}

function articlesIn(lang: Lang): string[] {
  const files = globSync('*/*.json', { cwd: pages })
  return files.flatMap((file) =>
    stringsIn(JSON.parse(readFileSync(join(pages, file), 'utf8')), lang),
  )
}

/** Strings below the keys of a language. */
function stringsIn(value: unknown, lang: Lang, isWithin = false): string[] {
  if (typeof value === 'string') return isWithin ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, lang, isWithin || key === lang),
  )
}

test.each(languages)('in %s no function of the product has a second name', async (lang) => {
  const said = await saidIn(lang)

  const second = otherNames[lang].flatMap(({ name, not }) =>
    said.filter((words) => not.test(words)).map((words) => `not "${name}": ${words}`),
  )
  expect(second).toEqual([])
})

test.each(['ru', 'en'] as const)('what has one name in Romanian has one in %s', async (lang) => {
  const [ro, other] = [await textsOf('ro'), await textsOf(lang)]
  const names = new Map<string, Map<string, string>>()
  for (const [key, name] of ro) {
    const theirs = other.get(key)
    if (withoutNames.test(key) || typeof name !== 'string' || typeof theirs !== 'string') continue
    if (name.split(' ').length > mostWords || apart[lang].has(name)) continue
    const said = names.get(name) ?? new Map<string, string>()
    names.set(name, said.set(theirs.toLowerCase(), key))
  }

  const several = [...names].filter(([, said]) => said.size > 1)
  expect(several.map(([name, said]) => [name, ...said.entries()])).toEqual([])
})

test.each(languages)('articles in %s call functions by the names that they have', async (lang) => {
  const named = new Set((await saidIn(lang)).map((words) => words.toLowerCase()))
  const labels = readFileSync(resolve(pages, '../categories.json'), 'utf8')

  const unknown = articlesIn(lang)
    .flatMap((text) => [...text.matchAll(quoted[lang])].map(([, name = '']) => name))
    .filter((name) => !named.has(name.toLowerCase()) && !labels.includes(`"${name}"`))
    .filter((name) => !examples[lang].includes(name))
  expect(unknown).toEqual([])
})
