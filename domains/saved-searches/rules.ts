import type { ListFilters } from '#contract/rules/list-filters.ts'
import type { AlertFrequency } from '#contract/saved-searches.ts'
import { minutesBetweenMails } from '../mailer/service.ts'
import { nextMondayMorning, nextMorning } from '../sending-hours.ts'
import type { Clause } from '../search/service.ts'

/** The lexeme that every public advert has. */
const anyAdvert = '~'

/** The rarer what a lexeme says, the fewer adverts bring a search up that it is the anchor of. By its first signs. */
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
 * The lexemes of which every advert that meets the clauses has at least one: of the clause that the fewest adverts
 * meet, one lexeme of each alternative. `counts` says how many adverts meet each clause, as far as it was counted.
 */
export function anchorsOf(clauses: readonly Clause[], counts: readonly number[]): string[] {
  const candidates = clauses
    .map((clause, index) => {
      const lexemes = clause.map((lexemesOfAll) => rarest(lexemesOfAll))
      const rank = Math.max(...lexemes.map((lexeme) => rankOf(lexeme ?? '~')))
      return { lexemes, rank, count: counts[index] ?? 0 }
    })
    // An alternative that asks for nothing is met by all.
    .filter(({ lexemes }) => lexemes.length > 0 && !lexemes.includes(undefined))
    .toSorted((a, b) => a.count - b.count || a.rank - b.rank || a.lexemes.length - b.lexemes.length)
  const found = candidates[0]?.lexemes.flatMap((lexeme) => lexeme ?? [])
  return found ? [...new Set(found)] : [anyAdvert]
}

function rarest(lexemes: readonly string[]): string | undefined {
  return lexemes.toSorted((a, b) => rankOf(a) - rankOf(b) || b.length - a.length)[0]
}

/** What makes two searches the same. "Published in the last days" is dropped: whatever comes is of today. */
export function lastingFilters({ period: _period, ...filters }: ListFilters): ListFilters {
  return { ...filters, ...(filters.place && { place: filters.place.toSorted() }) }
}

/** When what comes now is mailed; null: never. */
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
