import type { Attribute } from '#contract/categories.ts'
import { readRecipes } from '#demo/market/read-market.ts'
import type { Recipe } from '#demo/market/recipe.ts'
import { drawSector } from '#demo/people/sectors.ts'
import { drawAddress, type PlaceKind } from '#demo/people/streets.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { writeAdvert, type WrittenAdvert } from '#demo/texts/write-advert.ts'
import type { Db } from '#domains/deps.ts'
import { drawDates, liftedAt, type Dates } from './dates.ts'
import { supplyOf } from './demand.ts'

/** A generated advert without owner and photos. */
export interface AdvertDraft extends WrittenAdvert, Dates {
  readonly categoryId: number
  readonly categorySlug: string
  readonly subcategoryId: number
  readonly placeId: number
  readonly address: string
}

interface SubcategoryRow {
  readonly id: number
  readonly slug: string
  readonly categoryId: number
  readonly categorySlug: string
  readonly attributes: Attribute[]
}

interface PlaceRow {
  readonly id: number
  readonly slug: string
  readonly kind: PlaceKind
}

interface Places {
  /** Without sectors, the biggest first. */
  readonly all: readonly PlaceRow[]
  /** Ids by slug. */
  readonly sectors: ReadonlyMap<string, number>
}

/** Generates the adverts of the demo market by ascending sort date: every subcategory has some, busy ones many. */
export async function draftAdverts(
  sql: Db,
  { count, now }: { readonly count: number; readonly now: Date },
): Promise<AdvertDraft[]> {
  const random = createRandom(7_042)
  const moments = createRandom(7_043)
  const parts = createRandom(7_044)
  const subcategories = await listSubcategories(sql)
  const recipes = await recipesOf(subcategories)
  const places = await listPlaces(sql)
  const weighted = subcategories.flatMap((one) =>
    Array.from({ length: supplyOf(one.slug) }, () => one),
  )
  const chosen = Array.from(
    { length: count },
    (_none, index) => subcategories[index % (count / 2)] ?? random.pick(weighted),
  )
  return random
    .shuffle(chosen)
    .map((subcategory, index) => ({
      ...draftAdvert(subcategory, recipes, places, { random, parts }),
      ...drawDates(index / count, now, moments),
    }))
    .toSorted((a, b) => liftedAt(a).getTime() - liftedAt(b).getTime())
}

function draftAdvert(
  subcategory: SubcategoryRow,
  recipes: ReadonlyMap<string, Recipe>,
  places: Places,
  { random, parts }: { readonly random: Random; readonly parts: Random },
): Omit<AdvertDraft, keyof Dates> {
  const recipe = recipes.get(subcategory.slug)
  if (!recipe) throw new Error(`No recipe for ${subcategory.slug}`)
  const written = writeAdvert(recipe, subcategory.attributes, random)
  const place = drawPlace(places.all, random)
  const address = place.kind === 'village' ? '' : drawAddress(random, place.kind)
  return {
    ...written,
    categoryId: subcategory.categoryId,
    categorySlug: subcategory.categorySlug,
    subcategoryId: subcategory.id,
    placeId: places.sectors.get(drawSector(parts, place.slug, address)) ?? place.id,
    address,
  }
}

/** Half of the adverts are in the capital, a tenth in Bălți, the rest in towns and villages. */
function drawPlace(places: readonly PlaceRow[], random: Random): PlaceRow {
  const [capital, second] = places
  const towns = places.filter(({ kind }) => kind !== 'village')
  if (capital && random.chance(0.48)) return capital
  if (second && random.chance(0.2)) return second
  return random.chance(0.7) ? random.pick(towns) : random.pick(places)
}

async function listPlaces(sql: Db): Promise<Places> {
  const all = await sql<PlaceRow[]>`
    select id, slug, kind from places where kind <> 'sector' order by population desc nulls last, id`
  const sectors = await sql<{ id: number; slug: string }[]>`
    select id, slug from places where kind = 'sector'`
  return { all, sectors: new Map(sectors.map(({ id, slug }) => [slug, id])) }
}

async function recipesOf(
  subcategories: readonly SubcategoryRow[],
): Promise<ReadonlyMap<string, Recipe>> {
  const categories = new Set(subcategories.map(({ categorySlug }) => categorySlug))
  const read = await Promise.all([...categories].map(readRecipes))
  return new Map(read.flatMap((recipes) => [...recipes]))
}

async function listSubcategories(sql: Db): Promise<SubcategoryRow[]> {
  return sql<SubcategoryRow[]>`
    select s.id, s.slug, s.category_id, c.slug as category_slug,
      coalesce((select jsonb_agg(a.definition order by a.position)
        from attributes a where a.attribute_set = s.attribute_set), '[]') as attributes
    from subcategories s
    join categories c on c.id = s.category_id
    order by s.id`
}
