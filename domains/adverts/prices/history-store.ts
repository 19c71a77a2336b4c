import type { CurrencyCode } from '#contract/shapes.ts'
import type { Db } from '../../deps.ts'

export interface StoredPrice {
  readonly price: number
  readonly currency: CurrencyCode
  readonly since: Date
}

/** Last prices of an advert, oldest first; empty if the price never changed. */
export async function listPrices(sql: Db, advertId: number, size: number): Promise<StoredPrice[]> {
  return sql<StoredPrice[]>`
    select price, currency, since
    from (
      select id, price::float8 as price, currency, changed_at as since
      from price_changes where advert_id = ${advertId}
      order by id desc limit ${size}) last
    order by id`
}
