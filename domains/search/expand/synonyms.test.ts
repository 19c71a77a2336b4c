import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readSynonyms } from './synonyms.ts'

const folder = new URL('../../../db/data/', import.meta.url)
const [words, categories] = await Promise.all(
  ['synonyms.txt', 'categories.json'].map((name) => readFile(new URL(name, folder), 'utf8')),
)

test('a line with a star lists the things of a subcategory', () => {
  expect(readSynonyms('* vesela: oală, tigaie').things).toEqual([
    { slug: 'vesela', names: ['oală', 'tigaie'] },
  ])
})

test('things lie in subcategories that exist, each listed once', () => {
  const slugs = readSynonyms(words ?? '').things.map(({ slug }) => slug)
  const known = new Set(
    [...(categories ?? '').matchAll(/"slug":\s*"([^"]+)"/g)].map(([, slug]) => slug),
  )

  expect(slugs.filter((slug) => !known.has(slug))).toEqual([])
  expect(slugs.length).toBe(new Set(slugs).size)
})
