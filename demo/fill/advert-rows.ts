import type { Sql } from 'postgres'
import type { AttributeValues } from '#contract/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { dayMs, hourMs } from '#contract/durations.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { Lang } from '#contract/languages.ts'
import { readRecipes } from '#demo/market/read-market.ts'
import type { Recipe } from '#demo/market/recipe.ts'
import { drawAddress, type PlaceKind } from '#demo/people/streets.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { writeAdvert } from '#demo/texts/write-advert.ts'
import type { PhotoSet } from './files.ts'

export interface Seller {
  readonly id: number
  readonly accountType: 0 | 1
}

interface AdvertRow {
  readonly owner_id: number
  readonly language: Lang
  readonly title: string
  readonly description: string
  readonly price: number
  readonly currency: CurrencyCode
  readonly is_negotiable: boolean
  readonly shows_phone: boolean
  readonly place_id: number
  readonly address: string
  readonly category_id: number
  readonly subcategory_id: number
  readonly attributes: AttributeValues
  readonly images: string[]
  readonly published_at: string
  readonly promoted_at: string | null
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
  readonly kind: PlaceKind
}

/** How much more is advertised here than in a quiet subcategory. */
const busy: Readonly<Record<string, number>> = {
  autoturisme: 26,
  'apartamente-vanzare': 18,
  'apartamente-chirie': 14,
  'smartphone-uri': 16,
  laptopuri: 8,
  'piese-auto': 8,
  'case-vanzare': 8,
  'terenuri-constructii': 5,
  'canapele-coltare': 5,
  televizoare: 4,
  'reparatii-apartamente': 5,
  'rochii-fuste': 4,
  biciclete: 4,
  'biciclete-adulti': 4,
  caini: 4,
  carucioare: 4,
  anvelope: 5,
  'masini-de-spalat': 4,
  'fructe-legume': 4,
  soferi: 3,
  'comert-vanzatori': 3,
  furgonete: 3,
}

const month = 30 * dayMs

interface Plan {
  readonly count: number
  readonly sellers: readonly Seller[]
  readonly photos: PhotoSet
  readonly now: Date
}

/** The adverts of the demo market, oldest first: every subcategory has some, the busy ones many. */
export async function advertRows(sql: Sql, plan: Plan): Promise<AdvertRow[]> {
  const random = createRandom(7_042)
  const subcategories = await listSubcategories(sql)
  const places = await sql<
    PlaceRow[]
  >`select id, kind from places order by population desc nulls last, id`
  const wheel = subcategories.flatMap((one) =>
    Array.from({ length: busy[one.slug] ?? 1 }, () => one),
  )
  const chosen = Array.from(
    { length: plan.count },
    (_none, index) => subcategories[index % (plan.count / 2)] ?? random.pick(wheel),
  )
  const used = new Map<string, number>()
  const recipes = await recipesOf(subcategories)
  return random
    .shuffle(chosen)
    .map((subcategory, index) => {
      // Later ones are closer together: most of a market is a few days old.
      const age = month * 0.97 * (1 - index / plan.count) ** 1.6 + random.int(0, hourMs)
      return advertRow(subcategory, {
        ...plan,
        random,
        places,
        recipes,
        used,
        publishedAt: new Date(plan.now.getTime() - age),
      })
    })
    .toSorted((a, b) => a.published_at.localeCompare(b.published_at))
}

interface Circumstances extends Plan {
  readonly random: Random
  readonly places: readonly PlaceRow[]
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly used: Map<string, number>
  readonly publishedAt: Date
}

function advertRow(subcategory: SubcategoryRow, at: Circumstances): AdvertRow {
  const { random, publishedAt, sellers, places, recipes } = at
  const recipe = recipes.get(subcategory.slug)
  if (!recipe) throw new Error(`No recipe for ${subcategory.slug}`)
  const { scene, lang, isNegotiable, ...written } = writeAdvert(
    recipe,
    subcategory.attributes,
    random,
  )
  const place = drawPlace(places, random)
  return {
    ...written,
    language: lang,
    is_negotiable: isNegotiable,
    owner_id: random.pick(sellers).id,
    shows_phone: true,
    place_id: place.id,
    address: place.kind === 'village' ? '' : drawAddress(random, place.kind),
    category_id: subcategory.categoryId,
    subcategory_id: subcategory.id,
    images: drawPhotos(scene, at),
    published_at: publishedAt.toISOString(),
    promoted_at: random.chance(0.06) ? publishedAt.toISOString() : null,
  }
}

/** Half the market is in the capital, a tenth in Bălți, the rest in towns and villages. */
function drawPlace(places: readonly PlaceRow[], random: Random): PlaceRow {
  const [capital, second] = places
  const towns = places.filter(({ kind }) => kind !== 'village')
  if (capital && random.chance(0.48)) return capital
  if (second && random.chance(0.2)) return second
  return random.chance(0.7) ? random.pick(towns) : random.pick(places)
}

/**
 * Views of one drawn thing, never the same thing twice in a row in its subcategory. A few adverts have no photo,
 * and some sellers show much that is like it.
 */
function drawPhotos(scene: string, { photos, used, random }: Circumstances): string[] {
  if (random.chance(0.02)) return []
  const things = photos.get(scene) ?? []
  const next = used.get(scene) ?? random.int(0, things.length)
  used.set(scene, next + 1)
  const own = things[next % things.length] ?? []
  if (!random.chance(0.12)) return own.slice(0, random.int(1, 3))
  const like = [...things.slice(next % things.length), ...things].flat()
  return [...new Set([...own, ...like])].slice(0, random.int(4, 8))
}

async function recipesOf(
  subcategories: readonly SubcategoryRow[],
): Promise<ReadonlyMap<string, Recipe>> {
  const categories = new Set(subcategories.map(({ categorySlug }) => categorySlug))
  const read = await Promise.all([...categories].map(readRecipes))
  return new Map(read.flatMap((recipes) => [...recipes]))
}

async function listSubcategories(sql: Sql): Promise<SubcategoryRow[]> {
  return sql<SubcategoryRow[]>`
    select s.id, s.slug, s.category_id, c.slug as category_slug,
      coalesce((select jsonb_agg(a.definition order by a.position)
        from attributes a where a.attribute_set = s.attribute_set), '[]') as attributes
    from subcategories s
    join categories c on c.id = s.category_id
    order by s.id`
}
