import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { priceHintFrom } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { findSubcategoryId, listKindPrices, type KindPrices } from './store.ts'
import type { OwnAdvert } from '../own-store.ts'
import type { AdvertDetail } from '../store.ts'

/** What like adverts cost, in MDL: half of them lie between low and high. */
export interface LikePrices {
  readonly count: number
  readonly median: number
  readonly low: number
  readonly high: number
}

/** The same, and what this one costs. */
export interface Market extends LikePrices {
  readonly price: number
}

type MarketDeps = Pick<Deps, 'sql' | 'clock'>

type Kinds = ReadonlyMap<string, KindPrices>

/**
 * What public adverts like one with these attributes cost: the same model, else the same make. It is the one answer for
 * the form, the page of an advert and the rule on prices. Null where too few tell, and where their prices are too far
 * apart for things alike.
 */
export async function likePrices(
  deps: MarketDeps,
  subcategoryId: number,
  attributes: AttributeValues,
): Promise<LikePrices | null> {
  const kinds = await kindsOf(deps, subcategoryId)
  const found = kinds.get(tight(attributes)) ?? kinds.get(wide(attributes))
  if (!found || found.high > found.low * widestSpread) return null
  const { count, median, low, high } = found
  return { count, median, low, high }
}

/** For an advert that is being written; null for an unknown subcategory as well. */
export async function priceHint(
  deps: MarketDeps,
  subcategory: string,
  attributes: AttributeValues,
): Promise<LikePrices | null> {
  const id = await findSubcategoryId(deps.sql, subcategory)
  return id === null ? null : likePrices(deps, id, attributes)
}

/**
 * The middle price of adverts like one of an owner, MDL. Asked for before a transaction, where nothing is cached
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
  return like && { ...like, price: priceInLei }
}

/** As the store spells what makes two things alike; the letter keeps the two kinds apart. */
function tight({ offer, make, model, rooms, brand }: AttributeValues): string {
  const typed = brand === undefined ? brand : String(brand).toLowerCase()
  return `t${said(offer, make, model, rooms, typed)}`
}

function wide({ offer, make, rooms }: AttributeValues): string {
  return `w${said(offer, make, rooms)}`
}

function said(...values: (AttributeValues[string] | undefined)[]): string {
  return values.filter((value) => value !== undefined && value !== '').join('|')
}

interface Memory {
  readonly kinds: Promise<Kinds>
  readonly until: number
}

/** A subcategory that holds bolts and engines has a median, but no market. */
const widestSpread = 4
const keptFor = 10 * 60_000
/** For each database apart, by subcategory: as many as there are of those. */
const memories = new WeakMap<object, Map<number, Memory>>()

/** Reading a subcategory is dear, and what things cost changes slowly: each is read once in ten minutes, for all. */
function kindsOf({ sql, clock }: MarketDeps, subcategoryId: number): Promise<Kinds> {
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
  return new Map(found.map((prices) => [`${prices.isWide ? 'w' : 't'}${prices.kind}`, prices]))
}
