import type { Deps } from '../../deps.ts'
import type { Condition, Limits, Query } from '../condition.ts'
import { levelsOf, limitsOf, titleClauses, type Question } from './relaxation.ts'
import { lexiconOf } from '../analyze/lexicon.ts'
import { mended } from '../spelling/spelling.ts'
import { isMet } from '../spelling/store.ts'
import { narrow, type Narrowed, type Wish } from '../filters/narrow.ts'
import { understand, type Idea } from '../analyze/terms.ts'
import { plainWords, rootsOf, wordsOf } from '../analyze/tokens.ts'

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

/** What a wish asks of the index; null when nothing can be found. */
export async function questionOf(deps: SearchDeps, wish: Wish): Promise<Question | null> {
  const text = wish.searchType === 'search' ? wish.search.trim() : ''
  const narrowed = await narrow(deps, wish)
  if (!narrowed) return null
  const isExact = wish.exact ?? false
  const asked = text
    ? await ideasOf(deps, text, { isExact, narrowed })
    : { ideas: [], isSecondary: false }
  return text && asked.ideas.length === 0
    ? null
    : { narrowed, ...asked, isWide: wish.wide ?? false }
}

async function ideasOf(
  deps: SearchDeps,
  text: string,
  { isExact, narrowed }: { isExact: boolean; narrowed: Narrowed },
): Promise<Pick<Question, 'ideas' | 'isSecondary'>> {
  const telling = wordsOf(text)
  const words = telling.length > 0 ? telling : plainWords(text).slice(0, 3)
  const [roots, lexicon] = await Promise.all([rootsOf(deps, words), lexiconOf(deps)])
  const ideas = understand(words, roots, { lexicon, isExact })
  const { subcategoryId } = narrowed.filter
  const isThere = subcategoryId !== undefined && lexicon.secondary.has(`~s${subcategoryId}`)
  const isSecondary = isExact || isThere || ideas.some((idea) => idea.isSecondary)
  return { ideas, isSecondary }
}

const mostLetGo = 5

/** Another reading of a question that no advert meets. */
export interface Reading {
  readonly question: Question
  /** The words that were meant where those typed hold a slip; else empty. */
  readonly correctedTo: string
  /** Words that were let go. */
  readonly missing: readonly string[]
}

/**
 * What somebody may have meant whose words no advert meets: first without slips, then without what the thing should
 * be like, the last word first. Beside filters the same is let go as without them: where somebody offers all the
 * words, the filters are why nothing is found, and the person can see them.
 */
export async function* readingsOf(
  deps: SearchDeps,
  question: Question,
  mend = mended,
): AsyncGenerator<Reading> {
  const better = await mendedQuestion(deps, question, mend)
  if (better) yield { ...better, missing: [] }
  const { question: base, correctedTo } = better ?? { question, correctedTo: '' }
  const { narrowed, ideas } = base
  const isFiltered = narrowed.clauses.length > 0 || narrowed.limits !== null
  if (isFiltered && (await isOffered(deps, base))) return
  for (const gone of waysToLetGo(ideas)) {
    const kept = ideas.filter((idea) => !gone.includes(idea))
    // oxlint-disable-next-line no-await-in-loop -- the first that is offered ends it
    if (isFiltered && !(await isOffered(deps, { ...base, ideas: kept }))) continue
    yield {
      question: { ...base, ideas: kept },
      correctedTo,
      missing: ideas.flatMap((idea) => (gone.includes(idea) ? idea.words : [])),
    }
    if (isFiltered) return
  }
}

/** Anywhere in the market, whatever the filters. */
async function isOffered(deps: Pick<Deps, 'sql'>, question: Question): Promise<boolean> {
  const narrowed = { ...question.narrowed, clauses: [], limits: null }
  return isMet(deps.sql, levelsOf({ ...question, narrowed }).at(-1) ?? [])
}

/** The thing comes first, but after a Russian adjective (детский комбинезон). */
function waysToLetGo(ideas: readonly Idea[]): Idea[][] {
  const isFirstTrait = /[а-я](?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/.test(ideas[0]?.words[0] ?? '')
  const traits = ideas
    .slice(isFirstTrait ? 0 : 1)
    .filter((idea) => idea.isTrait)
    .toReversed()
    .slice(0, mostLetGo)
  const few = traits.slice(0, ideas.length - 1)
  return [...few.map((trait) => [trait]), ...few.slice(1).map((_trait, at) => few.slice(0, at + 2))]
}

async function mendedQuestion(
  deps: SearchDeps,
  question: Question,
  mend: typeof mended,
): Promise<{ question: Question; correctedTo: string } | null> {
  const words = await mend(deps, question.ideas)
  if (!words) return null
  const { narrowed } = question
  const asked = await ideasOf(deps, words.folded, { isExact: false, narrowed })
  return { question: { ...question, ...asked }, correctedTo: words.written }
}

/** A question with the query and the limits of the list that it gets. */
export interface Settled {
  readonly question: Question
  readonly query: Query
  readonly limits: Limits | null
  /** All that holds the words; nothing narrower is met. */
  readonly isWidest: boolean
  /** Some advert meets it; null where nobody has looked. */
  readonly isMet: boolean | null
}

/** Whether any advert is in the list that was settled on. */
export async function holdsAny(deps: Pick<Deps, 'sql'>, settled: Settled): Promise<boolean> {
  return settled.isMet ?? isMet(deps.sql, settled.query, settled.limits)
}

/**
 * What a wish comes to now that the market is as it is: slips mended, as narrow as there are adverts. Null when
 * nothing can be found.
 */
export async function settledOf(
  deps: SearchDeps,
  wish: Wish,
  mend = mended,
): Promise<Settled | null> {
  const question = await questionOf(deps, wish)
  if (!question) return null
  const asTyped = await levelOf(deps, question)
  const isAsTyped = question.ideas.length === 0 || wish.exact
  if (isAsTyped || (await holdsAny(deps, asTyped))) return asTyped
  for await (const reading of readingsOf(deps, question, mend)) {
    const settled = await levelOf(deps, reading.question)
    if (await holdsAny(deps, settled)) return settled
  }
  return asTyped
}

/** The narrowest of the queries that any advert meets. */
async function levelOf({ sql }: Pick<Deps, 'sql'>, question: Question): Promise<Settled> {
  const [first = [], ...levels] = levelsOf(question)
  const widest = { question, query: levels.at(-1) ?? first, limits: limitsOf(question, false) }
  if (question.isWide || question.ideas.length === 0)
    return { ...widest, isWidest: true, isMet: null }
  // What nobody meets in the widest sense needs no closer look.
  if (!(await isMet(sql, widest.query, widest.limits)))
    return { ...widest, isWidest: true, isMet: false }
  for (const [at, query] of levels.slice(0, -1).entries()) {
    const limits = limitsOf(question, at === 0)
    // oxlint-disable-next-line no-await-in-loop -- the first that is met ends it
    if (await isMet(sql, query, limits))
      return { question, query, limits, isWidest: false, isMet: true }
  }
  return { ...widest, isWidest: true, isMet: true }
}

/**
 * What an advert must meet to be found so, word for word: what nobody offers today is no slip, it may come tomorrow.
 * Null when none can be.
 */
export async function conditionOf(deps: SearchDeps, wish: Wish): Promise<Condition | null> {
  const question = await questionOf(deps, wish)
  if (!question) return null
  const { query, limits, isWidest } = await levelOf(deps, question)
  const { narrowed, ideas } = question
  const words = isWidest ? ideas.map((idea) => idea.any) : titleClauses(ideas)
  return { clauses: [...words, ...narrowed.clauses], tsquery: query.join(' & '), limits }
}
