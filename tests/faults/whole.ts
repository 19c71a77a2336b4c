import { join } from 'node:path'
import type { Sql } from 'postgres'
import { expect } from 'vitest'
import { folderStorage } from '#server/adapters/storage/storage-folder.ts'
import { listStoredNames } from '#server/backup/contents/stored-names.ts'
import { readConfig } from '#server/config.ts'
import { openStoredDatabase } from '#server/postgres/database-of.ts'

/** Kills of a test: FAULT_KILLS, else its own number. */
export function killsOr(few: number): number {
  return Number(process.env['FAULT_KILLS'] ?? few)
}

/** Opens the database of a site, at work or stopped. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ DATA_DIR: dataDir })
  const { setupSql: sql, stop } = await openStoredDatabase(config, () => {})
  return work(sql).finally(stop)
}

/**
 * Each file that rows show is there, the search index and the counters are those of the rows, and nothing is there
 * twice. Returns the number of files.
 */
export async function expectWhole(dataDir: string, sql: Sql): Promise<number> {
  const storage = folderStorage(join(dataDir, 'files'))
  const shown = (await listStoredNames(sql)).filter(({ isShown }) => isShown)
  for (const { name } of shown) expect(await storage.read(name), name).not.toBeNull()
  const [found] = await sql`
    select (select count(*)::int from ad_index i full join ad_index_rows r using (advert_id)
        where i.advert_id is null or r.advert_id is null or (i.tsv, i.seq) is distinct from (r.tsv, r.seq)) as wrong,
      (select count(*)::int from ad_index) as indexed,
      (select count(*)::int from adverts where status = 'active' and is_public and is_owner_active) as shown,
      coalesce((select n from listing_counts
        where (category_id, subcategory_id, district_id, place_id) = (0, 0, 0, 0)), 0) as counted,
      (select count(*)::int from (select 1 from adverts, unnest(images) image group by image having count(*) > 1) t) as doubled`
  const { wrong, indexed, shown: active, counted, doubled } = Object(found)
  expect({ wrong, doubled, indexed, counted }).toEqual({
    ...{ wrong: 0, doubled: 0 },
    ...{ indexed: active, counted: active },
  })
  return shown.length
}
