import type { Attribute } from '#contract/categories.ts'
import type { PriceUnit } from '#contract/rules/categories/card-facts.ts'
import { filterableOf } from '#contract/rules/categories/filterable.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../lib/ttl-cache.ts'
import {
  countAdverts,
  listAttributes,
  listCardAttributes,
  listCategories,
  listPopularOptions,
  listPriceUnits,
} from './store.ts'

/** The category tree in menu order; changes are visible within a minute. */
export const categoryTree = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) =>
  listCategories(deps.sql),
)

const attributesBySubcategory = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) =>
  listAttributes(deps.sql),
)

/** Attributes of a subcategory in form order; none for an unknown one. */
export async function attributesOf(deps: Pick<Deps, 'sql'>, slug: string): Promise<Attribute[]> {
  return (await attributesBySubcategory(deps)).get(slug)?.offered ?? []
}

/** Those that lists of the subcategory are filtered by. */
export async function filterAttributesOf(
  deps: Pick<Deps, 'sql'>,
  slug: string,
): Promise<Attribute[]> {
  return filterableOf(await attributesOf(deps, slug))
}

/** Including attributes that are no longer offered, which older adverts may have. */
export async function knownAttributesOf(
  deps: Pick<Deps, 'sql'>,
  slug: string,
): Promise<Attribute[]> {
  return (await attributesBySubcategory(deps)).get(slug)?.known ?? []
}

const popularOptions = ttlCache(minuteMs, async ({ sql }: Pick<Deps, 'sql'>) => {
  const rows = await listPopularOptions(sql)
  return new Map(rows.map(({ slug, options }) => [slug, byKey(options)]))
})

/** Options that adverts of a subcategory have, by attribute key, the most frequent first. */
export async function popularOptionsOf(
  deps: Pick<Deps, 'sql'>,
  slug: string,
): Promise<Record<string, string[]>> {
  return (await popularOptions(deps)).get(slug) ?? {}
}

function byKey(options: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const option of options) {
    const at = option.indexOf(':')
    ;(found[option.slice(0, at)] ??= []).push(option.slice(at + 1))
  }
  return found
}

/** Numbers of public adverts by category and subcategory; at most a minute old. */
export const advertCounts = ttlCache(minuteMs, ({ sql }: Pick<Deps, 'sql'>) => countAdverts(sql))

/** What cards of a subcategory say. */
export interface CardPlan {
  readonly priceUnit: PriceUnit
  readonly attributes: readonly Attribute[]
}

/** Plans of cards by id of subcategory; changes are visible within a minute. */
export const cardPlans = ttlCache(minuteMs, async ({ sql }: Pick<Deps, 'sql'>) => {
  const [subcategories, attributes] = await Promise.all([
    listPriceUnits(sql),
    listCardAttributes(sql),
  ])
  return new Map<number, CardPlan>(
    subcategories.map(({ id, priceUnit, attributeSet }) => [
      id,
      { priceUnit, attributes: (attributeSet !== null && attributes.get(attributeSet)) || [] },
    ]),
  )
})

/** Maximum duration of a transaction. */
const transactionMs = 20_000

/** Loads attributes before a transaction, in which `knownAttributesOf` must not need another connection. */
export async function readyAttributes(deps: Pick<Deps, 'sql'>): Promise<void> {
  await attributesBySubcategory(deps, transactionMs)
}
