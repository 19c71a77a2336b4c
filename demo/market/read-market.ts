import { readdir, readFile } from 'node:fs/promises'
import { goodRecords, sentenceRecords, type Good, type Recipe } from './recipe.ts'

const here = new URL('./', import.meta.url)

/**
 * How adverts of a category are written, by subcategory. Refuses a record that is not of the shape, and a category
 * that has no folder here.
 */
export async function readRecipes(category: string): Promise<ReadonlyMap<string, Recipe>> {
  const [goods, sentences] = await Promise.all([
    readRecords(`${category}/goods.jsonl`),
    readRecords(`${category}/sentences.jsonl`),
  ])
  const said = Map.groupBy(sentenceRecords.parse(sentences), ({ subcategory }) => subcategory)
  const sold = Map.groupBy(goodRecords.parse(goods), ({ subcategory }) => subcategory)
  return new Map(
    [...sold].map(([subcategory, own]) => [
      subcategory,
      { goods: own, sentences: said.get(subcategory) ?? [] },
    ]),
  )
}

/** Everything that is sold, in all categories. */
export async function readGoods(): Promise<Good[]> {
  const entries = await readdir(here, { withFileTypes: true })
  const categories = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const recipes = await Promise.all(categories.toSorted().map(readRecipes))
  return recipes.flatMap((read) => [...read.values()].flatMap(({ goods }) => goods))
}

/** JSON lines: a record each, so that a change of one good is a change of one line. */
async function readRecords(file: string): Promise<unknown[]> {
  const text = await readFile(new URL(file, here), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
