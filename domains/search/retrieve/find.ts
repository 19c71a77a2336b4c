import { countCap } from '#contract/limits.ts'
import type { SortOption } from '#contract/rules/list-filters.ts'
import type { Deps } from '../../deps.ts'
import { relaxedQueries, limitsOf, type ParsedQuery } from './relaxation.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { popularIds } from './popular.ts'
import { parseQuery, relaxationsOf, type Relaxation } from './query.ts'
import { isByPrice, orderOf, readCursor, writeCursor, type Order } from '../rules.ts'
import { listPage, pageOf, searchPage, type Rows, type Wanted } from './store.ts'
import { editDistance, soundOf } from '../spelling/typos.ts'
import type { Term } from '../analyze/terms.ts'

export interface AdvertQuery extends SearchQuery {
  readonly sort: SortOption
  /** Adverts to leave out from the beginning; not looked at with a cursor. */
  readonly start: number
  readonly size: number
  /** From an earlier page in the same order: the page after it. */
  readonly cursor?: string | undefined
}

export interface FoundPage {
  readonly ids: readonly number[]
  readonly count: number
  /** Counting stopped at `count`: there are more. */
  readonly isCapped: boolean
  /** Adverts that only mention the words, or belong to what they name, are left out: `wide` finds them too. */
  readonly isNarrow: boolean
  readonly nextCursor: string | null
  /** The words that were looked for where those typed hold a typo; else empty. */
  readonly correctedTo: string
  /** Typed words that no such advert has: the list is without them. */
  readonly missing: readonly string[]
  /** Other words for the typed ones that were looked for as well. */
  readonly also: readonly string[]
}

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

const noRows: Rows = { total: 0, isCapped: false, isNarrow: false, ids: [], seqs: [], prices: [] }
const alsoShown = 4
const nearTypos = 2
/** What lies before a page by number is found anew, so robots get empty pages from here on; cursors go on to the end. */
const deepest = 10_000

/**
 * A page of public adverts. A slug or user that does not exist finds nothing, nor do words without a letter; a page
 * past the end is empty, with the right count, and so is the page after a cursor that is none.
 */
export async function findAdverts(deps: SearchDeps, query: AdvertQuery): Promise<FoundPage> {
  return findPage(deps, query, findRelaxed)
}

/** The same without looking for typos, for many questions at once. */
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
  const asked = await parseQuery(deps, query)
  const order = orderOf(query.sort, asked !== null && asked.terms.length > 0)
  if (!asked) return toPage(noRows, { order, size: query.size, also: [] })
  const { parsed, correctedTo, missing, rows } = await find(deps, query, asked, order)
  const also = parsed.terms.flatMap(shownSynonyms).slice(0, alsoShown)
  return { ...toPage(rows, { order, size: query.size, also }), correctedTo, missing }
}

/** Forms and misspellings of a name are looked for without being shown. */
function shownSynonyms({ words, also }: Term): string[] {
  const shown: string[] = []
  const sounds = words.map(soundOf)
  for (const name of also) {
    const sound = soundOf(name)
    if (sounds.some((known) => editDistance(known, sound, nearTypos) <= nearTypos)) continue
    sounds.push(sound)
    shown.push(name)
  }
  return shown
}

interface Found extends Relaxation {
  readonly rows: Rows
}

/** Where nothing is found, the words are read in other ways. */
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
  const mark = query.cursor ? readCursor(query.cursor, order) : null
  const isLost = Boolean(query.cursor) && mark === null
  const wanted: Wanted = {
    filter: narrowed.filter,
    range: narrowed.range,
    order,
    mark,
    skip: mark ? 0 : query.start,
    // One more than asked for tells whether there is a next page.
    size: isLost ? 0 : query.size + 1,
  }
  if (query.searchType === 'popular') return pageOf(sql, await popularIds(deps), wanted)
  const isCounted = terms.length > 0 || !narrowed.isPlain || narrowed.range !== null
  const isTooDeep = isCounted && wanted.skip > deepest
  const page = isTooDeep ? { ...wanted, skip: 0, size: 0 } : wanted
  if (terms.length === 0 && narrowed.isPlain && isAlongIndex(wanted))
    return listPage(sql, page, countCap)
  return searchPage(sql, page, {
    levels: relaxedQueries(parsed),
    isWide: parsed.isWide,
    limits: limitsOf(parsed, true),
    cap: isCounted ? countCap : null,
  })
}

/** Whether one index of the database holds the list in its order. */
function isAlongIndex({ filter, range, order }: Wanted): boolean {
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
