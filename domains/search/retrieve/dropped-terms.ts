import { isAmbiguous } from '../dictionary/agreement.ts'
import { weights, type Term } from '../expand/term.ts'

const maxSets = 8
/** Of the weight of all terms, the share that must remain: less is another question. */
const leastRemaining = 0.4
/** Weight from which a term says what is looked for: other things have the rest too. */
const tellingWeight = 5.5
const maxAlone = 3
/** Subsets of more terms are too many to try. */
const maxTerms = 8

/** Sets of terms to drop, those first that together tell least; at least one term remains. */
export function droppedSets(terms: readonly Term[]): ReadonlySet<Term>[] {
  const light = terms.toSorted((a, b) => a.weight - b.weight).slice(0, maxTerms)
  const total = weightOf(terms)
  const telling = terms.filter(({ weight }) => weight >= tellingWeight)
  return subsets(light)
    .filter((set) => set.length > 0 && set.length < terms.length)
    .filter((set) => telling.length === 0 || telling.some((term) => !set.includes(term)))
    .map((set) => ({ set, weight: weightOf(set) }))
    .filter(({ weight }) => total - weight >= total * leastRemaining)
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, maxSets)
    .map(({ set }) => new Set(set))
}

/**
 * Sets that leave one name alone, the heaviest one first: for a query that nothing else answers. A short word alone
 * would meet other words with its root.
 */
export function allButOne(terms: readonly Term[]): ReadonlySet<Term>[] {
  return terms
    .filter(({ weight, words }) => weight >= weights.word && !words.every(isAmbiguous))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxAlone)
    .map((left) => new Set(terms.filter((term) => term !== left)))
    .filter((set) => set.size > 0)
}

function weightOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0)
}

function subsets(terms: readonly Term[]): Term[][] {
  return terms.reduce<Term[][]>((all, term) => [...all, ...all.map((set) => [...set, term])], [[]])
}
