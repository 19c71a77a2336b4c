import { dayMs } from '#contract/rules/durations.ts'
import { createRandom, type Random } from '#demo/random.ts'
import type { Db } from '#domains/deps.ts'
import { interestIn } from './demand.ts'
import { decline, insertViewDays } from './view-days.ts'
import type { Advert } from './insert-adverts.ts'
import type { Seller } from './owners.ts'

/**
 * Generates views and favourites. Numbers grow with the age of an advert and the demand for its category; the
 * distribution is skewed, and a new advert has none.
 */
export async function insertAttention(
  sql: Db,
  adverts: readonly Advert[],
  { people, now }: { readonly people: readonly Seller[]; readonly now: Date },
): Promise<void> {
  const random = createRandom(7_045)
  const views = adverts.map((advert) => drawViews(advert, now, random))
  const favourites = adverts.flatMap((advert, index) =>
    drawFavourites(advert, { views: views[index] ?? 0, people, now, random }),
  )
  await sql`
    insert into advert_views (advert_id, views)
    select * from unnest(${adverts.map(({ id }) => id)}::int[], ${views}::int[]) as row (id, views) where views > 0`
  await insertViewDays(
    sql,
    adverts.map((advert, index) => ({ ...advert, views: views[index] ?? 0 })),
    now,
  )
  await sql`
    insert into favorites (user_id, advert_id, created_at, price, currency)
    select row.user_id, row.advert_id, row.created_at, coalesce(c.price, a.price), coalesce(c.currency, a.currency)
    from jsonb_to_recordset(${sql.json(favourites)}) as row (user_id int, advert_id int, created_at timestamptz)
    join adverts a on a.id = row.advert_id
    left join lateral (
      select price, currency from price_changes p
      where p.advert_id = a.id and p.changed_at <= row.created_at
      order by p.id desc
      limit 1) c on true`
}

const viewsOfFirstDay = 13

function drawViews(advert: Advert, now: Date, random: Random): number {
  const days = (now.getTime() - advert.publishedAt.getTime()) / dayMs
  const attractiveness = (advert.promotedAt ? 1.7 : 1) * (advert.images.length > 0 ? 1 : 0.5)
  const noise = Math.exp(0.95 * drawNormal(random))
  return Math.floor(
    viewsOfFirstDay * days ** decline * interestIn(advert.categorySlug) * attractiveness * noise,
  )
}

interface Audience {
  readonly views: number
  readonly people: readonly Seller[]
  readonly now: Date
  readonly random: Random
}

/** About one favourite per eighty views. People at the end of the list have more of them; the logins are first. */
function drawFavourites(advert: Advert, { views, people, now, random }: Audience) {
  const expected = views * 0.012 * Math.exp(0.5 * drawNormal(random)) + random.int(0, 900) / 1_000
  const users = new Set(
    Array.from({ length: Math.min(40, Math.floor(expected)) }, () =>
      people.at(-1 - Math.floor(people.length * (random.int(0, 999) / 1_000) ** 1.3)),
    ),
  )
  return [...users].flatMap((user) => {
    if (!user || user.id === advert.ownerId) return []
    const from = Math.max(user.joinedAt.getTime(), advert.publishedAt.getTime())
    const createdAt = new Date(from + (now.getTime() - from) * (random.int(1, 999) / 1_000))
    return [{ user_id: user.id, advert_id: advert.id, created_at: createdAt.toISOString() }]
  })
}

/** Approximates the standard normal distribution by the sum of twelve uniform draws. */
function drawNormal(random: Random): number {
  return Array.from({ length: 12 }, () => random.int(0, 1_000) / 1_000).reduce(
    (sum, draw) => sum + draw,
    -6,
  )
}
