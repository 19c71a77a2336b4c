import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { priceHintFrom } from '#contract/limits.ts'
import { cardPlans, knownAttributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { keyedTtlCache } from '../../lib/ttl-cache.ts'
import { allowedAttributes } from '../rules.ts'
import { closestOf, sizingOf } from './closest.ts'
import {
  isMarket,
  kindKey,
  kindsOf,
  standingOf,
  type ComparablePrices,
  type Standing,
} from './comparison.ts'
import { listClosestPrices, listKindPrices, listSubcategoryIds } from './store.ts'
import type { OwnAdvert } from '../own-store.ts'
import type { AdvertDetail } from '../store.ts'

/** Prices comparable with an advert, and the position of its own price. */
export interface Market extends ComparablePrices {
  /** In MDL. */
  readonly price: number
  readonly standing: Standing
  /** What all of them share: keys of attributes, and `place`. */
  readonly shared: string[]
  /** How far their years may differ; above 1 their prices are brought to the year of the advert. */
  readonly years: number
}

type MarketDeps = Pick<Deps, 'sql'>

/** Reading a subcategory is expensive, and prices change slowly. */
const cached = { milliseconds: 10 * 60_000, maxEntries: 1_000 }

/** Prices of groups by their keys, as `kindsOf` builds them, of the subcategory with this id. */
const kindPrices = keyedTtlCache(cached, async ({ sql }: Pick<Deps, 'sql'>, id) => {
  const found = await listKindPrices(sql, Number(id), priceHintFrom)
  return new Map(found.map((prices) => [kindKey(prices.coarse, prices.finer), prices]))
})

/** The same of the closest adverts, by the keys that `closestOf` builds. */
const closestPrices = keyedTtlCache(cached, async (deps: Pick<Deps, 'sql'>, id) => {
  const sizing = sizingOf((await cardPlans(deps)).get(Number(id)))
  const found = await listClosestPrices(deps.sql, Number(id), priceHintFrom, sizing)
  return new Map(found.map((prices) => [prices.key, prices]))
})

/** Prices of public adverts comparable with these attributes (see comparison.ts). Null when there are too few. */
async function comparablePrices(
  deps: MarketDeps,
  subcategoryId: number,
  attributes: AttributeValues,
): Promise<ComparablePrices | null> {
  const kinds = await kindPrices(deps, String(subcategoryId))
  const found = kindsOf(attributes).map((kind) => kinds.get(kind))
  return pricesOf(found.find((prices) => prices !== undefined))
}

/** Null for a group that is too small or too wide. */
function pricesOf(kind: ComparablePrices | undefined): ComparablePrices | null {
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
  advert: Pick<
    AdvertDetail,
    'subcategoryId' | 'subcategory' | 'price' | 'priceInLei' | 'attributes' | 'placeId'
  >,
): Promise<Market | null> {
  const { subcategoryId, subcategory, price, priceInLei } = advert
  if (price <= 0 || priceInLei === null || subcategoryId === null || !subcategory) return null
  const [definitions, plans] = await Promise.all([
    knownAttributesOf(deps, subcategory.slug),
    cardPlans(deps),
  ])
  const closest = closestOf(advert, definitions, sizingOf(plans.get(subcategoryId)))
  if (!closest) return null
  const groups = await closestPrices(deps, String(subcategoryId))
  const group = closest.groups.find(({ key }) => groups.has(key))
  const found = group && pricesOf(groups.get(group.key))
  if (!found) return null
  const { shared, size } = closest
  const prices = {
    count: found.count,
    median: found.median * size,
    low: found.low * size,
    high: found.high * size,
  }
  const standing = standingOf({ price, priceInLei }, prices)
  return { ...prices, price: priceInLei, standing, shared, years: group.years }
}

export { identifyingAttributes, isSpecificValue } from './comparison.ts'
