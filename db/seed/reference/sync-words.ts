import type { TransactionSql } from 'postgres'
import { readSynonyms } from '#domains/search/service.ts'

/** Stores the synonyms file, and marks the subcategories that it declares as secondary. */
export async function syncWords(sql: TransactionSql, text: string): Promise<void> {
  await sql`
    insert into settings (key, value) values ('synonyms', to_jsonb(${text}::text))
    on conflict (key) do update set value = excluded.value`
  const { secondary } = readSynonyms(text)
  await sql`
    update subcategories set is_secondary = not is_secondary
    where is_secondary <> (slug = any (${[...secondary]}))`
}
