import { editDistance, openDictionary, soundOf, typosAllowed } from '../../search/service.ts'
import type { ArticleIndex } from './article-index.ts'

/**
 * The word of the articles, or of the ways to ask, that a misspelt one is nearest to; the word itself when none is
 * near, or when a dictionary has it.
 */
export function correctWord({ words }: Pick<ArticleIndex, 'words'>, typed: string): string {
  if (/\d/.test(typed) || openDictionary().isWord(typed)) return typed
  const sound = soundOf(typed)
  const allowed = typosAllowed(sound.length)
  if (allowed === 0) return typed
  let best = { word: typed, typos: allowed + 1 }
  for (const known of words) {
    if (Math.abs(known.sound.length - sound.length) > allowed) continue
    // Few slip at the first letter, and a third of the time is saved.
    if (known.sound[0] !== sound[0] && known.sound[1] !== sound[1]) continue
    const typos = editDistance(sound, known.sound, allowed)
    if (typos < best.typos) best = { word: known.word, typos }
  }
  return best.word
}
