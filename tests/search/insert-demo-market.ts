import { advertRows, type Seller } from '#demo/fill/advert-rows.ts'
import { insertAdverts } from '#demo/fill/insert-adverts.ts'
import type { Deps } from '#domains/deps.ts'

const adverts = 3_000
const chunk = 200

/** Writes the adverts of the demo market, without their photos. */
export async function insertDemoMarket(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  seller: { readonly id: number },
): Promise<void> {
  const sellers: Seller[] = [{ id: seller.id, accountType: 0 }]
  const plan = { count: adverts, sellers, photos: new Map(), now: clock.now() }
  const rows = await advertRows(sql, plan)
  for (let at = 0; at < rows.length; at += chunk) {
    // oxlint-disable-next-line no-await-in-loop -- one statement for many rows
    await insertAdverts(sql, rows.slice(at, at + chunk))
  }
}
