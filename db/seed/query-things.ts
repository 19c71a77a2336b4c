import { readFile } from 'node:fs/promises'
import type { TransactionSql } from 'postgres'
import * as z from 'zod'
import { languages, type Lang } from '#contract/languages.ts'

const Names = z
  .string()
  .min(1)
  .transform((text) => text.split('|'))

const ThingLine = z.tuple([z.string(), Names, Names, Names, Names])

/** A thing that a query may mean. */
export interface QueryThing {
  /** Of its subcategory. */
  readonly slug: string
  /** As titles have them, the usual one first. */
  readonly names: Readonly<Record<Lang, readonly string[]>>
  /** How those ask for it who do not know or use the names. */
  readonly queries: readonly string[]
}

const file = new URL('../data/queries/things.tsv', import.meta.url)

export function readThingsFile(): Promise<string> {
  return readFile(file, 'utf8')
}

/** The things in the order of their numbers, one subcategory after the other. */
export async function readQueryThings(): Promise<readonly QueryThing[]> {
  return thingsIn(await readThingsFile())
}

export function thingsIn(text: string): readonly QueryThing[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [slug, ro, ru, en, queries] = ThingLine.parse(line.split('\t'))
      return { slug, names: { ro, ru, en }, queries }
    })
}

/** Stores the things with the stems of their names. */
export async function storeQueryThings(
  tx: TransactionSql,
  things: readonly QueryThing[],
): Promise<void> {
  const names = things.flatMap((thing, number) =>
    languages.flatMap((lang) => thing.names[lang].map((name) => ({ number, lang, name }))),
  )
  const rows = things.map(({ slug, names: all }, number) => ({
    ...{ number, slug, names: languages.map((lang) => all[lang][0] ?? '') },
  }))
  await tx`delete from query_things`
  await tx`
    insert into query_things (number, subcategory_id, names, forms)
    select row.number, s.id, row.names, n.forms
    from jsonb_to_recordset(${tx.json(rows)}) as row (number integer, slug text, names text[])
    join subcategories s on s.slug = row.slug
    join (
      select number, array_agg(distinct form) filter (where form <> '') as forms
      from jsonb_to_recordset(${tx.json(names)}) as name (number integer, lang text, name text),
      lateral (select array_to_string(text_roots(('public.ads_' || lang)::regconfig, name), ' ') as form) f
      group by number
    ) n on n.number = row.number
    where n.forms is not null`
}
