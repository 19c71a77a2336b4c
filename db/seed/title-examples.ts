import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'
import { languages, type Labels } from '#contract/languages.ts'
import type { CategoryRecipes } from './market/recipe.ts'

const settingKey = 'title_examples'
const goodsFolder = new URL('market/', import.meta.url)

/**
 * Stores how things of each subcategory are titled; does nothing where they were stored from the same sources,
 * which are compared unread: to load their 700 KB would cost every start a second and 70 MB.
 */
export async function storeTitleExamples(sql: Sql): Promise<void> {
  const categories = await sql<LabelledSubcategory[]>`
    select slug, label_ro as ro, label_ru as ru, label_en as en from subcategories
    where is_offered order by id`
  const digest = await digestOfSources(categories)
  await sql.begin(async (tx) => {
    const [changed] = await tx`
      insert into settings (key, value) values (${settingKey}, to_jsonb(${digest}::text))
      on conflict (key) do update set value = excluded.value where settings.value <> excluded.value
      returning key`
    if (!changed) return
    const { recipes } = await import('./market/recipes.ts')
    const rows = [...titlesOfGoods(recipes), ...categories.flatMap(namesOf)]
    await tx`delete from title_examples`
    await tx`
      insert into title_examples (subcategory_id, head, tsv)
      select s.id, text_roots(config, title_head(title, words)),
        array_to_tsvector(array(select distinct '^' || root from unnest(text_roots(config, title)) root))
      from jsonb_to_recordset(${tx.json(rows)}) as row (slug text, lang text, title text)
      join subcategories s on s.slug = row.slug,
      lateral (select ('public.ads_' || lang)::regconfig as config, case lang when 'en' then 5 else 2 end as words) l`
  })
}

async function digestOfSources(categories: readonly LabelledSubcategory[]): Promise<string> {
  const names = (await readdir(goodsFolder)).toSorted()
  const files = [import.meta.filename, ...names.map((name) => new URL(name, goodsFolder))]
  const digest = createHash('sha256').update(JSON.stringify(categories))
  for (const file of files) digest.update(await readFile(file))
  return digest.digest('hex')
}

interface LabelledSubcategory extends Labels {
  readonly slug: string
}

type Example = Readonly<Record<'slug' | 'lang' | 'title', string>>

/** A label names each of its things: "tables" and "chairs". */
function namesOf({ slug, ...labels }: LabelledSubcategory): Example[] {
  return languages.flatMap((lang) =>
    labels[lang].split(/ (?:și|и|and) |, /).map((title) => ({ slug, lang, title })),
  )
}

/** Titles of the goods that the demo market is drawn from, without what is drawn into them. */
function titlesOfGoods(recipes: Readonly<Record<string, CategoryRecipes>>): Example[] {
  return Object.values(recipes).flatMap((category) =>
    Object.entries(category).flatMap(([slug, { goods }]) =>
      goods.flatMap((good) =>
        languages.flatMap((lang) => {
          const title = good[lang]?.replaceAll(/\{[^}]*\}/g, ' ')
          return title ? [{ slug, lang, title }] : []
        }),
      ),
    ),
  )
}
