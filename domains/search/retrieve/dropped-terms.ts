import { isAmbiguous } from '../dictionary/agreement.ts'
import { isThing, noName, weights, type Term } from '../expand/term.ts'

/** Sets of dropped terms that are tried. */
export const maxSets = 8
/** Of the weight of all terms, the share that must remain: less is another question. */
const leastRemaining = 0.4
/** Weight from which a term says what is looked for: other things have the rest too. */
const tellingWeight = 5.5
const maxAlone = 3
/** Subsets of more terms are too many to try. */
const maxTerms = 8

/** Share of the weight of a name of things that is lost when the subcategories where they lie remain. */
const lostShare = 0.45

/** The first sets of terms to drop. */
export function droppedSets(terms: readonly Term[]): ReadonlySet<Term>[] {
  return allDroppedSets(terms).slice(0, maxSets)
}

/** Sets of terms to drop, those first that together tell least; a term or the subcategories of the head remain. */
export function allDroppedSets(terms: readonly Term[]): ReadonlySet<Term>[] {
  const head = headOf(terms)
  const lossOf = (set: readonly Term[]): number =>
    weightOf(set) - (head && set.includes(head) ? head.weight * (1 - lostShare) : 0)
  const light = terms.toSorted((a, b) => a.weight - b.weight).slice(0, maxTerms)
  const total = weightOf(terms)
  const telling = terms.filter(({ weight }) => weight >= tellingWeight)
  return subsets(light)
    .filter((set) => set.length > 0 && (set.length < terms.length || head))
    .filter(
      (set) => telling.length === 0 || telling.some((term) => term === head || !set.includes(term)),
    )
    .map((set) => ({ set, weight: lossOf(set) }))
    .filter(
      ({ set, weight }) => total - weight >= total * leastRemaining || set.length === terms.length,
    )
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ set }) => new Set(set))
}

/** The terms that remain, with the subcategories of the head where no other thing does. */
export function withoutDropped(terms: readonly Term[], dropped: ReadonlySet<Term>): Term[] {
  const left = terms.filter((term) => !dropped.has(term))
  const head = headOf(terms)
  return head && dropped.has(head) ? [branchTerm(head), ...left] : left
}

/** The thing that is meant, when it has subcategories where such things lie and nothing else says where to look. */
function headOf(terms: readonly Term[]): Term | undefined {
  if (terms.some((term) => term.isSecondary && !isThing(term))) return undefined
  const [head] = terms.filter(isThing).toSorted((a, b) => b.weight - a.weight)
  return head?.subcategories.length === 0 ? head : undefined
}

function branchTerm({ branches, weight }: Term): Term {
  const clauses = { strict: branches, title: branches, any: branches }
  return { ...noName, ...clauses, words: [], weight }
}

/**
 * Sets that leave one name alone, the heaviest one first: for a query that nothing else answers. A short word alone
 * would meet other words with its root.
 */
export function allButOne(terms: readonly Term[]): ReadonlySet<Term>[] {
  if (headOf(terms)) return []
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
