import { readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'
import { readRatesFeed } from '#domains/rates/rules.ts'
import { prepareSearch, readSynonyms } from '#domains/search/service.ts'
import { attributeRows, categoryRows, type CategoryData } from './category-rows.ts'
import { placeRows, type DistrictData } from './place-rows.ts'
import { storeTitleExamples } from './title-examples.ts'

const data = new URL('../data/', import.meta.url)

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(name, data), 'utf8'))
}

/**
 * Fills the data that the product cannot be without: districts and places, categories and attributes, a first
 * set of exchange rates. Does nothing where it is there already; the editor's file of words is read anew.
 */
export async function seedReference(sql: Sql): Promise<void> {
  const [existing] = await sql`select 1 from categories limit 1`
  if (!existing) await storeGround(sql)
  await storeSynonyms(sql)
  await storeTitleExamples(sql)
  if (!existing) await prepareSearch({ sql })
}

async function storeGround(sql: Sql): Promise<void> {
  const { districts, places } = placeRows(await readJson<DistrictData[]>('places.json'))
  const categoryData = await readJson<CategoryData>('categories.json')
  const { categories, groups, subcategories } = categoryRows(categoryData)
  const rates = readRatesFeed(await readFile(new URL('bnm-sample.xml', data), 'utf8'))
  await sql.begin(async (tx) => {
    await tx`insert into districts ${tx(districts)}`
    for (let at = 0; at < places.length; at += 500)
      await tx`insert into places ${tx(places.slice(at, at + 500))}`
    await tx`insert into categories ${tx(categories)}`
    await tx`insert into category_groups ${tx(groups)}`
    await tx`insert into subcategories ${tx(subcategories)}`
    for (const { attribute_set, position, key, definition } of attributeRows(categoryData)) {
      await tx`
        insert into attributes (attribute_set, position, key, definition)
        values (${attribute_set}, ${position}, ${key}, ${tx.json(definition)})`
    }
    await tx`select index_place_names()`
    if (!rates) return
    await tx`insert into rate_sets (date) values (${rates.date})`
    const values = Object.entries(rates.values).map(([code, value]) => ({
      date: rates.date,
      code,
      value,
    }))
    await tx`insert into rates ${tx(values)}`
  })
}

async function storeSynonyms(sql: Sql): Promise<void> {
  const text = await readFile(new URL('synonyms.txt', data), 'utf8')
  await sql`
    insert into settings (key, value) values ('synonyms', to_jsonb(${text}::text))
    on conflict (key) do update set value = excluded.value where settings.value <> excluded.value`
  const { secondary } = readSynonyms(text)
  await sql`
    update subcategories set is_secondary = not is_secondary
    where is_secondary <> (slug = any (${[...secondary]}))`
}
