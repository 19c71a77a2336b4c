import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'
import { readThingsFile, storeQueryThings, thingsIn } from './query-things.ts'
import { readTitleSources, storeTitleExamples } from './title-examples.ts'

/** Deleted by `rebuild_derived_data()`, because the stems may be others. */
const settingKey = 'title_examples'

/** Code that decides what is stored. */
const code = ['title-examples.ts', 'query-things.ts']

/**
 * Stores example titles and things of queries with their stems, unless they are stored from the same sources, which are
 * parsed only then.
 */
export async function storeStemmedTexts(sql: Sql): Promise<void> {
  const [titles, things] = [await readTitleSources(sql), await readThingsFile()]
  const digest = createHash('sha256').update(JSON.stringify(titles)).update(things)
  for (const name of code) digest.update(await readFile(new URL(name, import.meta.url)))
  await sql.begin(async (tx) => {
    const [changed] = await tx`
      insert into settings (key, value) values (${settingKey}, to_jsonb(${digest.digest('hex')}::text))
      on conflict (key) do update set value = excluded.value where settings.value <> excluded.value
      returning key`
    if (!changed) return
    await storeTitleExamples(tx, titles)
    await storeQueryThings(tx, thingsIn(things))
  })
}
