import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'
import { readQueryThings, storeQueryThings } from './query-things.ts'
import { readTitleExamples, storeTitleExamples } from './title-examples.ts'

/** Deleted by `rebuild_index()`, because the stems may be others. */
const settingKey = 'title_examples'

/** Code that decides what is stored. */
const code = ['title-examples.ts', 'query-things.ts']

/** Stores example titles and things of queries with their stems, unless they are stored from the same sources. */
export async function storeStemmedTexts(sql: Sql): Promise<void> {
  const [examples, things] = [await readTitleExamples(sql), await readQueryThings()]
  const digest = createHash('sha256').update(JSON.stringify([examples, things]))
  for (const name of code) digest.update(await readFile(new URL(name, import.meta.url)))
  await sql.begin(async (tx) => {
    const [changed] = await tx`
      insert into settings (key, value) values (${settingKey}, to_jsonb(${digest.digest('hex')}::text))
      on conflict (key) do update set value = excluded.value where settings.value <> excluded.value
      returning key`
    if (!changed) return
    await storeTitleExamples(tx, examples)
    await storeQueryThings(tx, things)
  })
}
