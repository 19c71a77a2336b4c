import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../../deps.ts'

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

/** Of a word of a query, also the stems of its inflections that differ (masă, mese). */
export interface QueryWordForms extends WordForms {
  readonly others: readonly string[]
  /** Stems of the words that a Russian adjective is made from, or that are made alike. */
  readonly related: readonly string[]
  /** The nouns of which it may be a diminutive with their stems, likely ones first: шубка, шуба. */
  readonly bases: readonly { readonly noun: string; readonly roots: readonly string[] }[]
}

export async function listWordForms(
  sql: Db,
  words: readonly string[],
): Promise<(WordForms & { word: string })[]> {
  return sql`select * from query_roots(${[...words]})`
}

/**
 * As `listWordForms`, cached in the table `word_forms`, so that a restart does not stem all names again. One row after
 * the other, because those of all names together take more memory than what is made of them.
 */
export async function readCachedWordForms(
  sql: Db,
  words: readonly string[],
  read: (forms: WordForms & { readonly word: string }) => void,
): Promise<void> {
  await sql`
    insert into word_forms (word, roots, loose, ro, en)
    select * from query_roots(array(
      select named.word from unnest(${[...words]}::text[]) named (word)
      where not exists (select 1 from word_forms known where known.word = named.word)))
    on conflict do nothing`
  // As text, because the driver reads arrays letter by letter.
  await sql<{ word: string; roots: string; loose: string; ro: string; en: string }[]>`
    select word, array_to_string(roots, ' ') as roots, array_to_string(loose, ' ') as loose, ro, en
    from word_forms where word = any (${[...words]})`.forEach(({ roots, loose, ...row }) =>
    read({ ...row, roots: stemsIn(roots), loose: stemsIn(loose) }),
  )
}

function stemsIn(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

/** Whether stems are cached: a change of the functions that stem words empties the table. */
export async function hasWordForms(sql: Db): Promise<boolean> {
  const [found] = await sql`select from word_forms limit 1`
  return found !== undefined
}

/**
 * The texts of the files of synonyms and intents as last stored, and the digest of the example titles; empty before the
 * first import.
 */
export async function findWordFiles(
  sql: Db,
): Promise<{ synonyms: string; intents: string; titles: string }> {
  const rows = await sql<{ key: string; text: string }[]>`
    select key, value #>> '{}' as text from settings where key in ('synonyms', 'intents', 'title_examples')`
  const textOf = (key: string): string => rows.find((row) => row.key === key)?.text ?? ''
  return {
    synonyms: textOf('synonyms'),
    intents: textOf('intents'),
    titles: textOf('title_examples'),
  }
}

/** A subcategory, place, sector or option that a name can refer to, with its lexeme in the index. */
export interface NamedEntity {
  readonly lexeme: string
  /** The slug of a subcategory; otherwise empty. */
  readonly slug: string
  readonly labels: Labels
  readonly kind: 'subcategory' | 'option' | 'place' | 'sector'
  /** The name is ambiguous: it counts only together with other words. */
  readonly isWeak: boolean
  /** Lexeme of the city of a sector; otherwise empty. */
  readonly city: string
}

/**
 * Subcategories, places, sectors and options with their labels. Jobs are excluded because they share the name of the trade,
 * and "others" because the name carries no meaning; a sector named as an option is, because who types "Dacia" means
 * the car.
 */
export async function listNamedEntities(sql: Db): Promise<NamedEntity[]> {
  return sql<NamedEntity[]>`
    with options as (
      select a.key, option
      from attributes a, lateral (
        select jsonb_array_elements(a.definition -> 'options') where a.definition ? 'options'
        union all
        select jsonb_array_elements(value) from jsonb_each(coalesce(a.definition -> 'optionsBy', '{}'))
      ) options (option)
    )
    select '~s' || s.id as lexeme, s.slug, jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en) as labels,
      'subcategory' as kind, false as is_weak, '' as city
    from subcategories s
    join categories c on c.id = s.category_id
    where c.slug not in ('munca', 'diverse')
    union all
    select '~r' || id, '', jsonb_build_object('ro', name_ro, 'ru', name_ru, 'en', name_en), 'place', false, '' from districts
    union all
    select '~r' || id, '', jsonb_build_object('ro', label_ro, 'ru', label_ru, 'en', name_en), 'place', false, '' from districts
    union all
    select '~p' || id, '', jsonb_build_object('ro', name_ro, 'ru', name_ru, 'en', name_en), 'place', kind = 'village', ''
    from places where kind <> 'sector'
    union all
    select '~p' || id, '', jsonb_build_object('ro', name_ro, 'ru', name_ru, 'en', name_en), 'sector', is_ambiguous, '~p' || parent_id
    from places where kind = 'sector' and not exists (select from options where option -> 'labels' ->> 'ro' = name_ro)
    union all
    select '~p' || id, '', jsonb_build_object('ro', alias, 'ru', alias, 'en', alias), 'sector', is_ambiguous, '~p' || parent_id
    from places, unnest(aliases || translate(name_ro, 'îÎ', 'âÂ')) alias where kind = 'sector' and alias <> name_ro
    union all
    select distinct '~o' || key || ':' || (option ->> 'value'), '', option -> 'labels', 'option',
      key not in ('make', 'model', 'brand', 'platform'), ''
    from options
    where option ->> 'value' !~ '^(other|any|none)'
    union all
    select distinct '~o' || key || ':true', '', definition -> 'labels', 'option', true, ''
    from attributes where definition ->> 'type' = 'bool'`
}
