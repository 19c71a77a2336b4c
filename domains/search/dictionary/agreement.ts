import { plainWords } from '#contract/rules/text/fold.ts'
import { soundOf } from '../spelling/typos.ts'
import { openDictionary } from './dictionary.ts'

/** The roots of longer words hardly meet. */
const maxAmbiguousLength = 6
/** Words of different alphabets are one when they sound alike up to here. */
const minAlikeLength = 5

/** Whether different words can have the root of a folded word; one that the dictionary does not know has no other. */
export function isAmbiguous(word: string): boolean {
  return word.length <= maxAmbiguousLength && openDictionary().isWord(word)
}

/**
 * Whether a text really has one of the names, each of one or several folded words of the dictionary. The index compares
 * roots, and different words can have one (cal, call): here two words agree when they are forms of one lemma.
 */
export function hasName(text: string, names: readonly (readonly string[])[]): boolean {
  const words = [...new Set(plainWords(text))]
  const has = (name: string): boolean => words.some((word) => agree(name, word))
  return names.some((name) => name.length > 0 && name.every(has))
}

/** Whether an ambiguous word is a form of one of the names; any other word is. */
export function isFormOfAny(word: string, names: readonly string[]): boolean {
  return !isAmbiguous(word) || names.some((name) => name === word || shareLemma(name, word))
}

/** Whether two folded words can be forms of one lemma. */
export function shareLemma(one: string, other: string): boolean {
  const dictionary = openDictionary()
  const lemmas = new Set(dictionary.lemmasOf(one))
  return lemmas.size > 0 && dictionary.lemmasOf(other).some((lemma) => lemmas.has(lemma))
}

function agree(name: string, word: string): boolean {
  if (name === word) return true
  return isCyrillic(name) === isCyrillic(word) ? shareLemma(name, word) : soundAlike(name, word)
}

function isCyrillic(word: string): boolean {
  return /[а-я]/.test(word)
}

function soundAlike(one: string, other: string): boolean {
  const start = soundOf(one).slice(0, minAlikeLength)
  return start.length === minAlikeLength && soundOf(other).startsWith(start)
}
