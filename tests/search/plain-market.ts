import { isAttributeSort, type ListSort } from '#contract/rules/list-sort.ts'
import type { Deps } from '#domains/deps.ts'
import { localDay } from '#domains/lib/local-day.ts'
import type { AdvertQuery } from '#domains/search/service.ts'

/** A public advert, read without the search index. */
export interface PlainAdvert {
  readonly id: number
  readonly seq: number
  readonly ownerId: number
  readonly categoryId: number
  readonly subcategoryId: number
  readonly districtId: number
  readonly placeId: number
  /** Zero outside of the sectors of a city. */
  readonly sectorId: number
  /** Slugs. */
  readonly category: string
  readonly subcategory: string
  readonly district: string
  /** The city, or a town or village. */
  readonly place: string
  /** Empty outside of the sectors of a city. */
  readonly sector: string
  /** In bani. */
  readonly price: number
  readonly title: string
  readonly attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
  readonly hasPhoto: boolean
  readonly isNegotiable: boolean
  readonly isFree: boolean
  readonly isExchange: boolean
  readonly accountType: 0 | 1
  readonly publishedAt: Date
}

export type PlainQuery = Pick<
  AdvertQuery,
  | 'searchType'
  | 'search'
  | 'category'
  | 'place'
  | 'priceMin'
  | 'priceMax'
  | 'seller'
  | 'photo'
  | 'negotiable'
  | 'free'
  | 'exchange'
  | 'period'
  | 'attributes'
>

export async function listPlain(sql: Deps['sql']): Promise<PlainAdvert[]> {
  return sql<PlainAdvert[]>`
    select a.id, a.seq::float8 as seq, a.owner_id, a.category_id, a.subcategory_id, d.id as district_id, p.id as place_id,
      coalesce(sector.id, 0) as sector_id, coalesce(sector.slug, '') as sector, c.slug as category,
      s.slug as subcategory, d.slug as district, p.slug as place, a.title_ro as title, a.attributes,
      round(a.price * 100 * case when a.currency = 'MDL' then 1
        else (select value from rates where code = a.currency order by date desc limit 1) end)::float8 as price,
      cardinality(a.images) > 0 as has_photo, a.is_negotiable, a.is_free, a.is_exchange, u.account_type, a.published_at
    from adverts a
    join users u on u.id = a.owner_id
    join subcategories s on s.id = a.subcategory_id
    join categories c on c.id = a.category_id
    left join places sector on sector.id = a.place_id and sector.kind = 'sector'
    join places p on p.id = coalesce(sector.parent_id, a.place_id)
    join districts d on d.id = p.district_id
    where a.status = 'active' and a.is_public and u.status = 'active'`
}

export function matching(
  adverts: readonly PlainAdvert[],
  query: PlainQuery,
  now: Date,
): readonly PlainAdvert[] {
  return adverts.filter(
    (advert) =>
      isInScope(advert, query) &&
      isInPlace(advert, query) &&
      isPriced(advert, query) &&
      flagsOf(advert).isSupersetOf(requiredFlags(query)) &&
      isOfPeriod(advert, query.period, now) &&
      Object.entries(query.attributes ?? {}).every(
        ([key, filter]) => !filter || hasValue(advert, key, filter),
      ),
  )
}

/**
 * Sorted as lists are: by date of publication to the second, by price, by a number that some adverts lack, or with the
 * last published or promoted first.
 */
export function inOrder(adverts: readonly PlainAdvert[], sort: ListSort): number[] {
  return sorted(adverts, sort).map(({ id }) => id)
}

function sorted(adverts: readonly PlainAdvert[], sort: ListSort): PlainAdvert[] {
  const second = ({ publishedAt }: PlainAdvert): number => Math.floor(publishedAt.getTime() / 1_000)
  const newest = adverts.toSorted((a, b) => second(b) - second(a) || b.id - a.id)
  if (sort === 'newest') return newest
  if (sort === 'oldest') return newest.toReversed()
  const lifted = adverts.toSorted((a, b) => b.seq - a.seq)
  if (sort === 'none') return lifted
  if (isAttributeSort(sort)) {
    const sign = sort.startsWith('-') ? -1 : 1
    const numberOf = ({ attributes }: PlainAdvert): number =>
      sign * Number(attributes[sort.replace(/^-?a_/, '')] ?? sign * Infinity)
    return lifted.toSorted((a, b) => compare(numberOf(a), numberOf(b)))
  }
  const cheapest = lifted.toSorted((a, b) => a.price - b.price)
  return sort === 'cheapest' ? cheapest : cheapest.toReversed()
}

export function flagsOf(advert: PlainAdvert): Set<string> {
  const { hasPhoto, isNegotiable, isFree, isExchange, accountType } = advert
  return new Set([
    ...(hasPhoto ? ['photo'] : []),
    ...(isNegotiable ? ['negotiable'] : []),
    ...(isFree ? ['free'] : []),
    ...(isExchange ? ['exchange'] : []),
    accountType === 1 ? 'company' : 'personal',
  ])
}

function requiredFlags(query: PlainQuery): Set<string> {
  const flags = (['photo', 'negotiable', 'free', 'exchange'] as const).filter((flag) => query[flag])
  return new Set([...flags, ...(query.seller ? [query.seller] : [])])
}

/** Options of an advert, by attribute key. */
export function optionsOf({ attributes }: PlainAdvert): [key: string, value: string][] {
  return Object.entries(attributes).flatMap(([key, value]): [string, string][] => {
    if (value === true) return [[key, 'true']]
    if (typeof value === 'string') return [[key, value]]
    return Array.isArray(value) ? value.map((one): [string, string] => [key, String(one)]) : []
  })
}

function isInScope(advert: PlainAdvert, { searchType, search, category }: PlainQuery): boolean {
  const isIn = !category || [advert.category, advert.subcategory].includes(category)
  if (searchType === 'category') return isIn && advert.category === search
  if (searchType === 'subcategory') return isIn && advert.subcategory === search
  if (searchType === 'user') return isIn && String(advert.ownerId) === search
  if (searchType === 'all') return isIn
  const words = new Set(advert.title.toLowerCase().split(' '))
  return isIn && search.split(' ').every((word) => words.has(word))
}

function isInPlace({ sector, place, district }: PlainAdvert, query: PlainQuery): boolean {
  const { place: asked = [] } = query
  return asked.length === 0 || [sector, place, district].some((one) => asked.includes(one))
}

function isPriced({ price }: PlainAdvert, { priceMin = 0, priceMax = Infinity }: PlainQuery) {
  return price >= priceMin * 100 && price <= priceMax * 100
}

export function isOfPeriod({ publishedAt }: PlainAdvert, period: number | undefined, now: Date) {
  if (!period) return true
  const first = new Date(`${localDay(now)}T12:00:00Z`)
  first.setUTCDate(first.getUTCDate() - period + 1)
  const day = localDay(publishedAt)
  return day >= first.toISOString().slice(0, 10) && day <= localDay(now)
}

function hasValue(advert: PlainAdvert, key: string, filter: string): boolean {
  const value = advert.attributes[key]
  const [, low = '', high = ''] = /^(\d*)-(\d*)$/.exec(filter) ?? []
  if (low || high) {
    return (
      typeof value === 'number' &&
      value >= Number(low || 0) &&
      value <= (high ? Number(high) : Infinity)
    )
  }
  if (filter === '1') return value === true
  const values = filter.split(',')
  return optionsOf(advert).some(([name, option]) => name === key && values.includes(option))
}

/** Also of two infinities, whose difference is none. */
function compare(a: number, b: number): number {
  return Number(a > b) - Number(a < b)
}
