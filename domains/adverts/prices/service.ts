import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { priceHintFrom } from '#contract/limits.ts'
import { knownAttributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { allowedAttributes } from '../rules.ts'
import {
  closeKey,
  closestKindOf,
  isMarket,
  kindKey,
  kindsOf,
  sharedBy,
  standingOf,
  type ComparablePrices,
  type Standing,
} from './comparison.ts'
import { listKindPrices, listSubcategoryIds, type KindPrices } from './store.ts'
import type { OwnAdvert } from '../own-store.ts'
import type { AdvertDetail } from '../store.ts'

/** Prices comparable with an advert, and the position of its own price. */
export interface Market extends ComparablePrices {
  /** In MDL. */
  readonly price: number
  readonly standing: Standing
  /** What all of them share: keys of attributes, of which the year may differ by one, and `place`. */
  readonly shared: string[]
}

type MarketDeps = Pick<Deps, 'sql' | 'clock'>

type Kinds = ReadonlyMap<string, KindPrices>

/** Prices of public adverts comparable with these attributes (see comparison.ts). Null when there are too few. */
async function comparablePrices(
  deps: MarketDeps,
  subcategoryId: number,
  attributes: AttributeValues,
): Promise<ComparablePrices | null> {
  const kinds = await kindsIn(deps, subcategoryId)
  const found = kindsOf(attributes).map((kind) => kinds.get(kind))
  return pricesOf(found.find((prices) => prices !== undefined))
}

/** Null for a group that is too small or too wide. */
function pricesOf(kind: KindPrices | undefined): ComparablePrices | null {
  if (!kind || !isMarket(kind)) return null
  const { count, median, low, high } = kind
  return { count, median, low, high }
}

/** Comparable prices for an advert in the form; null for an unknown subcategory too. */
export async function priceHint(
  deps: MarketDeps,
  subcategory: string,
  attributes: AttributeValues,
): Promise<ComparablePrices | null> {
  return comparablePricesOf(deps, { subcategorySlug: subcategory, attributes })
}

type Compared = Pick<OwnAdvert, 'subcategorySlug' | 'attributes'>

/**
 * Median of prices comparable with an own advert, MDL. Called before a transaction, because an uncached read scans
 * a subcategory.
 */
export async function comparableMedian(deps: MarketDeps, advert: Compared): Promise<number | null> {
  return (await comparablePricesOf(deps, advert))?.median ?? null
}

/** As `comparableMedian`, of several adverts. */
export async function comparableMedians(
  deps: MarketDeps,
  adverts: readonly Compared[],
): Promise<(number | null)[]> {
  const prices = await listComparablePrices(deps, adverts)
  return prices.map((found) => found?.median ?? null)
}

/** Prices comparable with an own advert, whether or not it has one, MDL. Null when there are too few. */
export async function comparablePricesOf(
  deps: MarketDeps,
  advert: Compared,
): Promise<ComparablePrices | null> {
  const [prices] = await listComparablePrices(deps, [advert])
  return prices ?? null
}

async function listComparablePrices(
  deps: MarketDeps,
  adverts: readonly Compared[],
): Promise<(ComparablePrices | null)[]> {
  const slugs = new Set(adverts.flatMap(({ subcategorySlug }) => subcategorySlug ?? []))
  const ids = slugs.size > 0 ? await listSubcategoryIds(deps.sql, [...slugs]) : new Map()
  return Promise.all(
    adverts.map(async ({ subcategorySlug, attributes }) => {
      const id = ids.get(subcategorySlug ?? '')
      if (subcategorySlug === null || id === undefined) return null
      const definitions = await knownAttributesOf(deps, subcategorySlug)
      return comparablePrices(deps, id, allowedAttributes(definitions, attributes))
    }),
  )
}

/** Market of a public advert: prices of the closest ones alone. Null for a free one and one without a price. */
export async function marketOf(
  deps: MarketDeps,
  advert: Pick<AdvertDetail, 'subcategoryId' | 'price' | 'priceInLei' | 'attributes' | 'placeId'>,
): Promise<Market | null> {
  const { subcategoryId, price, priceInLei, attributes } = advert
  if (price <= 0 || priceInLei === null || subcategoryId === null) return null
  const kind = closestKindOf(advert)
  const closest = kind && pricesOf((await kindsIn(deps, subcategoryId)).get(kind))
  if (!closest) return null
  const standing = standingOf(priceInLei, closest)
  return { ...closest, price: priceInLei, standing, shared: sharedBy(attributes) }
}

interface CacheEntry {
  readonly kinds: Promise<Kinds>
  readonly until: number
}

const cacheMs = 10 * 60_000
/** By database and subcategory id. */
const caches = new WeakMap<object, Map<number, CacheEntry>>()

/** Cached for ten minutes, because reading a subcategory is expensive and prices change slowly. */
function kindsIn({ sql, clock }: MarketDeps, subcategoryId: number): Promise<Kinds> {
  const now = clock.now().getTime()
  const cache = caches.get(sql) ?? new Map<number, CacheEntry>()
  caches.set(sql, cache)
  const known = cache.get(subcategoryId)
  if (known && now < known.until) return known.kinds

  const kinds = readKinds(sql, subcategoryId)
  cache.set(subcategoryId, { kinds, until: now + cacheMs })
  kinds.catch(() => cache.delete(subcategoryId))
  return kinds
}

async function readKinds(sql: Deps['sql'], subcategoryId: number): Promise<Kinds> {
  const found = await listKindPrices(sql, subcategoryId, priceHintFrom)
  return new Map(found.map((prices) => [keyOf(prices), prices]))
}

function keyOf({ coarse, finer, close }: KindPrices): string {
  const kind = kindKey(coarse, finer)
  return close === null ? kind : closeKey(kind, close)
}

export { identifyingAttributes, isSpecificValue } from './comparison.ts'
