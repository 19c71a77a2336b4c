import { readdir, readFile } from 'node:fs/promises'
import type { Sql, TransactionSql } from 'postgres'
import { z } from 'zod'
import { languages, type Labels } from '#contract/languages.ts'

const goodsFolder = new URL('../../demo/market/', import.meta.url)

/** What example titles are made of. */
export interface TitleSources {
  readonly categories: readonly LabelledSubcategory[]
  /** Texts of the goods files, one per category. */
  readonly goods: readonly string[]
}

/** Goods are read as data, so that a start does not load the code of the demo market. */
export async function readTitleSources(sql: Sql): Promise<TitleSources> {
  const categories = await sql<LabelledSubcategory[]>`
    select slug, label_ro as ro, label_ru as ru, label_en as en from subcategories
    where is_offered order by id`
  return { categories, goods: await readGoods() }
}

/** Stores example titles by subcategory, as adverts are in the index. */
export async function storeTitleExamples(
  tx: TransactionSql,
  { categories, goods }: TitleSources,
): Promise<void> {
  const rows = [...goods.flatMap(titlesOfGoods), ...categories.flatMap(namesOf)]
  await tx`delete from title_examples`
  await tx`
    insert into title_examples (subcategory_id, head, tsv)
    select s.id, text_roots(config, title_head(title, words)),
      array_to_tsvector(array(select distinct '^' || root from unnest(text_roots(config, title)) root))
    from jsonb_to_recordset(${tx.json(rows)}) as row (slug text, lang text, title text)
    join subcategories s on s.slug = row.slug,
    lateral (select ('public.ads_' || lang)::regconfig as config, case lang when 'en' then 5 else 2 end as words) l`
}

async function readGoods(): Promise<string[]> {
  const entries = await readdir(goodsFolder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    names.toSorted().map((name) => readFile(new URL(`${name}/goods.jsonl`, goodsFolder), 'utf8')),
  )
}

interface LabelledSubcategory extends Labels {
  readonly slug: string
}

type Example = Readonly<Record<'slug' | 'lang' | 'title', string>>

/** Splits a label into the things that it names: "tables" and "chairs". */
function namesOf({ slug, ...labels }: LabelledSubcategory): Example[] {
  return languages.flatMap((lang) =>
    labels[lang].split(/ (?:și|и|and) |, /).map((title) => ({ slug, lang, title })),
  )
}

const soldGood = z.object({
  subcategory: z.string(),
  ro: z.string(),
  ru: z.string(),
  en: z.string().optional(),
})

/** Titles of the goods of one file, without placeholders. */
function titlesOfGoods(file: string): Example[] {
  const goods = file
    .split('\n')
    .filter(Boolean)
    .map((line) => soldGood.parse(JSON.parse(line)))
  return goods.flatMap(({ subcategory: slug, ...titles }) =>
    languages.flatMap((lang) => {
      const title = titles[lang]?.replaceAll(/\{[^}]*\}/g, ' ')
      return title ? [{ slug, lang, title }] : []
    }),
  )
}
