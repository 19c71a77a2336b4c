import type { TransactionSql } from 'postgres'
import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import type { Words } from './rules.ts'

export interface StoredWords extends Words {
  readonly id: number
  readonly version: number
  readonly changedAt: Date
}

/** The latest first. */
export async function listWordGroups(sql: Db): Promise<StoredWords[]> {
  return sql<StoredWords[]>`select * from search_word_groups order by changed_at desc, id desc`
}

export async function lockWordGroup(sql: TransactionSql, id: number): Promise<StoredWords | null> {
  const [group] = await sql<StoredWords[]>`
    select * from search_word_groups where id = ${id} for update`
  return group ?? null
}

export async function countWordGroups(sql: Db): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from search_word_groups`
  return row?.n ?? 0
}

export async function insertWordGroup(
  sql: TransactionSql,
  { kind, names, finds, subcategory }: Words,
  changedAt: Date,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into search_word_groups (kind, names, finds, subcategory, changed_at)
    values (${kind}, ${[...names]}, ${[...finds]}, ${subcategory}, ${changedAt})
    returning id`
  return row?.id ?? 0
}

export async function updateWordGroup(
  sql: TransactionSql,
  id: number,
  { kind, names, finds, subcategory, changedAt }: Words & { readonly changedAt: Date },
): Promise<void> {
  await sql`
    update search_word_groups
    set kind = ${kind}, names = ${[...names]}, finds = ${[...finds]}, subcategory = ${subcategory},
      changed_at = ${changedAt}, version = version + 1
    where id = ${id}`
}

export async function deleteWordGroup(sql: TransactionSql, id: number): Promise<void> {
  await sql`delete from search_word_groups where id = ${id}`
}

/** Saved searches are understood anew by the next round of their job. */
export async function markSearchesOutdated(sql: TransactionSql): Promise<void> {
  await sql`update saved_searches set is_outdated = true where not is_outdated`
}

export async function hasSubcategory(sql: Db, slug: string): Promise<boolean> {
  const rows = await sql`select from subcategories where slug = ${slug}`
  return rows.length > 0
}

export interface AdvertTitle {
  readonly id: number
  readonly title: string
  readonly subcategory: Labels | null
}

/** Titles in the language in which the adverts were written. */
export async function listTitles(sql: Db, ids: readonly number[]): Promise<AdvertTitle[]> {
  return sql<AdvertTitle[]>`
    select a.id, case a.language when 'ru' then a.title_ru when 'en' then a.title_en else a.title_ro end as title,
      case when s.id is not null then
        jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en) end as subcategory
    from adverts a left join subcategories s on s.id = a.subcategory_id
    where a.id = any (${[...ids]})`
}
