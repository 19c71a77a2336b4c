import type { Deps } from '../../deps.ts'
import { lexiconOf, writtenKey, type Lexicon } from '../expand/lexicon/lexicon.ts'
import { keyOf } from '../expand/meanings/meaning.ts'
import { nameLength, type Sources } from '../expand/terms.ts'
import { openDictionary } from '../dictionary/dictionary.ts'
import { compoundsIn } from './phrases/compounds.ts'
import { withCyrillic } from './phrases/transliteration.ts'
import { allWordsOf } from './query-terms.ts'
import { rootsOf } from './tokens.ts'

/** The folded words of a query, and what they are read by. */
export interface QueryWords extends Sources {
  readonly words: readonly string[]
}

/**
 * Compounds of a known name are their two words: «авторемонт» is the name «ремонт авто». Russian in Latin letters is
 * read as Russian.
 */
export async function queryWords(deps: Pick<Deps, 'sql'>, text: string): Promise<QueryWords> {
  const lexicon = await lexiconOf(deps)
  const dictionary = openDictionary()
  const written = withCyrillic(
    allWordsOf(text),
    (word) => dictionary.readingsOf(word).length > 0 || isName(word, lexicon),
    dictionary.isWord,
  )
  const roots = await rootsOf(deps, written)
  const compounds = compoundsIn(
    written,
    (word) => lexicon.words.has(word) || nameLength([word], 0, { roots, lexicon }) === 1,
  )
  const forms =
    compounds.size > 0
      ? await rootsOf(deps, [...written, ...[...compounds.values()].flat()])
      : roots
  const words = written.flatMap((word) => {
    const parts = compounds.get(word)
    return parts && nameLength(parts, 0, { roots: forms, lexicon }) === 2 ? parts : [word]
  })
  return { words, lexicon, forms }
}

/** A name by itself, as written; in names of several words Russian ones may stand in Latin letters. */
function isName(word: string, { written, things }: Lexicon): boolean {
  return written.get(keyOf([word])) !== undefined || things.has(writtenKey([word]))
}
