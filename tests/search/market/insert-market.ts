import type { Deps } from '#domains/deps.ts'
import { market } from './market-all.ts'
import type { MarketAdvert } from './market.ts'

/** Inserts the market in one statement. Returns the adverts by id. */
export async function insertMarket(
  deps: Deps,
  seller: { readonly id: number },
): Promise<ReadonlyMap<number, MarketAdvert>> {
  const { sql } = deps
  const places = await idsBySlug(deps, 'places')
  const subcategories = await idsBySlug(deps, 'subcategories')
  const categories = await categoriesOfSubcategories(deps)
  const rows = market.map((advert, index) => {
    const at = publishedAt(deps, index)
    const subcategory = known(subcategories, advert.subcategory)
    return {
      owner_id: seller.id,
      status: 'active',
      language: advert.language,
      ...textsOf(advert),
      price: advert.price,
      currency: advert.currency,
      place_id: known(places, advert.place),
      category_id: known(categories, advert.subcategory),
      subcategory_id: subcategory,
      attributes: sql.json(advert.attributes),
      images: [],
      created_at: at,
      published_at: at,
    }
  })
  const inserted = await sql<{ id: number; title: string }[]>`
    insert into adverts ${sql(rows)}
    returning id, title_ro || title_ru || title_en as title`
  const byTitle = new Map(market.map((advert) => [advert.title, advert]))
  return new Map(inserted.map(({ id, title }) => [id, known(byTitle, title)]))
}

function textsOf({ language, title, description }: MarketAdvert): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const each of ['ro', 'ru', 'en']) {
    texts[`title_${each}`] = each === language ? title : ''
    texts[`description_${each}`] = each === language ? description : ''
  }
  return texts
}

/** Whole days ago, independent of the time of day, and shuffled across tables. */
function publishedAt({ clock }: Deps, index: number): Date {
  const daysAgo = 1 + ((index * 7) % 20)
  return new Date(clock.now().getTime() - (daysAgo * 24 * 60 * 60 + index) * 1_000)
}

async function idsBySlug(
  { sql }: Deps,
  table: 'places' | 'subcategories',
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: number; slug: string }[]>`select id, slug from ${sql(table)}`
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

async function categoriesOfSubcategories({ sql }: Deps): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ slug: string; category: number }[]>`
    select slug, category_id as category from subcategories`
  return new Map(rows.map(({ slug, category }) => [slug, category]))
}

function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name)
  if (value === undefined) throw new Error(`Unknown: ${name}`)
  return value
}
