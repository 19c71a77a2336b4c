import { fold } from '#contract/rules/text/fold.ts'
import { openDictionary } from '../dictionary/dictionary.ts'
import type { Term } from '../expand/term.ts'
import { editDistance, soundOf } from '../spelling/typos.ts'

const maxVariantDistance = 2

/**
 * Synonyms for display, without spelling variants of the query and of each other: those in the letters of the query,
 * and any where there are none. English ones only for a query in English: "rochie" needs no "evening dress" beside it.
 */
export function shownSynonyms({ words, also }: Term): string[] {
  const query = words.join(' ')
  const isAsked = isCyrillic(query)
  const names = isEnglish(query) ? also : also.filter((name) => !isEnglish(name))
  const own = distinct(
    words,
    names.filter((name) => isCyrillic(name) === isAsked),
  )
  return own.length > 0 ? own : distinct(words, names)
}

/** Whether a word of a text is English alone, or all of its several words are English too ("picnic table"). */
function isEnglish(text: string): boolean {
  const { readingsOf } = openDictionary()
  const languages = fold(text)
    .split(/[\s-]+/)
    .map((word) => new Set(readingsOf(word).map(({ language }) => language)))
  return (
    languages.some((ofWord) => ofWord.has('en') && ofWord.size === 1) ||
    (languages.length > 1 && languages.every((ofWord) => ofWord.has('en')))
  )
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
