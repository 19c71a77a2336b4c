import {
  optionsOf,
  flagsOf,
  isOfPeriod,
  matching,
  type PlainAdvert,
  type PlainQuery,
} from './plain-market.ts'

type Counts = Record<string, number>

/** Facets computed by a full scan without each filter; attributes only in a subcategory. */
export function plainFacets(adverts: readonly PlainAdvert[], query: PlainQuery, now: Date) {
  const without = (change: Partial<PlainQuery>) => matching(adverts, { ...query, ...change }, now)
  const base = without({})
  const attributes: Record<string, Counts> = {}
  const ranges: Record<string, { min: number; max: number }> = {}
  const isSubcategory = adverts.some(({ subcategory }) => subcategory === branchOf(query))
  const keys = isSubcategory ? adverts.flatMap((one) => Object.keys(one.attributes)) : []
  for (const key of new Set(keys)) {
    const withoutKey = query.attributes?.[key]
      ? without({ attributes: { ...query.attributes, [key]: '' } })
      : base
    const values = tally(withoutKey, (one) =>
      optionsOf(one).flatMap(([name, value]) => (name === key ? [value] : [])),
    )
    if (Object.keys(values).length > 0) attributes[key] = values
    const numbers = withoutKey
      .map((one) => one.attributes[key])
      .filter((value) => typeof value === 'number')
    if (numbers.length > 0) ranges[key] = { min: Math.min(...numbers), max: Math.max(...numbers) }
  }
  const flags = tally(base, (one) => [...flagsOf(one)])
  const sellers = tally(without({ seller: undefined }), (one) => [...flagsOf(one)])
  const timed = without({ period: undefined })
  return {
    attributes,
    ranges,
    places: tally(without({ place: undefined }), ({ sector, place, district }) =>
      [sector, place, district].filter(Boolean),
    ),
    flags: {
      ...flags,
      ...pick(sellers, ['personal', 'company']),
      ...tally(timed, (one) =>
        ['1', '3', '7', '30'].filter((days) => isOfPeriod(one, Number(days), now)),
      ),
    },
    categories: tallyBranches(adverts, query, now),
  }
}

function tallyBranches(adverts: readonly PlainAdvert[], query: PlainQuery, now: Date): Counts {
  const branch = branchOf(query)
  const base = matching(adverts, query, now)
  if (!branch) return tally(base, ({ category }) => [category])
  const category = adverts.find(({ subcategory }) => subcategory === branch)?.category
  if (category === undefined) return tally(base, ({ subcategory }) => [subcategory])
  const scope =
    query.searchType === 'subcategory'
      ? ({ searchType: 'category', search: category } as const)
      : { category }
  return tally(
    matching(adverts, { ...query, ...scope, attributes: {} }, now),
    ({ subcategory }) => [subcategory],
  )
}

/** Slug of the selected category or subcategory. */
function branchOf({ searchType, search, category }: PlainQuery): string | undefined {
  return ['category', 'subcategory'].includes(searchType) ? search : category
}

/** Counts by the keys of listing_counts: "category subcategory district place". */
export function plainListings(adverts: readonly PlainAdvert[]): Counts {
  return tally(adverts, ({ categoryId, subcategoryId, districtId, placeId, sectorId }) => {
    const ofSector = sectorId === 0 ? [] : [`0 ${sectorId}`]
    const locations = ['0 0', `${districtId} 0`, `0 ${placeId}`, ...ofSector]
    return branchesOf(categoryId, subcategoryId).flatMap((branch) =>
      locations.map((where) => `${branch} ${where}`),
    )
  })
}

/** Counts by the keys of option_counts: "category subcategory option". */
export function plainOptions(adverts: readonly PlainAdvert[]): Counts {
  return tally(adverts, (one) => {
    const choices = optionsOf(one).map(([key, value]) => `0 ${one.subcategoryId} ${key}:${value}`)
    const flags = [...flagsOf(one)].flatMap((flag) =>
      branchesOf(one.categoryId, one.subcategoryId).map((branch) => `${branch} ${flag}`),
    )
    return [...choices, ...flags]
  })
}

function branchesOf(categoryId: number, subcategoryId: number): string[] {
  return ['0 0', `${categoryId} 0`, `0 ${subcategoryId}`]
}

function tally(adverts: readonly PlainAdvert[], keysOf: (one: PlainAdvert) => string[]): Counts {
  const counts: Counts = {}
  for (const key of adverts.flatMap((one) => keysOf(one))) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

function pick(counts: Readonly<Counts>, keys: readonly string[]): Counts {
  return Object.fromEntries(keys.map((key) => [key, counts[key] ?? 0]))
}
