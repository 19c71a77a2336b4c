import { countCap } from '#contract/limits.ts'
import type { SortOption } from '#contract/rules/list-filters.ts'
import type { Deps } from '../../deps.ts'
import { relaxedQueries, limitsOf, type ParsedQuery } from './relaxation.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { popularIds } from './popular.ts'
import { parseQuery, relaxationsOf, type Relaxation } from './query.ts'
import { isByPrice, orderOf, readCursor, writeCursor, type Order } from '../rules.ts'
import { listPage, pageOf, searchPage, type Rows, type PageRequest } from './store.ts'
import { editDistance, soundOf } from '../spelling/typos.ts'
import type { Term } from '../analyze/terms.ts'

export interface AdvertQuery extends SearchQuery {
  readonly sort: SortOption
  /** Offset in adverts; ignored with a cursor. */
  readonly start: number
  readonly size: number
  /** Cursor of the previous page, in the same order. */
  readonly cursor?: string | undefined
}

export interface FoundPage {
  readonly ids: readonly number[]
  readonly count: number
  /** Counting stopped at `count`; there are more matches. */
  readonly isCapped: boolean
  /** Adverts that only mention the words, and parts and accessories, are excluded; `wide` includes them. */
  readonly isNarrow: boolean
  readonly nextCursor: string | null
  /** The query with corrected spelling; empty when it was not corrected. */
  readonly correctedTo: string
  /** Words of the query that were dropped because no advert matches all words. */
  readonly missing: readonly string[]
  /** Synonyms that were searched as well. */
  readonly also: readonly string[]
}

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

const noRows: Rows = { total: 0, isCapped: false, isNarrow: false, ids: [], seqs: [], prices: [] }
const maxShownSynonyms = 4
const maxVariantDistance = 2
/**
 * Maximum offset: skipped adverts are read again for each page. Larger offsets give empty pages; cursors are
 * unlimited.
 */
const maxOffset = 10_000

/**
 * Finds a page of public adverts. Unknown slugs and users and queries without a letter find nothing; a page past
 * the end and one after an invalid cursor are empty, with the correct count.
 */
export async function findAdverts(deps: SearchDeps, query: AdvertQuery): Promise<FoundPage> {
  return findPage(deps, query, findRelaxed)
}

/** As `findAdverts`, without spelling correction and relaxation. */
export async function findAsTyped(deps: SearchDeps, query: AdvertQuery): Promise<FoundPage> {
  return findPage(deps, query, async (_deps, _query, parsed, order) => ({
    parsed,
    rows: await findRows(deps, query, parsed, order),
    correctedTo: '',
    missing: [],
  }))
}

async function findPage(
  deps: SearchDeps,
  query: AdvertQuery,
  find: typeof findRelaxed,
): Promise<FoundPage> {
  const parsedQuery = await parseQuery(deps, query)
  const order = orderOf(query.sort, parsedQuery !== null && parsedQuery.terms.length > 0)
  if (!parsedQuery) return toPage(noRows, { order, size: query.size, also: [] })
  const { parsed, correctedTo, missing, rows } = await find(deps, query, parsedQuery, order)
  const also = parsed.terms.flatMap(shownSynonyms).slice(0, maxShownSynonyms)
  return { ...toPage(rows, { order, size: query.size, also }), correctedTo, missing }
}

/** Synonyms for display, without spelling variants of the query and of each other. */
function shownSynonyms({ words, also }: Term): string[] {
  const shown: string[] = []
  const sounds = words.map(soundOf)
  for (const name of also) {
    const sound = soundOf(name)
    if (
      sounds.some((known) => editDistance(known, sound, maxVariantDistance) <= maxVariantDistance)
    )
      continue
    sounds.push(sound)
    shown.push(name)
  }
  return shown
}

interface Found extends Relaxation {
  readonly rows: Rows
}

/** Finds adverts for the query as typed; if there are none, for its relaxations in order. */
async function findRelaxed(
  deps: SearchDeps,
  query: AdvertQuery,
  parsed: ParsedQuery,
  order: Order,
): Promise<Found> {
  const rows = await findRows(deps, query, parsed, order)
  const asTyped = { parsed, rows, correctedTo: '', missing: [] }
  if (rows.total > 0 || parsed.terms.length === 0 || query.exact) return asTyped
  for await (const relaxation of relaxationsOf(deps, parsed)) {
    const found = await findRows(deps, query, relaxation.parsed, order)
    if (found.total > 0) return { ...relaxation, rows: found }
  }
  return asTyped
}

async function findRows(
  deps: SearchDeps,
  query: AdvertQuery,
  parsed: ParsedQuery,
  order: Order,
): Promise<Rows> {
  const { sql } = deps
  const { narrowed, terms } = parsed
  const keyset = query.cursor ? readCursor(query.cursor, order) : null
  const isCursorInvalid = Boolean(query.cursor) && keyset === null
  const request: PageRequest = {
    filter: narrowed.filter,
    range: narrowed.range,
    order,
    keyset,
    skip: keyset ? 0 : query.start,
    // One more row shows whether there is a next page.
    size: isCursorInvalid ? 0 : query.size + 1,
  }
  if (query.searchType === 'popular') return pageOf(sql, await popularIds(deps), request)
  const isCounted = terms.length > 0 || !narrowed.isPlain || narrowed.range !== null
  const isTooDeep = isCounted && request.skip > maxOffset
  const page = isTooDeep ? { ...request, skip: 0, size: 0 } : request
  if (terms.length === 0 && narrowed.isPlain && hasOrderedIndex(request))
    return listPage(sql, page, countCap)
  return searchPage(sql, page, {
    levels: relaxedQueries(parsed),
    isWide: parsed.isWide,
    limits: limitsOf(parsed, true),
    cap: isCounted ? countCap : null,
  })
}

/** Whether a database index contains the list in its order. */
function hasOrderedIndex({ filter, range, order }: PageRequest): boolean {
  const { ownerId, ...others } = filter
  if (ownerId !== undefined) return true
  if (isByPrice(order)) return others.districtId === undefined && others.placeId === undefined
  return range === null && Object.keys(others).length <= 1
}

function toPage(
  { total, isCapped, isNarrow, ids, seqs, prices }: Rows,
  { order, size, also }: { order: Order; size: number; also: readonly string[] },
): FoundPage {
  const seq = seqs[size - 1]
  const price = prices[size - 1]
  const hasNext = ids.length > size && seq !== undefined && price !== undefined
  return {
    ids: ids.slice(0, size),
    count: isCapped ? countCap : total,
    isCapped,
    isNarrow,
    nextCursor: hasNext ? writeCursor({ order, seq, price }) : null,
    correctedTo: '',
    missing: [],
    also,
  }
}
