import type { FormsByWord } from '../analyze/tokens.ts'
import type { Clause } from '../condition.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Meaning } from './meanings/meaning.ts'

const maxRelated = 12

/**
 * Forms of the words that a Russian adjective is made from, and of their synonyms, where the adjective has no synonyms of
 * its own: «офисное» of an armchair is "pentru oficiu". Where the noun itself lies tells nothing of the adjective.
 */
export function relatedForms(
  words: readonly string[],
  roots: FormsByWord,
  { lexicon, known }: { readonly lexicon: Lexicon; readonly known: readonly Meaning[] },
): Clause {
  const [word = '', ...others] = words
  if (others.length > 0 || known.some(({ synonyms }) => synonyms.length > 0)) return []
  const related = roots.get(word)?.related ?? []
  return related
    .flatMap((root) => [
      [root],
      ...(lexicon.meanings.get(root)?.synonyms ?? []).flatMap(({ forms }) => forms),
    ])
    .slice(0, maxRelated)
}
