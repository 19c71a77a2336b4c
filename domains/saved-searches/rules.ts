import type { ListFilters } from '#contract/rules/list-filters.ts'
import type { AlertFrequency } from '#contract/saved-searches.ts'
import { minutesBetweenMails } from '../mailer/service.ts'
import { nextMondayMorning, nextMorning } from '../lib/sending-hours.ts'
import type { Clause } from '../search/service.ts'

/** The lexeme of every public advert. */
const anyAdvert = '~'

/** Selectivity of filter lexemes by prefix, most selective first: an anchor should match few adverts. */
const ranks: Readonly<Record<string, number>> = {
  '~u': 1,
  '~s': 2,
  '~g': 2,
  '~o': 3,
  '~n': 3,
  '~p': 4,
  '~h': 4,
  '~k': 5,
  '~r': 6,
  '~m': 7,
}

function rankOf(lexeme: string): number {
  if (!lexeme.startsWith('~')) return 0
  // Options without a key are flags: half of all adverts have a photo.
  if (lexeme.startsWith('~o') && !lexeme.includes(':')) return 8
  return ranks[lexeme.slice(0, 2)] ?? 9
}

/**
 * Anchor lexemes, at least one of which every matching advert has: from the clause with the fewest matches, one lexeme
 * per alternative. `counts` are the capped numbers of matches per clause.
 */
export function anchorsOf(clauses: readonly Clause[], counts: readonly number[]): string[] {
  const candidates = clauses
    .map((clause, index) => {
      const lexemes = clause.map((lexemesOfAll) => rarest(lexemesOfAll))
      const rank = Math.max(...lexemes.map((lexeme) => rankOf(lexeme ?? '~')))
      return { lexemes, rank, count: counts[index] ?? 0 }
    })
    // An alternative without lexemes matches every advert.
    .filter(({ lexemes }) => lexemes.length > 0 && !lexemes.includes(undefined))
    .toSorted((a, b) => a.count - b.count || a.rank - b.rank || a.lexemes.length - b.lexemes.length)
  const found = candidates[0]?.lexemes.flatMap((lexeme) => lexeme ?? [])
  return found ? [...new Set(found)] : [anyAdvert]
}

function rarest(lexemes: readonly string[]): string | undefined {
  return lexemes.toSorted((a, b) => rankOf(a) - rankOf(b) || b.length - a.length)[0]
}

/** Filters that identify a search. The period is dropped, because all arrivals are recent. */
export function lastingFilters({ period: _period, ...filters }: ListFilters): ListFilters {
  return { ...filters, ...(filters.place && { place: filters.place.toSorted() }) }
}

/** When a hit at `now` is mailed; null: never. */
export function mailDueAt(
  frequency: AlertFrequency,
  now: Date,
  sentAt: Date | null = null,
): Date | null {
  if (frequency === 'never') return null
  if (frequency === 'daily') return nextMorning(now)
  if (frequency === 'weekly') return nextMondayMorning(now)
  const pauseEnds = (sentAt?.getTime() ?? 0) + minutesBetweenMails * 60_000
  return new Date(Math.max(now.getTime(), pauseEnds))
}
