import type { TransactionSql } from 'postgres'
import { readSynonyms } from '#domains/search/service.ts'

/** Stores the files of synonyms and intents, and marks the subcategories that the first declares as secondary. */
export async function syncWords(
  sql: TransactionSql,
  { synonyms, intents }: { readonly synonyms: string; readonly intents: string },
): Promise<void> {
  await sql`
    insert into settings (key, value)
    values ('synonyms', to_jsonb(${synonyms}::text)), ('intents', to_jsonb(${intents}::text))
    on conflict (key) do update set value = excluded.value`
  const { secondary } = readSynonyms(synonyms)
  await sql`
    update subcategories set is_secondary = not is_secondary
    where is_secondary <> (slug = any (${[...secondary]}))`
}
