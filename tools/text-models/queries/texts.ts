import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { languages } from '#contract/languages.ts'
import { readAllRecipes } from '#demo/market/read-market.ts'
import { queryRows } from '#domains/search/expand/likely/model/features.ts'
import type { QueryThing } from '#db/seed/query-things.ts'
import type { Example } from './training.ts'

/** A text and the slugs of the subcategories where its answers lie, the likeliest first. */
export interface LabelledText {
  readonly text: string
  readonly slugs: readonly string[]
  /** Number of the thing that it means, in the order of `things.tsv`. */
  readonly thing?: number
}

const QueryLine = z.tuple([z.string(), z.enum(languages), z.string().min(1)])

/** Queries as people type them, written for every subcategory by people who had not seen the questions of the tests. */
export function readQueries(): LabelledText[] {
  const file = new URL('../../../db/data/queries/queries.tsv', import.meta.url)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [slugs, , text] = QueryLine.parse(line.split('\t'))
    return { text, slugs: slugs.split(',') }
  })
}

/** Names of things, and how those ask for them who do not know the names. */
export function textsOfThings(things: readonly QueryThing[]): LabelledText[] {
  return things.flatMap(({ slug, names, queries }, thing) =>
    [...languages.flatMap((language) => names[language]), ...queries].map((text) => ({
      ...{ text, thing, slugs: [slug] },
    })),
  )
}

/** Titles of the demo market, without what it fills in. */
export async function readTitles(): Promise<LabelledText[]> {
  const recipes = await readAllRecipes()
  return recipes.flatMap(({ goods }) =>
    goods.flatMap(({ subcategory, ...titles }) =>
      (['ro', 'ru'] as const).map((language) => ({
        text: titles[language].replaceAll(/\{.*?\}/g, ' '),
        slugs: [subcategory],
      })),
    ),
  )
}

/** The slugs in the order of the things, and how many each has. */
export function subcategoriesOf(things: readonly QueryThing[]): { slug: string; things: number }[] {
  const counts = new Map<string, number>()
  for (const { slug } of things) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return Array.from(counts, ([slug, count]) => ({ slug, things: count }))
}

/** Throws for a subcategory without things. */
export function prepared(
  { text, slugs, thing }: LabelledText,
  numbers: ReadonlyMap<string, number>,
): Example {
  const subcategories = slugs.map((slug) => {
    const number = numbers.get(slug)
    if (number === undefined) throw new Error(`Unknown subcategory: ${slug}`)
    return number
  })
  return { rows: queryRows(text), subcategories, ...(thing !== undefined && { thing }) }
}
