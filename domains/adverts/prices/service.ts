import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { priceHintFrom } from '#contract/limits.ts'
import { knownAttributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { allowedAttributes } from '../rules.ts'
import {
  isMarket,
  kindKey,
  kindsOf,
  standingOf,
  type LikePrices,
  type Standing,
} from './comparison.ts'
import { findSubcategoryId, listKindPrices, type KindPrices } from './store.ts'
import type { OwnAdvert } from '../own-store.ts'
import type { AdvertDetail } from '../store.ts'

/** The market of an advert, and where its own price lies in it. */
export interface Market extends LikePrices {
  /** MDL */
  readonly price: number
  readonly standing: Standing
}

type MarketDeps = Pick<Deps, 'sql' | 'clock'>

type Kinds = ReadonlyMap<string, KindPrices>

/** What public adverts comparable with one of these attributes cost (see comparison.ts). Null where too few tell. */
async function likePrices(
  deps: MarketDeps,
  subcategoryId: number,
  attributes: AttributeValues,
): Promise<LikePrices | null> {
  const kinds = await kindsIn(deps, subcategoryId)
  const found = kindsOf(attributes).map((kind) => kinds.get(kind))
  const closest = found.find((prices) => prices !== undefined)
  if (!closest || !isMarket(closest)) return null
  const { count, median, low, high } = closest
  return { count, median, low, high }
}

/**
 * For an advert that is being written, with its attributes as it will hold them; null for an unknown subcategory as
 * well.
 */
export async function priceHint(
  deps: MarketDeps,
  subcategory: string,
  attributes: AttributeValues,
): Promise<LikePrices | null> {
  const id = await findSubcategoryId(deps.sql, subcategory)
  if (id === null) return null
  const definitions = await knownAttributesOf(deps, subcategory)
  return likePrices(deps, id, allowedAttributes(definitions, attributes))
}

/**
 * The median of the market of an advert of an owner, MDL. Asked for before a transaction, where nothing is cached
 * and a whole subcategory would be read.
 */
export async function likeMedian(
  deps: MarketDeps,
  { subcategorySlug, attributes }: Pick<OwnAdvert, 'subcategorySlug' | 'attributes'>,
): Promise<number | null> {
  if (subcategorySlug === null) return null
  return (await priceHint(deps, subcategorySlug, attributes))?.median ?? null
}

/** For a public advert; null for what is free or without a price. */
export async function marketOf(
  deps: MarketDeps,
  advert: Pick<AdvertDetail, 'subcategoryId' | 'price' | 'priceInLei' | 'attributes'>,
): Promise<Market | null> {
  const { subcategoryId, price, priceInLei, attributes } = advert
  if (price <= 0 || priceInLei === null || subcategoryId === null) return null
  const like = await likePrices(deps, subcategoryId, attributes)
  return like && { ...like, price: priceInLei, standing: standingOf(priceInLei, like) }
}

interface Memory {
  readonly kinds: Promise<Kinds>
  readonly until: number
}

const keptFor = 10 * 60_000
/** For each database apart, by subcategory: as many as there are of those. */
const memories = new WeakMap<object, Map<number, Memory>>()

/** Reading a subcategory is dear, and what things cost changes slowly: each is read once in ten minutes, for all. */
function kindsIn({ sql, clock }: MarketDeps, subcategoryId: number): Promise<Kinds> {
  const now = clock.now().getTime()
  const memory = memories.get(sql) ?? new Map<number, Memory>()
  memories.set(sql, memory)
  const known = memory.get(subcategoryId)
  if (known && now < known.until) return known.kinds

  const kinds = readKinds(sql, subcategoryId)
  memory.set(subcategoryId, { kinds, until: now + keptFor })
  kinds.catch(() => memory.delete(subcategoryId))
  return kinds
}

async function readKinds(sql: Deps['sql'], subcategoryId: number): Promise<Kinds> {
  const found = await listKindPrices(sql, subcategoryId, priceHintFrom)
  return new Map(found.map((prices) => [kindKey(prices.coarse, prices.finer), prices]))
}

export { identifyingAttributes, isImplausible, isTelling } from './comparison.ts'
