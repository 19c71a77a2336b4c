import { dayMs } from '#contract/rules/durations.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { stepOf } from '#demo/texts/draw-price.ts'
import type { Db } from '#domains/deps.ts'
import type { Advert } from './insert-adverts.ts'

/** Generates price changes. The first price is stored together with the first change, as for real adverts. */
export async function insertPriceHistory(
  sql: Db,
  adverts: readonly Advert[],
  now: Date,
): Promise<void> {
  const random = createRandom(7_046)
  const changes = adverts.flatMap((advert) => drawHistory(advert, now, random))
  await sql`
    insert into price_changes (advert_id, price, currency, changed_at)
    select * from jsonb_to_recordset(${sql.json(changes)})
      as row (advert_id int, price numeric, currency text, changed_at timestamptz)`
}

/** One price in four has changed, once or twice, mostly downwards; the last change gives the current price. */
function drawHistory(advert: Advert, now: Date, random: Random) {
  const { id, price, currency, publishedAt } = advert
  const age = now.getTime() - publishedAt.getTime()
  if (price < 10 || age < 2 * dayMs || !random.chance(0.28)) return []
  const isRise = advert.categorySlug === 'munca' || random.chance(0.12)
  const prices = Array.from({ length: random.chance(0.25) ? 2 : 1 }).reduce<number[]>(
    ([next = price, ...later]) => [earlierPrice(next, isRise, random), next, ...later],
    [price],
  )
  return prices.map((cost, index) => {
    // Ensures a minimum time between two changes.
    const share = index === 0 ? 0 : (index - random.int(0, 600) / 1_000) / (prices.length - 1)
    const changedAt = new Date(publishedAt.getTime() + age * share * 0.95).toISOString()
    return { advert_id: id, price: cost, currency, changed_at: changedAt }
  })
}

/** A price before a change of a few per cent, rounded, and different from the current one. */
function earlierPrice(price: number, isRise: boolean, random: Random): number {
  const step = stepOf(price)
  const change = (price * random.int(3, 14)) / 100
  const rounded = Math.max(step, Math.round(change / step) * step)
  const earlier = isRise ? price - rounded : price + rounded
  return Math.max(step, Math.round(earlier / step) * step)
}
