import type { Term } from '../expand/term.ts'
import { editDistance, soundOf } from '../spelling/typos.ts'

const maxVariantDistance = 2

/** Synonyms for display, without spelling variants of the query and of each other. */
export function shownSynonyms({ words, also }: Term): string[] {
  const shown: string[] = []
  const sounds = words.map(soundOf)
  for (const name of also) {
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
