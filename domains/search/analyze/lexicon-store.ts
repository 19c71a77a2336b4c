import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** A word as the index may hold it. */
export interface WordForms {
  /** Among words of its own alphabet. */
  readonly roots: readonly string[]
  /** Among those of the other. */
  readonly loose: readonly string[]
  /** As a Romanian and as an English word. */
  readonly ro: string
  readonly en: string
}

export async function listRoots(
  sql: Db,
  words: readonly string[],
): Promise<(WordForms & { word: string })[]> {
  return sql`select * from query_roots(${[...words]})`
}

/** The same of the words of all names, cached in the database from one start to the next. */
export async function listKeptRoots(
  sql: Db,
  words: readonly string[],
): Promise<(WordForms & { word: string })[]> {
  await sql`
    insert into word_forms (word, roots, loose, ro, en)
    select * from query_roots(array(
      select named.word from unnest(${[...words]}::text[]) named (word)
      where not exists (select 1 from word_forms known where known.word = named.word)))
    on conflict do nothing`
  return sql`select * from word_forms where word = any (${[...words]})`
}

/** The editor's file of words as it was last read; empty before. */
export async function findSynonyms(sql: Db): Promise<string> {
  const [row] = await sql<{ text: string }[]>`
    select value #>> '{}' as text from settings where key = 'synonyms'`
  return row?.text ?? ''
}

/** Something that a name stands for, in the words of the index. */
export interface Named {
  readonly lexeme: string
  /** Of a subcategory; else empty. */
  readonly slug: string
  readonly labels: Labels
  /** `weak`: the name is also a word of another meaning, so it counts only beside other words. */
  readonly kind: 'subcategory' | 'option' | 'place'
  readonly isWeak: boolean
}

/** Labels of subcategories, places and options. Jobs are called like the trade, and "others" like nothing. */
export async function listNamed(sql: Db): Promise<Named[]> {
  return sql<Named[]>`
    select '~s' || s.id as lexeme, s.slug, jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en) as labels,
      'subcategory' as kind, false as is_weak
    from subcategories s
    join categories c on c.id = s.category_id
    where c.slug not in ('munca', 'diverse')
    union all
    select '~r' || id, '', jsonb_build_object('ro', name_ro, 'ru', name_ru, 'en', name_en), 'place', false from districts
    union all
    select '~r' || id, '', jsonb_build_object('ro', label_ro, 'ru', label_ru, 'en', name_en), 'place', false from districts
    union all
    select '~p' || id, '', jsonb_build_object('ro', name_ro, 'ru', name_ru, 'en', name_en), 'place', kind = 'village' from places
    union all
    select distinct '~o' || a.key || ':' || (option ->> 'value'), '', option -> 'labels', 'option',
      a.key not in ('make', 'model', 'brand', 'platform')
    from attributes a, lateral (
      select jsonb_array_elements(a.definition -> 'options') where a.definition ? 'options'
      union all
      select jsonb_array_elements(value) from jsonb_each(coalesce(a.definition -> 'optionsBy', '{}'))
    ) options (option)
    where option ->> 'value' !~ '^(other|any|none)'
    union all
    select distinct '~o' || key || ':true', '', definition -> 'labels', 'option', true
    from attributes where definition ->> 'type' = 'bool'`
}
