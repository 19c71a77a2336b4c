import { plainText } from '#contract/rules/text/fold.ts'
import type { Found } from './find-candidates.ts'
import { typedBefore, type Match, type Matcher } from './matching.ts'
import type { Candidate } from './store.ts'
import { segmentsOf, textOf, titlesOf, type Segment, type Token } from './title-tokens.ts'
import type { Typed } from './typed.ts'

/** A query that the titles of public adverts hold. */
export interface Completion {
  readonly folded: string
  /** As most titles write it, in lower case. */
  readonly written: string
  readonly adverts: ReadonlySet<number>
}

interface Counted {
  /** Different titles. */
  readonly titles: Set<string>
  readonly adverts: Set<number>
  /** Number of titles by spelling. */
  readonly spellings: Map<string, number>
  /** Words besides stop words; a name counts as one. */
  readonly length: number
  score: number
}

const maxPhraseWords = 3
/** A phrase of several words is one that people write, not what a single title says. */
const leastTitles = 2
/** A phrase stands for its beginning when it has this share of its titles. */
const standsFor = 0.75
/** Weight of a phrase in front of a title, which names the thing; and of one that goes on from the words before it. */
const frontWeight = 2
const togetherWeight = 4

/** Completions of a partially typed query by the titles of adverts that match it, the commonest first. */
export function completionsOf(
  { typed, meant, candidates }: Found,
  { own, related }: Matcher,
  size: number,
): Completion[] {
  const segments = titleSegments(candidates)
  const collect = (matches: Matcher['own'], beginning: Typed): Map<string, Counted> => {
    const phrases = new Map<string, Counted>()
    for (const { id, title, segment, isFirst } of segments) {
      for (const match of matches(segment)) {
        const weight = isFirst && match.at === 0 ? frontWeight : 1
        for (const phrase of phrasesFrom(segment, match, beginning))
          count(phrases, phrase, { id, title, weight })
      }
    }
    return phrases
  }
  const phrases = collect(own, typed)
  if (phrases.size > 0) return chosen(phrases, typed, size)
  const name = meant?.name ? [completionOf(meant.name, candidates)] : []
  // A name in other words stands for all that is typed.
  const whole = meant?.isNamed ? { ...typed, before: [], beginning: '' } : typed
  const others = chosen(collect(related, whole), typed, size)
  return [...name, ...others.filter(({ folded }) => folded !== name[0]?.folded)].slice(0, size)
}

function completionOf(name: string, candidates: readonly Candidate[]): Completion {
  return {
    folded: plainText(name),
    written: name,
    adverts: new Set(candidates.map(({ id }) => id)),
  }
}

interface TitleSegment {
  readonly id: number
  readonly title: string
  readonly segment: Segment
  readonly isFirst: boolean
}

function titleSegments(candidates: readonly Candidate[]): TitleSegment[] {
  return candidates.flatMap((candidate) =>
    titlesOf(candidate).flatMap((title) =>
      segmentsOf(title).map((segment, nth) => ({
        id: candidate.id,
        title,
        segment,
        isFirst: nth === 0,
      })),
    ),
  )
}

interface Phrase {
  readonly folded: string
  readonly written: string
  readonly length: number
  readonly isTogether: boolean
}

/** Phrases of up to three words from a word on, after the words that are typed already. */
function phrasesFrom(segment: Segment, match: Match, { before, beginning }: Typed): Phrase[] {
  const { at } = match
  const typedWords = typedBefore(segment, at, before)
  // Words that do not stand together in the title are completed by one word.
  const isApart = before.length > 0 && typedWords === 0
  const phrases: Phrase[] = []
  let length = 0
  for (
    let end = at + match.length - 1;
    end < segment.length && length < (isApart ? 1 : maxPhraseWords);
    end++
  ) {
    const token = segment[end]
    if (!token || (length > 0 && isNumber(token) && !isModel(segment[end - 1]))) break
    if (token.isStop) continue
    length++
    const words = segment.slice(at - typedWords, end + 1)
    const typed = isApart ? [beginning] : []
    phrases.push({
      folded: [...(isApart ? before : []), ...words.map(({ folded }) => folded)].join(' '),
      written: [...typed, textOf(words)].join(' '),
      length,
      isTogether: typedWords > 0,
    })
  }
  return phrases
}

/** A number says nothing without what follows it. */
function isNumber({ folded }: Token): boolean {
  return /^\d/.test(folded)
}

/** A Latin word before a number: iphone 13. */
function isModel(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]/.test(token.folded) && !token.isStop
}

function count(
  phrases: Map<string, Counted>,
  { folded, written, length, isTogether }: Phrase,
  { id, title, weight }: { id: number; title: string; weight: number },
): void {
  const known = phrases.get(folded) ?? { ...emptyCount(), length }
  phrases.set(folded, known)
  known.adverts.add(id)
  if (known.titles.has(title)) return
  known.titles.add(title)
  known.spellings.set(written, (known.spellings.get(written) ?? 0) + 1)
  known.score += isTogether ? weight * togetherWeight : weight
}

function emptyCount(): Omit<Counted, 'length'> {
  return { titles: new Set(), adverts: new Set(), spellings: new Map(), score: 0 }
}

function chosen(
  phrases: ReadonlyMap<string, Counted>,
  { before, last }: Typed,
  size: number,
): Completion[] {
  const typed = [...before, last].join(' ')
  const usual = [...phrases].filter(
    ([, { length, titles }]) => length === 1 || titles.size >= leastTitles,
  )
  const isTyped = usual.some(([folded]) => folded === typed)
  const whole = usual
    .filter(([folded]) => folded !== typed && !(isTyped && isForm(folded, typed)))
    .filter(([folded, { titles }]) =>
      usual.every(
        ([longer, more]) =>
          !longer.startsWith(`${folded} `) || more.titles.size < titles.size * standsFor,
      ),
    )
    .toSorted(([, a], [, b]) => b.score - a.score || b.length - a.length)
  return withoutForms(whole)
    .slice(0, size)
    .map(([folded, { adverts, spellings }]) => ({ folded, written: commonest(spellings), adverts }))
}

/** Letters by which forms of one word differ. */
const endingLetters = 2

/** Whether a text is another one with another ending: гараж, гаражом. */
function isForm(folded: string, other: string): boolean {
  const least = Math.max(folded.length, other.length) - endingLetters
  return folded.slice(0, least) === other.slice(0, least)
}

/** One form of each word: the commonest, or a shorter one that is not much rarer. */
function withoutForms(
  entries: readonly (readonly [string, Counted])[],
): (readonly [string, Counted])[] {
  return entries.flatMap((entry, at) => {
    const [folded, { score }] = entry
    if (entries.slice(0, at).some(([other]) => isForm(folded, other))) return []
    const shorter = entries.find(
      ([other, more]) =>
        other.length < folded.length && isForm(other, folded) && more.score * 2 >= score,
    )
    return [shorter ?? entry]
  })
}

/** Among equally common spellings the one with most diacritics. */
function commonest(spellings: ReadonlyMap<string, number>): string {
  const marks = (text: string): number => text.normalize('NFD').length
  const [best] = [...spellings].toSorted(([a, n], [b, m]) => m - n || marks(b) - marks(a))
  return best?.[0] ?? ''
}
