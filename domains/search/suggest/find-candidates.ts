import type { Deps } from '../../deps.ts'
import { lexiconOf } from '../expand/lexicon/lexicon.ts'
import { findAdverts } from '../retrieve/find.ts'
import { correctedBeginning, isBeginning } from './beginnings.ts'
import { meaningOf, type Meant } from './condition.ts'
import { listCandidates, listCandidatesById, type Candidate } from './store.ts'
import { segmentsOf, titlesOf } from './title-tokens.ts'
import { inOtherLayout, readTyped, type Typed } from './typed.ts'

/** Adverts for a partially typed query, and how it was understood. */
export interface Found {
  readonly typed: Typed
  /** Null: the adverts are those of the full search. */
  readonly meant: Meant | null
  readonly candidates: readonly Candidate[]
  /** The query that the full search corrected the text to; else empty. */
  readonly correctedTo: string
}

/** Completions are drawn from so many of the newest adverts. */
const sampleSize = 24
/** More where titles are looked through for few letters. */
const wideSampleSize = 64
/** Of the full search, which completes nothing. */
const fewAdverts = 12

/**
 * Finds adverts for a text as the beginning of a query, then for what it may have been meant to be: other forms and
 * longer names, the other keyboard layout, a typo, and at last what the full search finds. Null when nothing is found.
 */
export async function findCandidates(
  deps: Pick<Deps, 'sql' | 'clock'>,
  text: string,
): Promise<Found | null> {
  const typed = readTyped(text)
  if (!typed) return null
  return (
    (await findTyped(deps, typed, false)) ??
    (await findInOtherLayout(deps, text)) ??
    (await findLoosely(deps, typed)) ??
    (await findCorrected(deps, typed)) ??
    (await findByFullSearch(deps, typed))
  )
}

async function findTyped(
  deps: Pick<Deps, 'sql'>,
  typed: Typed,
  isLoose: boolean,
): Promise<Found | null> {
  return findMeant(deps, typed, await meaningOf(deps, typed, isLoose))
}

async function findMeant(
  deps: Pick<Deps, 'sql'>,
  typed: Typed,
  meant: Meant,
): Promise<Found | null> {
  const found = await listCandidates(deps.sql, meant, meant.isSought ? wideSampleSize : sampleSize)
  const candidates = meant.isSought ? withBeginning(found, typed) : found
  return candidates.length > 0 ? { typed, meant, candidates, correctedTo: '' } : null
}

/** Only where it differs: what the words mean besides is found by the full search. */
async function findLoosely(deps: Pick<Deps, 'sql'>, typed: Typed): Promise<Found | null> {
  const [strict, loose] = await Promise.all([
    meaningOf(deps, typed, false),
    meaningOf(deps, typed, true),
  ])
  const isWider = strict.isSought || loose.begun.length > strict.begun.length
  return isWider ? findMeant(deps, typed, loose) : null
}

async function findText(deps: Pick<Deps, 'sql'>, text: string): Promise<Found | null> {
  const typed = readTyped(text)
  return typed && findTyped(deps, typed, false)
}

/** Only for words that are known in the other layout and not as typed. */
async function findInOtherLayout(deps: Pick<Deps, 'sql'>, text: string): Promise<Found | null> {
  const lexicon = await lexiconOf(deps)
  const other = readTyped(inOtherLayout(text))
  const words = other ? [...other.before, other.last] : []
  const isKnown = words.length > 0 && words.every((word) => isBeginning(lexicon, word))
  return other && isKnown ? findTyped(deps, other, false) : null
}

async function findCorrected(deps: Pick<Deps, 'sql'>, typed: Typed): Promise<Found | null> {
  const last = correctedBeginning(await lexiconOf(deps), typed.last)
  return last === null ? null : findText(deps, [typed.beginning, last].filter(Boolean).join(' '))
}

async function findByFullSearch(
  deps: Pick<Deps, 'sql' | 'clock'>,
  typed: Typed,
): Promise<Found | null> {
  const query = { searchType: 'search', search: typed.text, sort: 'none' } as const
  const { ids, correctedTo } = await findAdverts(deps, { ...query, start: 0, size: fewAdverts })
  if (ids.length === 0) return null
  const candidates = await listCandidatesById(deps.sql, ids)
  return { typed: readTyped(correctedTo) ?? typed, meant: null, candidates, correctedTo }
}

/** Adverts with a word in the title that begins with the last typed one. */
function withBeginning(candidates: readonly Candidate[], { last }: Typed): Candidate[] {
  return candidates.filter((candidate) =>
    titlesOf(candidate)
      .flatMap(segmentsOf)
      .some((segment) => segment.some(({ folded }) => folded.startsWith(last))),
  )
}
