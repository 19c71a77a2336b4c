import { dayMs } from '#contract/rules/durations.ts'
import { createRandom, type Random } from '#demo/random.ts'
import type { Db } from '#domains/deps.ts'
import { interestIn } from './demand.ts'
import type { Advert } from './insert-adverts.ts'
import type { Seller } from './owners.ts'

/**
 * Writes who looked at the adverts and who keeps them among favourites: the longer an advert is out and the more its
 * category is wanted, the more; most have few, a few have very many, what was published just now has none.
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
  await sql`
    insert into favorites (user_id, advert_id, created_at)
    select * from jsonb_to_recordset(${sql.json(favourites)}) as row (user_id int, advert_id int, created_at timestamptz)`
}

const viewsOfFirstDay = 13

function drawViews(advert: Advert, now: Date, random: Random): number {
  const days = (now.getTime() - advert.publishedAt.getTime()) / dayMs
  const lure = (advert.promotedAt ? 1.7 : 1) * (advert.images.length > 0 ? 1 : 0.5)
  const luck = Math.exp(0.95 * drawNormal(random))
  return Math.floor(viewsOfFirstDay * days ** 0.7 * interestIn(advert.categorySlug) * lure * luck)
}

interface Onlookers {
  readonly views: number
  readonly people: readonly Seller[]
  readonly now: Date
  readonly random: Random
}

/** About one view in eighty is kept. The later in the list, the more somebody keeps: the logins are first. */
function drawFavourites(advert: Advert, { views, people, now, random }: Onlookers) {
  const wish = views * 0.012 * Math.exp(0.5 * drawNormal(random)) + random.int(0, 900) / 1_000
  const keepers = new Set(
    Array.from({ length: Math.min(40, Math.floor(wish)) }, () =>
      people.at(-1 - Math.floor(people.length * (random.int(0, 999) / 1_000) ** 1.3)),
    ),
  )
  return [...keepers].flatMap((keeper) => {
    if (!keeper || keeper.id === advert.ownerId) return []
    const from = Math.max(keeper.joinedAt.getTime(), advert.publishedAt.getTime())
    const keptAt = new Date(from + (now.getTime() - from) * (random.int(1, 999) / 1_000))
    return [{ user_id: keeper.id, advert_id: advert.id, created_at: keptAt.toISOString() }]
  })
}

/** About the standard normal distribution: twelve even draws, less their mean. */
function drawNormal(random: Random): number {
  return Array.from({ length: 12 }, () => random.int(0, 1_000) / 1_000).reduce(
    (sum, draw) => sum + draw,
    -6,
  )
}
