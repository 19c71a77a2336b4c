import { countCap } from '#contract/limits.ts'
import type { ListSort } from '#contract/rules/list-sort.ts'
import type { Deps } from '../../deps.ts'
import { lexemeShares } from './lexeme-shares.ts'
import { relaxedQueries, limitsOf, sharesOfLevels, type ParsedQuery } from './relaxation.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { popularIds } from './popular.ts'
import { distinct, hasMost, screenful, shownIn, type PartialMatches } from './partial-matches.ts'
import { parseQuery, relaxationsOf } from './query.ts'
import { withoutTerms, type Relaxation } from './relaxed-terms.ts'
import { understoodPhrases, wordsAsTyped, type UnderstoodPhrase } from '../analyze/understood.ts'
import {
  isByNumber,
  isByPrice,
  orderOf,
  rankedAdverts,
  readCursor,
  writeCursor,
  type ListOrder,
  type Position,
} from '../rules.ts'
import { listPage, numberPage, pageOf, searchPage, type Rows, type PageRequest } from './store.ts'
import { byScore, scoringOfQuery } from '../rank/rank.ts'
import { withSameWord } from './same-word.ts'
import { shownSynonyms } from './shown-synonyms.ts'

export interface AdvertQuery extends SearchQuery {
  readonly sort: ListSort
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
  /** On the first page of a short list: adverts that lack some words, those first that lack what tells least. */
  readonly partial: readonly PartialMatches[]
  /** Parts of the words that were taken for conditions. */
  readonly understood: readonly UnderstoodPhrase[]
  /** The query as typed, in the default order; null for a relaxed or an ordered list. */
  readonly asTyped: ParsedQuery | null
}

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

const noRows: Rows = { total: 0, isCapped: false, isNarrow: false, ids: [], seqs: [], prices: [] }
const maxShownSynonyms = 4
/** Adverts after which less likely subcategories are not looked at. */
const enough = 6
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
    ...{ correctedTo: '', missing: [], partial: [] },
  }))
}

async function findPage(
  deps: SearchDeps,
  query: AdvertQuery,
  find: typeof findRelaxed,
): Promise<FoundPage> {
  const parsedQuery = await parseQuery(deps, query)
  const { isCheap = false, narrowed } = parsedQuery ?? {}
  const order = orderOf(query.sort, isCheap, narrowed?.numberKeys)
  if (!parsedQuery) return toPage(noRows, { order, size: query.size })
  const { parsed, correctedTo, missing, rows, partial } = await find(
    deps,
    query,
    parsedQuery,
    order,
  )
  const understood = understoodPhrases(query.search, parsed.price, parsed.understood)
  const also = parsed.terms.flatMap(shownSynonyms).slice(0, maxShownSynonyms)
  const page = toPage(rows, { order, size: query.size })
  const wordCount = parsedQuery.terms.flatMap(({ words }) => words).length
  const typed = (words: readonly string[]): string[] =>
    wordsAsTyped(correctedTo || query.search, words, parsed.understood)
  return {
    ...{ ...page, also, correctedTo, understood, missing: typed(missing) },
    partial: partial.map(({ missing: words, ids }) => ({
      ids,
      missing: words.length < wordCount ? typed(words) : [],
    })),
    asTyped: parsed === parsedQuery && order === 'best' ? parsed : null,
  }
}

interface Found extends Relaxation {
  readonly rows: Rows
  readonly partial: readonly PartialMatches[]
}

/**
 * Finds adverts for the query as typed; if there are none, for its relaxations in order. A list shorter than a
 * screen is followed by further relaxations.
 */
async function findRelaxed(
  deps: SearchDeps,
  query: AdvertQuery,
  parsed: ParsedQuery,
  order: ListOrder,
): Promise<Found> {
  const typed = await findRows(deps, query, parsed, order)
  const asTyped = { parsed, rows: typed, correctedTo: '', missing: [], partial: [] }
  const isFinal = parsed.terms.length === 0 || query.exact === true || query.wide === true
  if (isFinal || isFull(query, typed)) return asTyped
  const relaxations = typed.total > 0 ? withoutTerms(parsed) : relaxationsOf(deps, parsed)
  let main: Omit<Found, 'partial'> = asTyped
  const partial: PartialMatches[] = []
  for await (const relaxation of relaxations) {
    if (relaxation.isLast && main.rows.total > 0) break
    const shown = shownIn(main.rows, partial).size
    if (relaxation.isFollower && (main.rows.total === 0 || shown >= enough)) continue
    const canBeMain =
      main.rows.total === 0 ||
      (!main.rows.isNarrow && !relaxation.isFollower && hasMost(relaxation, parsed))
    // Adverts below a list that fills a screen are not shown.
    if (!canBeMain && main.rows.total >= screenful) continue
    // Only the list itself shows how many there are.
    const cap = canBeMain ? countCap : rankedAdverts
    const rows = await findRows(deps, query, relaxation.parsed, order, cap)
    const found = { ...relaxation, rows }
    if (relaxation.inTitles && !rows.isNarrow) continue
    // Shown already, and by more of its words.
    if (new Set(rows.ids).isSubsetOf(shownIn(main.rows, partial))) continue
    // Titles that have most words answer better than texts that mention them all.
    if (canBeMain && (main.rows.total === 0 || found.rows.isNarrow)) {
      if (main.rows.total > 0) partial.push({ missing: main.missing, ids: main.rows.ids })
      main = found
    } else partial.push({ missing: found.missing, ids: found.rows.ids })
    if (isFull(query, main.rows) || shownIn(main.rows, partial).size >= screenful) break
  }
  return { ...main, partial: isFull(query, main.rows) ? [] : distinct(main.rows.ids, partial) }
}

/** Needs nothing after it: it fills a screen, or is no first page. */
function isFull({ start, cursor }: AdvertQuery, { total, isNarrow }: Rows): boolean {
  return (total >= screenful && isNarrow) || start > 0 || Boolean(cursor)
}

async function findRows(
  deps: SearchDeps,
  query: AdvertQuery,
  parsed: ParsedQuery,
  order: ListOrder,
  cap: number = countCap,
): Promise<Rows> {
  const { sql } = deps
  const { narrowed, terms } = parsed
  const cursor = query.cursor ? readCursor(query.cursor, order) : null
  const isCursorInvalid = Boolean(query.cursor) && cursor === null
  const keyset = cursor && 'seq' in cursor ? cursor : null
  const skip = cursor ? offsetOf(cursor) : query.start
  // One more row shows whether there is a next page.
  const size = isCursorInvalid ? 0 : query.size + 1
  if (isByNumber(order)) {
    const { isWide } = parsed
    const search = { levels: relaxedQueries(parsed), isWide, limits: limitsOf(parsed, true) }
    return numberPage(sql, order, { skip, size }, search)
  }
  const { filter, range } = narrowed
  const request: PageRequest = { filter, range, order, keyset, skip, size }
  if (query.searchType === 'popular') return pageOf(sql, await popularIds(deps), request)
  const isCounted = terms.length > 0 || !narrowed.isPlain || range !== null
  const isTooDeep = isCounted && request.skip > maxOffset
  const page = isTooDeep ? { ...request, skip: 0, size: 0 } : request
  if (terms.length === 0 && narrowed.isPlain && hasOrderedIndex(request))
    return listPage(sql, page, cap)
  return findMatches(deps, query, parsed, { page, cap: isCounted ? cap : null })
}

/** A page of the matches; the first ones of a query with words are in the order of their score. */
async function findMatches(
  deps: SearchDeps,
  { size, exact }: AdvertQuery,
  parsed: ParsedQuery,
  { page, cap }: { readonly page: PageRequest; readonly cap: number | null },
): Promise<Rows> {
  const { terms, isWide } = parsed
  const { order, keyset, skip } = page
  const isBest = order === 'best' && terms.length > 0 && !exact
  const isRanked = isBest && !keyset && page.size > 0 && skip < rankedAdverts
  const search = {
    ...{ levels: relaxedQueries(parsed), isWide, limits: limitsOf(parsed, true), cap },
    shares: sharesOfLevels(parsed, await lexemeShares(deps)),
    scoring: isRanked ? scoringOfQuery(parsed) : null,
  }
  const rows = await (isRanked ? rankedPage : searchPage)(deps.sql, page, search)
  if (keyset !== null || skip > 0) return rows
  return withSameWord(deps, terms, rows, { size, isRanked: order === 'best' })
}

function offsetOf(position: Position): number {
  return 'offset' in position ? position.offset : 0
}

/** A page that begins among the adverts ranked by score. */
async function rankedPage(
  sql: SearchDeps['sql'],
  page: PageRequest,
  search: Parameters<typeof searchPage>[2],
): Promise<Rows> {
  const end = page.skip + page.size
  const size = Math.max(rankedAdverts + 1, end)
  const rows = await searchPage(sql, { ...page, skip: 0, size }, search)
  const first = byScore(rows.ids.slice(0, rankedAdverts), rows.scores ?? [])
  const ids = [...first, ...rows.ids.slice(rankedAdverts)].slice(page.skip, end)
  const lastAt = end - 2
  // Inside the ranked adverts a page ends at an offset, after them at a key.
  const next =
    lastAt + 1 < rankedAdverts
      ? { offset: lastAt + 1 }
      : { order: page.order, seq: rows.seqs[lastAt] ?? '0', price: rows.prices[lastAt] ?? '0' }
  return { ...rows, ids, next }
}

/** Whether a database index contains the list in its order. */
function hasOrderedIndex({ filter, range, order }: PageRequest): boolean {
  const { ownerId, ...others } = filter
  if (ownerId !== undefined) return true
  const { districtId, placeId, sectorId } = others
  if (isByPrice(order)) return [districtId, placeId, sectorId].every((id) => id === undefined)
  return range === null && Object.keys(others).length <= 1
}

function toPage(
  { total, isCapped, isNarrow, ids, seqs, prices, next }: Rows,
  { order, size }: { order: ListOrder; size: number },
): FoundPage {
  const seq = seqs[size - 1]
  const price = prices[size - 1]
  const isKeyed = seq !== undefined && price !== undefined && !isByNumber(order)
  const after = next ?? (isKeyed ? { order, seq, price } : null)
  const hasNext = ids.length > size && after !== null
  return {
    ids: ids.slice(0, size),
    count: isCapped ? countCap : total,
    isCapped,
    isNarrow,
    nextCursor: hasNext ? writeCursor(after) : null,
    ...{ correctedTo: '', missing: [], also: [], partial: [], understood: [], asTyped: null },
  }
}
