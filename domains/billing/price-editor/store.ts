import type { Db } from '../../deps.ts'

/** Number of changes of the price list so far. */
export async function findPricesRevision(sql: Db): Promise<number> {
  const [row] = await sql<{ revision: number }[]>`
    select coalesce(sum(revision), 0)::int as revision from products`
  return row?.revision ?? 0
}

/** Waits for other changes of prices, and for bills that are being written, until the end of the transaction. */
export async function lockPrices(sql: Db): Promise<void> {
  await sql`select from products order by position for update`
}
