import { isAmbiguous, isFormOfAny, shareLemma } from '../dictionary/agreement.ts'
import { openDictionary } from '../dictionary/dictionary.ts'
import type { NamedEntity } from './lexicon/lexicon-store.ts'
import type { Meaning } from './meanings/meaning.ts'
import { labelsOf } from './names.ts'
import { contentOf } from '../analyze/tokens.ts'

/**
 * What a meaning that was found by roots says of the words of a name. An ambiguous word has only what names of its own
 * lemma mean: «stea» has the root of "steel", and "largi" that of the village Larga. Null when nothing is left.
 */
export function ownMeaning(words: readonly string[], meaning: Meaning): Meaning | null {
  const [word = '', ...others] = words
  if (others.length > 0 || !isAmbiguous(word)) return meaning
  const entities = meaning.entities.filter((entity) => isFormOfAny(word, wordsOfEntity(entity)))
  if (isFormOfAny(word, meaning.names.flatMap(contentOf))) return { ...meaning, entities }
  return entities.length > 0 ? { ...meaning, entities, synonyms: [], parts: [] } : null
}

/** The entities whose names are no other words of the dictionary: «электрик» is not «электрика». */
export function entitiesOfWord(
  words: readonly string[],
  entities: readonly NamedEntity[],
): readonly NamedEntity[] {
  const [word = '', ...others] = words
  const dictionary = openDictionary()
  if (entities.length === 0 || others.length > 0 || !dictionary.isWord(word)) return entities
  const isSame = (name: string): boolean =>
    name === word || !dictionary.isWord(name) || (shareLemma(name, word) && !isField(name, word))
  return entities.filter((entity) => wordsOfEntity(entity).some(isSame))
}

const wordsByEntity = new WeakMap<NamedEntity, readonly string[]>()

/** The folded words of the labels, read once. */
function wordsOfEntity(entity: NamedEntity): readonly string[] {
  const known = wordsByEntity.get(entity)
  if (known) return known
  const words = labelsOf(entity).flatMap(({ label }) => contentOf(label))
  wordsByEntity.set(entity, words)
  return words
}

/**
 * A Russian field and who works in it, of which the first one also is the genitive of the second, and an English name of
 * the work with a thing: tiling, tiles.
 */
function isField(name: string, word: string): boolean {
  return (
    (word.endsWith('ик') && name === `${word}а`) || (word.endsWith('ing') && !name.endsWith('ing'))
  )
}
