import { dayMs } from '#contract/rules/durations.ts'
import type { ListFilters } from '#contract/rules/list-filters.ts'
import { attributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { latestRates } from '../../rates/service.ts'
import { attributeClauses } from './attribute-clauses.ts'
import { branchOf, type Branch } from './branch.ts'
import type { Clause, Condition, Limits } from '../condition.ts'
import { findNamedPlaces, type NamedPlace } from '../../places/service.ts'
import { localDay } from '../../local-day.ts'
import { priceRange, type PriceRange } from '../rules.ts'
import { boxAround, gridCellsOf, type Box } from './grid.ts'
import { rootsOf, wordsOf } from '../analyze/tokens.ts'
import type { Filter } from '../retrieve/store.ts'

/** What a list is about, and what it is narrowed to; all but the first two may be absent. */
export type SearchQuery = Pick<ListFilters, 'searchType' | 'search'> & Partial<ListFilters>

/** What the filters of a query come to, without its words. */
export interface Narrowed extends Omit<Condition, 'tsquery'> {
  /** The part that the plain columns of the index hold. */
  readonly filter: Filter
  readonly range: PriceRange | null
  /** Nothing is asked but what `filter` and `range` say. */
  readonly isPlain: boolean
}

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

const maxId = 2_147_483_647
const firstDay = '2020-01-01'
/** Around a point without a radius. */
const nearKm = 10

/** Null when nothing can be found: an unknown slug, no user's id, a subcategory of another category. */
export async function narrow(deps: SearchDeps, query: SearchQuery): Promise<Narrowed | null> {
  const ownerId = ownerOf(query)
  const [branch, where, range] = await Promise.all([
    branchOf(deps, { category: undefined, ...query }),
    whereOf(deps, query),
    rangeOf(deps, query),
  ])
  if (!branch || !where || ownerId === null) return null

  const asked = await attributesAsked(deps, branch, query)
  const { categoryId, subcategoryId } = branch
  const filter: Filter = {
    ...(subcategoryId === undefined ? {} : { subcategoryId }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...where.filter,
    ...(ownerId === undefined ? {} : { ownerId }),
  }
  const more = [...where.clauses, ...flagClauses(deps, query), ...asked.clauses]
  const limits: Limits = {
    ...(range && { price: [range.from, range.to] as const }),
    ...(Object.keys(asked.numbers).length > 0 && { numbers: asked.numbers }),
    ...where.limits,
  }
  return {
    filter,
    range,
    clauses: [...lexemesOf(filter).map((lexeme) => [[lexeme]]), ...more],
    limits: Object.keys(limits).length > 0 ? limits : null,
    isPlain:
      more.length === 0 &&
      Object.keys(asked.numbers).length === 0 &&
      !limits.circles &&
      !limits.box,
  }
}

/** Undefined where nobody is meant, null where nobody can be. */
function ownerOf({ searchType, search }: SearchQuery): number | null | undefined {
  if (searchType !== 'user') return undefined
  const id = /^\d{1,10}$/.test(search) ? Number(search) : null
  return id === null || id > maxId ? null : id
}

async function rangeOf(
  deps: SearchDeps,
  { priceMin, priceMax, currency = 'MDL' }: SearchQuery,
): Promise<PriceRange | null> {
  if (priceMin === undefined && priceMax === undefined) return null
  const rates = currency === 'MDL' ? null : await latestRates(deps)
  const rate = currency === 'MDL' ? 1 : (rates?.values[currency] ?? 1)
  const inLei = (bound: number | undefined): number | undefined =>
    bound === undefined ? undefined : bound * rate
  return priceRange(inLei(priceMin), inLei(priceMax))
}

interface Where {
  readonly filter: Pick<Filter, 'placeId' | 'districtId'>
  readonly clauses: readonly Clause[]
  readonly limits: Pick<Limits, 'circles' | 'box'>
}

/** Null when none of the places exists. */
async function whereOf(
  deps: SearchDeps,
  { place, near, radius, box }: SearchQuery,
): Promise<Where | null> {
  const map = box ? boxWhere([box.south, box.west, box.north, box.east]) : nowhere
  if (near) return both(map, circlesWhere([[near.latitude, near.longitude, radius ?? nearKm]]))
  if (!place || place.length === 0) return map
  const places = await findNamedPlaces(deps.sql, place)
  if (places.length === 0) return null
  if (radius)
    return both(
      map,
      circlesWhere(places.map(({ latitude, longitude }) => [latitude, longitude, radius])),
    )
  const [only, ...others] = places
  if (only && others.length === 0) return both(map, { ...nowhere, filter: filterOfPlace(only) })
  const lexemes = places.flatMap((one) => lexemesOf(filterOfPlace(one)))
  return both(map, { ...nowhere, clauses: [lexemes.map((lexeme) => [lexeme])] })
}

const nowhere: Where = { filter: {}, clauses: [], limits: {} }

function both(a: Where, b: Where): Where {
  return {
    filter: { ...a.filter, ...b.filter },
    clauses: [...a.clauses, ...b.clauses],
    limits: { ...a.limits, ...b.limits },
  }
}

function filterOfPlace({
  placeId,
  districtId,
}: NamedPlace): Pick<Filter, 'placeId' | 'districtId'> {
  return placeId === null ? { districtId } : { placeId }
}

function boxWhere(box: Box): Where {
  const cells = gridCellsOf([box])
  return { ...nowhere, clauses: cells ? [cells] : [], limits: { box } }
}

function circlesWhere(circles: readonly (readonly [number, number, number])[]): Where {
  const cells = gridCellsOf(circles.map(boxAround))
  return { ...nowhere, clauses: cells ? [cells] : [], limits: { circles } }
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

async function attributesAsked(
  deps: SearchDeps,
  { slug }: Branch,
  { attributes = {} }: SearchQuery,
) {
  const definitions = slug ? await attributesOf(deps, slug) : []
  const { clauses, numbers, words } = attributeClauses(definitions, attributes)
  const typed = words.flatMap(wordsOf)
  const roots = await rootsOf(deps, typed)
  const forms = typed.map((word) => {
    const { roots: own = [], loose = [] } = roots.get(word) ?? {}
    return [...own, ...loose].map((root) => [`^${root}`])
  })
  return { clauses: [...clauses, ...forms.filter((form) => form.length > 0)], numbers }
}

/** As the index spells filters among its words. */
export function lexemesOf({
  categoryId,
  subcategoryId,
  districtId,
  placeId,
  ownerId,
}: Filter): string[] {
  const filters = {
    '~k': categoryId,
    '~s': subcategoryId,
    '~r': districtId,
    '~p': placeId,
    '~u': ownerId,
  }
  return Object.entries(filters).flatMap(([letter, id]) => (id === undefined ? [] : [letter + id]))
}
