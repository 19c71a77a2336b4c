import type { Deps } from '../../deps.ts'
import { tsQueryOf } from '../condition.ts'
import { lexiconOf, type Lexicon } from '../analyze/lexicon.ts'
import { isMet, listNearWords } from './store.ts'
import { otherLayout, typosAllowed, editDistance, soundOf } from './typos.ts'
import type { Term } from '../analyze/terms.ts'
import { isSmall } from '../analyze/tokens.ts'

/** Words without their typos: as they are looked for, and as people read them. */
export interface Correction {
  readonly folded: string
  readonly written: string
}

/** Each typo is looked for among all words. So many in one query are no typos. */
const mostCorrected = 6

/**
 * The words that were meant where some of those typed are met in no advert; null where every word is met, or none is
 * near. Of the near ones the nearest, then one of the same alphabet, then the one most adverts have.
 */
export async function correctSpelling(
  deps: Pick<Deps, 'sql'>,
  terms: readonly Term[],
): Promise<Correction | null> {
  const isKnown = await Promise.all(
    terms.map((term) => term.isKnown || isMet(deps.sql, tsQueryOf([term.any]))),
  )
  const unknown = isKnown.filter((one) => !one).length
  if (unknown === 0 || unknown > mostCorrected) return null
  const lexicon = await lexiconOf(deps)
  const words = await Promise.all(
    terms.map(({ words: typed }, at) =>
      isKnown[at]
        ? typed.map((word) => asTyped(word))
        : Promise.all(typed.map((word) => meant(deps, lexicon, word))),
    ),
  )
  const all = words.flat()
  if (all.every(({ isCorrected }) => !isCorrected)) return null
  return {
    folded: all.map(({ folded }) => folded).join(' '),
    written: all.map(({ written }) => written).join(' '),
  }
}

/** For many questions with the same words at once: their typos are looked for once, when the first of them asks. */
export function correctSpellingOnce(): typeof correctSpelling {
  let words: Promise<Correction | null> | undefined
  return (deps, terms) => (words ??= correctSpelling(deps, terms))
}

interface Word extends Correction {
  readonly isCorrected: boolean
}

function asTyped(word: string): Word {
  return { folded: word, written: word, isCorrected: false }
}

const cacheMs = 30_000
const cacheSize = 1_000
const cache = new WeakMap<
  object,
  Map<string, { readonly word: Promise<Word>; readonly until: number }>
>()

/** The list, its choices and its ways out ask for the same words within seconds. */
function meant(deps: Pick<Deps, 'sql'>, lexicon: Lexicon, word: string): Promise<Word> {
  const known = cache.get(deps.sql) ?? new Map()
  cache.set(deps.sql, known)
  const before = known.get(word)
  if (before && Date.now() < before.until) return before.word
  if (known.size >= cacheSize) known.clear()
  const found = lookFor(deps, lexicon, word)
  known.set(word, { word: found, until: Date.now() + cacheMs })
  found.catch(() => known.delete(word))
  return found
}

async function lookFor(deps: Pick<Deps, 'sql'>, lexicon: Lexicon, word: string): Promise<Word> {
  if (/\d/.test(word)) return asTyped(word)
  const layout = otherLayout(word)
  const found =
    (await nearest(deps, lexicon, word, false)) ?? (await nearest(deps, lexicon, layout, true))
  const name = found ?? apart(lexicon, word)
  return name
    ? { folded: name, written: lexicon.words.get(name) ?? name, isCorrected: true }
    : asTyped(word)
}

interface Candidate {
  readonly word: string
  readonly typos: number
  readonly adverts: number
}

async function nearest(
  deps: Pick<Deps, 'sql'>,
  lexicon: Lexicon,
  word: string,
  isOtherLayout: boolean,
): Promise<string | null> {
  const sound = soundOf(word)
  const allowed = isOtherLayout
    ? Math.min(1, typosAllowed(sound.length))
    : typosAllowed(sound.length)
  const used = await listNearWords(deps.sql, sound, allowed)
  const isNear = (one: { readonly word: string; readonly sound: string }): boolean =>
    Math.abs(one.sound.length - sound.length) <= allowed && one.word !== word
  const heard = used.map((one) => ({ ...one, sound: soundOf(one.word) })).filter(isNear)
  const named = lexicon.sounds.filter(isNear).map((one) => ({ ...one, adverts: 0 }))
  const candidates = [...heard, ...named]
    .map((one) => ({ ...one, typos: editDistance(sound, one.sound, allowed) }))
    .filter(({ typos, word: near }) => typos <= allowed && !/\d/.test(near))
  return (
    candidates.toSorted(
      (a, b) =>
        a.typos - b.typos || strangeness(a, word) - strangeness(b, word) || b.adverts - a.adverts,
    )[0]?.word ?? null
  )
}

/** Another alphabet, another first letter: people seldom mistake these. */
function strangeness({ word }: Candidate, typed: string): number {
  const isCyrillic = (text: string): boolean => /[а-я]/.test(text)
  return (isCyrillic(word) === isCyrillic(typed) ? 0 : 2) + (word[0] === typed[0] ? 0 : 1)
}

/**
 * Known words without the spaces between them: masinadespalat. The longest first; null where letters are left. `lost`
 * remembers what cannot be put apart: words of words ("side") would be tried in every combination.
 */
function apart(lexicon: Lexicon, word: string, lost = new Set<string>()): string | null {
  if (lost.has(word)) return null
  for (let length = word.length - 2; length >= 2; length--) {
    const [first, rest] = [word.slice(0, length), word.slice(length)]
    if (!isSmall(first) && !(length > 2 && lexicon.words.has(first))) continue
    const isWhole = isSmall(rest) || (rest.length > 2 && lexicon.words.has(rest))
    const after = isWhole ? rest : apart(lexicon, rest, lost)
    if (after) return `${first} ${after}`
  }
  lost.add(word)
  return null
}
