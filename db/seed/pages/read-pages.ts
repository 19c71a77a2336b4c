import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Lang } from '#contract/languages.ts'
import { terms as en } from '#i18n/en/site/terms.ts'
import { terms as ro } from '#i18n/ro/site/terms.ts'
import { terms as ru } from '#i18n/ru/site/terms.ts'
import { readShape } from '../reference/read-file.ts'
import { PageFile, type SeedPage } from './page.ts'
import { placeholdersIn } from './placeholders.ts'

const folder = new URL('../../data/pages/', import.meta.url)
/** The terms of use are interface texts, because they are also displayed without a database. */
const terms = { ro, ru, en }
const placeholders = {
  ro: placeholdersIn('ro'),
  ru: placeholdersIn('ru'),
  en: placeholdersIn('en'),
}

/** Reads the pages of all topics in db/data/pages in the order of their menus, those in none last. Refuses an invalid file. */
export async function readPages(): Promise<readonly SeedPage[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  )
  const pages = await Promise.all(
    names.map(async (name) => readPage(name, await readFile(new URL(name, folder), 'utf8'))),
  )
  return pages
    .toSorted((a, b) => (a.page.col ?? 3) - (b.page.col ?? 3) || a.position - b.position)
    .map(({ page }) => page)
}

/** Parses the file of a page and fills its placeholders. Refuses an invalid file and an unknown placeholder. */
export function readPage(name: string, text: string): { page: SeedPage; position: number } {
  const file = readShape(PageFile, name, text)
  const { col = null, topic, position, contents = terms, ...short } = file
  const { labels, titles, descriptions } = short
  const fill = <Value>(all: Readonly<Record<Lang, Value>>): Record<Lang, Value> => ({
    ro: fillPlaceholders(name, 'ro', all.ro),
    ru: fillPlaceholders(name, 'ru', all.ru),
    en: fillPlaceholders(name, 'en', all.en),
  })
  const page = {
    slug: basename(name, '.json'),
    col,
    topic,
    labels: fill(labels),
    titles: fill(titles),
    descriptions: fill(descriptions),
    contents: fill(contents),
  }
  return { page, position }
}

/** Fills the placeholders of all strings in a value. */
function fillPlaceholders<Value>(name: string, language: Lang, value: Value): Value {
  const values = placeholders[language]
  return JSON.parse(JSON.stringify(value), (_, one: unknown) => {
    if (typeof one !== 'string') return one
    return one.replaceAll(/\{([^{}]*)\}/g, (placeholder, key: string) => {
      const filled = values.get(key)
      if (filled === undefined) throw new Error(`${name}: ${placeholder} is no placeholder`)
      return filled
    })
  })
}
