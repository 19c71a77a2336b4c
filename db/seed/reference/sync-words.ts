import type { TransactionSql } from 'postgres'
import { readSynonyms } from '#domains/search/service.ts'

/** Stores the editor's file of words. Gives the ids of the subcategories that became, or ceased to be, secondary. */
export async function syncWords(sql: TransactionSql, text: string): Promise<number[]> {
  await sql`
    insert into settings (key, value) values ('synonyms', to_jsonb(${text}::text))
    on conflict (key) do update set value = excluded.value`
  const { secondary } = readSynonyms(text)
  const changed = await sql<{ id: number }[]>`
    update subcategories set is_secondary = not is_secondary
    where is_secondary <> (slug = any (${[...secondary]}))
    returning id`
  return changed.map(({ id }) => id)
}
