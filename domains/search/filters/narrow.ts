import { dayMs } from '#contract/rules/durations.ts'
import type { ListFilters } from '#contract/rules/list-filters.ts'
import { filterAttributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { latestRates } from '../../rates/service.ts'
import { isNumeric } from '#contract/rules/categories/editing.ts'
import { attributeClauses } from './attribute-clauses.ts'
import { branchOf, type Branch } from './branch.ts'
import type { Clause, Condition, Limits } from '../condition.ts'
import { findNamedPlaces, type NamedPlace } from '../../places/service.ts'
import { localDay } from '../../lib/local-day.ts'
import { priceRange, type PriceRange } from '../rules.ts'
import { boxAround, gridCellsOf, type Box } from './grid.ts'
import { rootsOf, wordsOf } from '../analyze/tokens.ts'
import type { Filter } from '../retrieve/store.ts'

/** Subject and filters of a list; only the subject is required. */
export type SearchQuery = Pick<ListFilters, 'searchType' | 'search'> & Partial<ListFilters>

/** Filters of a query resolved against the reference data, without its words. */
export interface Narrowed extends Omit<Condition, 'tsquery'> {
  /** The part that is covered by plain columns of the index. */
  readonly filter: Filter
  readonly range: PriceRange | null
  /** There are no filters besides `filter` and `range`. */
  readonly isPlain: boolean
  /** Keys of the number attributes of the chosen subcategory, by which the list can be ordered. */
  readonly numberKeys: readonly string[]
}

/** No filters at all. */
export const noFilters: Narrowed = {
  ...{ filter: {}, range: null, clauses: [], limits: null, numberKeys: [] },
  isPlain: true,
}

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

const maxId = 2_147_483_647
const firstDay = '2020-01-01'
/** Radius around a point when none is given, in kilometres. */
const defaultRadiusKm = 10

/** Null for an unknown slug, an invalid user id and a subcategory of another category: no advert can match. */
export async function narrow(deps: SearchDeps, query: SearchQuery): Promise<Narrowed | null> {
  const ownerId = ownerOf(query)
  const [branch, location, range] = await Promise.all([
    branchOf(deps, { category: undefined, ...query }),
    locationOf(deps, query),
    rangeOf(deps, query),
  ])
  if (!branch || !location || ownerId === null) return null

  const attributes = await selectedAttributes(deps, branch, query)
  const { categoryId, subcategoryId } = branch
  const filter: Filter = {
    ...(subcategoryId === undefined ? {} : { subcategoryId }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...location.filter,
    ...(ownerId === undefined ? {} : { ownerId }),
  }
  const otherClauses = [...location.clauses, ...flagClauses(deps, query), ...attributes.clauses]
  const limits: Limits = {
    ...(range && { price: [range.from, range.to] as const }),
    ...(Object.keys(attributes.numbers).length > 0 && { numbers: attributes.numbers }),
    ...location.limits,
  }
  return {
    filter,
    range,
    clauses: [...lexemesOf(filter).map((lexeme) => [[lexeme]]), ...otherClauses],
    limits: Object.keys(limits).length > 0 ? limits : null,
    numberKeys: attributes.numberKeys,
    isPlain:
      otherClauses.length === 0 &&
      Object.keys(attributes.numbers).length === 0 &&
      !limits.circles &&
      !limits.box,
  }
}

/** Undefined without a filter by user, null for an invalid id. */
function ownerOf({ searchType, search, ownerId }: SearchQuery): number | null | undefined {
  if (searchType !== 'user') return ownerId
  const id = /^\d{1,10}$/.test(search) ? Number(search) : null
  return id === null || id > maxId ? null : id
}

/** Bounds in bani at the latest rates; null when nothing is excluded. */
export async function rangeOf(
  deps: SearchDeps,
  { priceMin, priceMax, currency = 'MDL' }: Pick<SearchQuery, 'priceMin' | 'priceMax' | 'currency'>,
): Promise<PriceRange | null> {
  if (priceMin === undefined && priceMax === undefined) return null
  const rates = currency === 'MDL' ? null : await latestRates(deps)
  const rate = currency === 'MDL' ? 1 : (rates?.values[currency] ?? 1)
  const inLei = (bound: number | undefined): number | undefined =>
    bound === undefined ? undefined : bound * rate
  return priceRange(inLei(priceMin), inLei(priceMax))
}

interface Location {
  readonly filter: Pick<Filter, 'placeId' | 'sectorId' | 'districtId'>
  readonly clauses: readonly Clause[]
  readonly limits: Pick<Limits, 'circles' | 'box'>
}

/** Null when none of the places is known. */
async function locationOf(
  deps: SearchDeps,
  { place, near, radius, box }: SearchQuery,
): Promise<Location | null> {
  const map = box ? boxLocation([box.south, box.west, box.north, box.east]) : unlimited
  if (near)
    return merge(map, circlesLocation([[near.latitude, near.longitude, radius ?? defaultRadiusKm]]))
  if (!place || place.length === 0) return map
  const places = await findNamedPlaces(deps.sql, place)
  if (places.length === 0) return null
  if (radius)
    return merge(
      map,
      circlesLocation(places.map(({ latitude, longitude }) => [latitude, longitude, radius])),
    )
  const [only, ...others] = places
  if (only && others.length === 0) return merge(map, { ...unlimited, filter: filterOfPlace(only) })
  const lexemes = places.flatMap((one) => lexemesOf(filterOfPlace(one)))
  return merge(map, { ...unlimited, clauses: [lexemes.map((lexeme) => [lexeme])] })
}

const unlimited: Location = { filter: {}, clauses: [], limits: {} }

function merge(a: Location, b: Location): Location {
  return {
    filter: { ...a.filter, ...b.filter },
    clauses: [...a.clauses, ...b.clauses],
    limits: { ...a.limits, ...b.limits },
  }
}

function filterOfPlace({ placeId, sectorId, districtId }: NamedPlace): Location['filter'] {
  if (sectorId !== null) return { sectorId }
  return placeId === null ? { districtId } : { placeId }
}

function boxLocation(box: Box): Location {
  const cells = gridCellsOf([box])
  return { ...unlimited, clauses: cells ? [cells] : [], limits: { box } }
}

function circlesLocation(circles: readonly (readonly [number, number, number])[]): Location {
  const cells = gridCellsOf(circles.map(boxAround))
  return { ...unlimited, clauses: cells ? [cells] : [], limits: { circles } }
}

function flagClauses({ clock }: SearchDeps, query: SearchQuery): Clause[] {
  const flags = (['photo', 'negotiable', 'free', 'exchange'] as const).filter((flag) => query[flag])
  const today = Math.round((Date.parse(localDay(clock.now())) - Date.parse(firstDay)) / dayMs)
  return [
    ...[...flags, ...(query.seller ? [query.seller] : [])].map((flag) => [[`~o${flag}`]]),
    ...(query.period
      ? [Array.from({ length: query.period }, (_none, back) => [`~y${today - back}`])]
      : []),
  ]
}

async function selectedAttributes(
  deps: SearchDeps,
  { slug }: Branch,
  { attributes = {} }: SearchQuery,
) {
  const definitions = slug ? await filterAttributesOf(deps, slug) : []
  const { clauses, numbers, words } = attributeClauses(definitions, attributes)
  const searchWords = words.flatMap(wordsOf)
  const roots = await rootsOf(deps, searchWords)
  const forms = searchWords.map((word) => {
    const { roots: own = [], loose = [] } = roots.get(word) ?? {}
    return [...own, ...loose].map((root) => [`^${root}`])
  })
  const numberKeys = definitions.filter(({ type }) => isNumeric(type)).map(({ key }) => key)
  return { clauses: [...clauses, ...forms.filter((form) => form.length > 0)], numbers, numberKeys }
}

/** Lexemes of the plain filters. */
export function lexemesOf({
  categoryId,
  subcategoryId,
  districtId,
  placeId,
  sectorId,
  ownerId,
}: Filter): string[] {
  const filters = {
    '~k': categoryId,
    '~s': subcategoryId,
    '~r': districtId,
    '~p': sectorId ?? placeId,
    '~u': ownerId,
  }
  return Object.entries(filters).flatMap(([letter, id]) => (id === undefined ? [] : [letter + id]))
}
