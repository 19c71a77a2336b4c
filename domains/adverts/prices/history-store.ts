import type { CurrencyCode } from '#contract/shapes.ts'
import type { Db } from '../../deps.ts'

export interface StoredPrice {
  readonly price: number
  readonly currency: CurrencyCode
  readonly since: Date
}

/** Selects the last prices of an advert, oldest first, as a part of a statement; none if the price never changed. */
export function lastPrices(sql: Db, advertId: ReturnType<Db>, size: number) {
  return sql`
    select price, currency, since
    from (
      select id, price::float8 as price, currency, changed_at as since
      from price_changes where advert_id = ${advertId}
      order by id desc limit ${size}) last
    order by id`
}
