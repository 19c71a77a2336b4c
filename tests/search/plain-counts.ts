import {
  optionsOf,
  flagsOf,
  isOfPeriod,
  matching,
  type PlainAdvert,
  type PlainQuery,
} from './plain-market.ts'

type Counts = Record<string, number>

/** Facets computed by a full scan without each filter. */
export function plainFacets(adverts: readonly PlainAdvert[], query: PlainQuery, now: Date) {
  const without = (change: Partial<PlainQuery>) => matching(adverts, { ...query, ...change }, now)
  const base = without({})
  const attributes: Record<string, Counts> = {}
  const ranges: Record<string, { min: number; max: number }> = {}
  for (const key of new Set(adverts.flatMap((one) => Object.keys(one.attributes)))) {
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
    places: tally(without({ place: undefined }), ({ place, district }) => [place, district]),
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
  const branch = ['category', 'subcategory'].includes(query.searchType)
    ? query.search
    : query.category
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

/** Counts by the keys of listing_counts: "category subcategory district place". */
export function plainListings(adverts: readonly PlainAdvert[]): Counts {
  return tally(adverts, ({ categoryId, subcategoryId, districtId, placeId }) =>
    branchesOf(categoryId, subcategoryId).flatMap((branch) =>
      ['0 0', `${districtId} 0`, `0 ${placeId}`].map((where) => `${branch} ${where}`),
    ),
  )
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
