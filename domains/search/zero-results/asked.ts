import { hourMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import { shownAskers } from '#contract/rules/numbers/metrics.ts'
import { contactsIn } from '../../contacts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { localDay } from '../../lib/local-day.ts'
import { networkOf } from '../../lib/network.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { insertAsk, listEmptyQueries, type EmptyQuery } from './asked-store.ts'

export type { EmptyQuery }

const maxLength = 60
/** Queries of one network that are stored in an hour. */
const asksOfNetwork = { most: 60, window: hourMs } as const
const shownQueries = 100

/** The words as they are stored; null for what may be about a person, or is no word. */
export function storedQuery(typed: string): string | null {
  const query = typed.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const digits = query.replaceAll(/\D/g, '').length
  const isWord = /\p{L}{2}/u.test(query) && query.length <= maxLength
  return isWord && digits < 6 && !query.includes('@') && contactsIn(query) === 'none' ? query : null
}

/**
 * Counts a query of words alone that found nothing. Who asked is stored as a digest that is keyed for this query, so
 * that two queries of one person cannot be joined.
 */
export async function countEmptySearch(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { user, visitor }: { user: Pick<User, 'id'> | null; visitor: Visitor },
  request: SearchQuery,
): Promise<void> {
  const query = storedQuery(request.search ?? '')
  if (query === null || visitor.isRobot || !isPlain(request)) return
  const network = networkOf(visitor.address)
  try {
    await limit(deps, `empty-search:${network}`, asksOfNetwork)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  const asker = deps.tokens.digest(`empty-search:${query}:${user?.id ?? network}`)
  await insertAsk(deps.sql, { day: localDay(deps.clock.now()), query, asker })
}

/** A query without filters: another one is empty because of them. */
function isPlain({
  searchType,
  search: _words,
  currency: _currency,
  ...rest
}: SearchQuery): boolean {
  const { attributes, ...filters } = rest
  const isSet = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : Boolean(value)
  if (searchType !== 'search' && searchType !== 'all') return false
  return !Object.values(filters).some(isSet) && !Object.values(attributes ?? {}).some(isSet)
}

/** Queries since a day that found nothing, without those that fewer than `shownAskers` people have asked. */
export async function emptyQueries(
  { sql }: Pick<Deps, 'sql'>,
  since: string,
): Promise<EmptyQuery[]> {
  return listEmptyQueries(sql, { since, askers: shownAskers, most: shownQueries })
}
