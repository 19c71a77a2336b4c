import { dayMs } from '#contract/rules/durations.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { stepOf } from '#demo/texts/draw-price.ts'
import type { Db } from '#domains/deps.ts'
import type { Advert } from './insert-adverts.ts'

/** What the adverts have cost. As of every advert, the first price is written down with the first change only. */
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

/** One price in four was changed, once or twice, most of them to less; the last one is today's. */
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
    // Between two prices passes at least a part of its share of the time.
    const share = index === 0 ? 0 : (index - random.int(0, 600) / 1_000) / (prices.length - 1)
    const changedAt = new Date(publishedAt.getTime() + age * share * 0.95).toISOString()
    return { advert_id: id, price: cost, currency, changed_at: changedAt }
  })
}

/** What it had cost before a change of a few per cent, rounded as prices are, and never the same. */
function earlierPrice(price: number, isRise: boolean, random: Random): number {
  const step = stepOf(price)
  const change = (price * random.int(3, 14)) / 100
  const rounded = Math.max(step, Math.round(change / step) * step)
  const earlier = isRise ? price - rounded : price + rounded
  return Math.max(step, Math.round(earlier / step) * step)
}
