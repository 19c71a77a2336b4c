import { readdir } from 'node:fs/promises'
import { readRecords } from '#demo/records.ts'
import { goodRecords, sentenceRecords, type Good, type Recipe } from './recipe.ts'

const here = new URL('./', import.meta.url)

/** Recipes of adverts of a category, by subcategory. Refuses an invalid record and an unknown category. */
export async function readRecipes(category: string): Promise<ReadonlyMap<string, Recipe>> {
  const [goods, sentences] = await Promise.all([
    readRecords(new URL(`${category}/goods.jsonl`, here)),
    readRecords(new URL(`${category}/sentences.jsonl`, here)),
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

/** Recipes of all categories. */
export async function readAllRecipes(): Promise<Recipe[]> {
  const entries = await readdir(here, { withFileTypes: true })
  const categories = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const recipes = await Promise.all(categories.toSorted().map(readRecipes))
  return recipes.flatMap((read) => [...read.values()])
}

/** All goods of all categories. */
export async function readGoods(): Promise<Good[]> {
  return (await readAllRecipes()).flatMap(({ goods }) => goods)
}
