import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** Stems of a folded word. */
export interface WordForms {
  /** Stems as a word of its own alphabet. */
  readonly roots: readonly string[]
  /** Stems as a transliteration from the other alphabet. */
  readonly loose: readonly string[]
  /** Its stem as a Romanian and as an English word. */
  readonly ro: string
  readonly en: string
}

export async function listWordForms(
  sql: Db,
  words: readonly string[],
): Promise<(WordForms & { word: string })[]> {
  return sql`select * from query_roots(${[...words]})`
}

/** As `listWordForms`, cached in the table `word_forms`, so that a restart does not stem all names again. */
export async function listCachedWordForms(
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

/** The text of the synonyms file as last stored; empty before the first import. */
export async function findSynonyms(sql: Db): Promise<string> {
  const [row] = await sql<{ text: string }[]>`
    select value #>> '{}' as text from settings where key = 'synonyms'`
  return row?.text ?? ''
}

/** A subcategory, place or option that a name can refer to, with its lexeme in the index. */
export interface NamedEntity {
  readonly lexeme: string
  /** The slug of a subcategory; otherwise empty. */
  readonly slug: string
  readonly labels: Labels
  readonly kind: 'subcategory' | 'option' | 'place'
  /** The name is ambiguous: it counts only together with other words. */
  readonly isWeak: boolean
}

/**
 * Subcategories, places and options with their labels. Jobs are excluded because they share the name of the trade,
 * and "others" because the name carries no meaning.
 */
export async function listNamedEntities(sql: Db): Promise<NamedEntity[]> {
  return sql<NamedEntity[]>`
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
