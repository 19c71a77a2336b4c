import type { Db } from '#domains/deps.ts'
import { moment, oldPeople, oldReference } from './old-market.ts'
import { insertRows } from './rows.ts'

/** A small market, written row by row so that triggers of the version index it. */
export async function fillOldMarket(sql: Db): Promise<void> {
  for (const [table, rows] of [...oldReference, ...oldPeople]) await insertRows(sql, table, rows)
  if (await sql`select to_regproc('index_place_names') as f`.then(([row]) => row?.['f'])) {
    await sql`select index_place_names()`
  }
  await sql`update adverts set price = 14000 where id = 1`
  await sql`update adverts set promoted_at = ${moment(21)} where id = 3`
  await sql`update adverts set status = 'archived' where id = 7`
}
