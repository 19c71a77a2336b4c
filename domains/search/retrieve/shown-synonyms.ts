import type { Term } from '../expand/term.ts'
import { editDistance, soundOf } from '../spelling/typos.ts'

const maxVariantDistance = 2

/**
 * Synonyms for display, without spelling variants of the query and of each other: those in the letters of the query, and
 * any where there are none.
 */
export function shownSynonyms({ words, also }: Term): string[] {
  const isAsked = isCyrillic(words.join(' '))
  const own = distinct(
    words,
    also.filter((name) => isCyrillic(name) === isAsked),
  )
  return own.length > 0 ? own : distinct(words, also)
}

function isCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text)
}

function distinct(words: readonly string[], names: readonly string[]): string[] {
  const shown: string[] = []
  const sounds = words.map(soundOf)
  for (const name of names) {
    const sound = soundOf(name)
    if (
      sounds.some((known) => editDistance(known, sound, maxVariantDistance) <= maxVariantDistance)
    )
      continue
    sounds.push(sound)
    shown.push(name)
  }
  return shown
}
