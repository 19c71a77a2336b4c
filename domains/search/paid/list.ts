import { paidPlacesFrom } from '#contract/limits.ts'
import { paidAdverts } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { unaskedLexemes } from '../rank/rank.ts'
import { findAdverts, type AdvertQuery, type FoundPage } from '../retrieve/find.ts'
import { limitsOf, strictestQuery, type ParsedQuery } from '../retrieve/relaxation.ts'
import type { Filter } from '../retrieve/store.ts'
import { drawnOrder, placesOfTurn, turnAt } from './rotation.ts'
import { listMeeting } from './store.ts'

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

export interface ListPage extends FoundPage {
  /** On the first page: adverts in paid places, which come before `ids` and are in no page of them. */
  readonly paid: readonly number[]
}

/** Lists with paid places: not those of a seller. */
const listsWithPlaces: readonly string[] = ['all', 'category', 'subcategory', 'search']
/** Candidates of a turn that are compared with a query. */
const maxCompared = 64
/** Turns for which a cursor stays with the adverts that it began with. */
const maxTurnsBack = 24

/**
 * A page of a list with its paid places: in the default order, of a list that is long enough, adverts that fit the
 * query and its filters fully. The others keep their order, and the count is of all.
 */
export async function findList(deps: SearchDeps, query: AdvertQuery): Promise<ListPage> {
  const { cursor, turn } = readTurn(query.cursor, turnAt(deps.clock.now()))
  const page = await findAdverts(deps, { ...query, cursor })
  const chosen = await placesOf(deps, query, page, turn)
  if (chosen.length === 0) return { ...page, paid: [] }
  const isFirst = query.start === 0 && cursor === undefined
  return {
    ...page,
    ids: page.ids.filter((id) => !chosen.includes(id)),
    paid: isFirst ? chosen : [],
    nextCursor: page.nextCursor && writeTurn(page.nextCursor, turn),
  }
}

async function placesOf(
  deps: SearchDeps,
  { searchType }: AdvertQuery,
  { asTyped, count }: FoundPage,
  turn: number,
): Promise<number[]> {
  if (!asTyped || count < paidPlacesFrom || !listsWithPlaces.includes(searchType)) return []
  const { filter } = asTyped.narrowed
  const candidates = (await paidAdverts(deps)).filter((advert) => isInFilter(advert, filter))
  if (candidates.length === 0) return []
  const ids = candidates.map(({ advertId }) => advertId)
  return placesOfTurn(await fitting(deps, ids, asTyped, turn), turn)
}

/** The candidates that fit a query; of very many a sample that each turn draws anew. */
async function fitting(
  { sql }: SearchDeps,
  ids: readonly number[],
  parsed: ParsedQuery,
  turn: number,
): Promise<readonly number[]> {
  const { terms, narrowed } = parsed
  if (terms.length === 0 && narrowed.isPlain && narrowed.range === null) return ids
  const compared = ids.length > maxCompared ? drawnOrder(ids, turn).slice(0, maxCompared) : ids
  const query = strictestQuery(parsed, unaskedLexemes(terms))
  return listMeeting(sql, compared, query, limitsOf(parsed, true))
}

function isInFilter(
  advert: Readonly<Record<keyof Filter, number | null>>,
  filter: Filter,
): boolean {
  const { categoryId, subcategoryId, districtId, placeId, sectorId, ownerId } = filter
  return (
    (categoryId ?? advert.categoryId) === advert.categoryId &&
    (subcategoryId ?? advert.subcategoryId) === advert.subcategoryId &&
    (districtId ?? advert.districtId) === advert.districtId &&
    (placeId ?? advert.placeId) === advert.placeId &&
    (sectorId ?? advert.sectorId) === advert.sectorId &&
    (ownerId ?? advert.ownerId) === advert.ownerId
  )
}

function writeTurn(cursor: string, turn: number): string {
  return `${cursor}~${turn}`
}

/** The turn that the list began in, so that its pages have the same adverts in paid places after the hour. */
function readTurn(
  text: string | undefined,
  now: number,
): { readonly cursor: string | undefined; readonly turn: number } {
  const [, cursor, digits] = /^(.*)~(\d{1,7})$/.exec(text ?? '') ?? []
  if (cursor === undefined) return { cursor: text, turn: now }
  const turn = Number(digits)
  return { cursor, turn: turn <= now && turn >= now - maxTurnsBack ? turn : now }
}
