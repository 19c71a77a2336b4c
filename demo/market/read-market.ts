import { readdir, readFile } from 'node:fs/promises'
import { goodRecords, sentenceRecords, type Good, type Recipe } from './recipe.ts'

const here = new URL('./', import.meta.url)

/** Recipes of adverts of a category, by subcategory. Refuses an invalid record and an unknown category. */
export async function readRecipes(category: string): Promise<ReadonlyMap<string, Recipe>> {
  const [goods, sentences] = await Promise.all([
    readRecords(`${category}/goods.jsonl`),
    readRecords(`${category}/sentences.jsonl`),
  ])
  const sentencesOf = Map.groupBy(
    sentenceRecords.parse(sentences),
    ({ subcategory }) => subcategory,
  )
  const goodsOf = Map.groupBy(goodRecords.parse(goods), ({ subcategory }) => subcategory)
  return new Map(
    [...goodsOf].map(([subcategory, own]) => [
      subcategory,
      { goods: own, sentences: sentencesOf.get(subcategory) ?? [] },
    ]),
  )
}

/** All goods of all categories. */
export async function readGoods(): Promise<Good[]> {
  const entries = await readdir(here, { withFileTypes: true })
  const categories = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const recipes = await Promise.all(categories.toSorted().map(readRecipes))
  return recipes.flatMap((read) => [...read.values()].flatMap(({ goods }) => goods))
}

/** Reads JSON lines, one record per line, so that a change of a good is a change of one line. */
async function readRecords(file: string): Promise<unknown[]> {
  const text = await readFile(new URL(file, here), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
