import { openDictionary } from '../dictionary/dictionary.ts'
import { isRussianAdjective, isThing, weights, type Term } from '../expand/term.ts'
import { isStopWord } from './tokens.ts'

/** Share of its weight that a name keeps after a preposition: "router pentru casă" is a router. */
const shareAfter: ReadonlyMap<string, number> = new Map([
  ...['de', 'din', 'из', 'от', 'of', 'al', 'ai', 'ale', 'a'].map((word) => [word, 0.7] as const),
  ...'pentru in cu la pe spre sub contra для на в во к ко с со у под по при for with to on in at against'
    .split(' ')
    .map((word) => [word, 0.4] as const),
])

export function isPreposition(word: string): boolean {
  return shareAfter.has(word)
}

/** English words before the object of what is asked for: "clean my flat", "fix the roof". */
const determiners = new Set('the a an my our your his her their this that these some'.split(' '))

const negations = new Set(['fara', 'без', 'without', 'no', 'non', 'bez'])

export function isNegation(word: string): boolean {
  return negations.has(word)
}

/**
 * Lowers the weight of the names that a preposition subordinates to the names before it. The terms are in the order
 * of the words.
 */
export function subordinate(terms: readonly Term[], words: readonly string[]): Term[] {
  let at = 0
  let share = 1
  let hasHead = false
  const head = headOf(terms, words)
  return terms.map((term) => {
    const start = words.indexOf(term.words[0] ?? '', at)
    for (const word of words.slice(at, Math.max(at, start)))
      if (hasHead) share = Math.min(share, shareAfter.get(word) ?? 1)
    // A name may have a preposition inside: "mașină de spălat".
    const last = words.indexOf(term.words.at(-1) ?? '', Math.max(at, start))
    at = Math.max(at, start, last) + 1
    hasHead ||= !isStopWord(term.words[0] ?? '')
    const own = isThing(term) && term !== head ? Math.min(share, shareBeside) : share
    return own === 1 ? term : { ...term, weight: term.weight * own }
  })
}

/** Share of its weight that a thing keeps beside the one that it describes: "geantă laptop" is a bag. */
const shareBeside = 0.45

/**
 * Of several things the first one is meant, in English the last one before a preposition or an object: "wood stove for a
 * sauna", "clean my flat".
 */
function headOf(terms: readonly Term[], words: readonly string[]): Term | undefined {
  if (!isEnglish(terms.flatMap((term) => term.words)))
    return terms.find(isNamedThing) ?? terms.find(isThing) ?? terms.find(isName)
  const start = words.indexOf(terms[0]?.words[0] ?? '')
  const end = words.findIndex(
    (word, at) => at > start && (shareAfter.has(word) || determiners.has(word)),
  )
  const before = terms.filter(
    (term) => end < 0 || words.indexOf(term.words[0] ?? '') < end || words.length === 0,
  )
  return before.findLast(isThing) ?? before.findLast(isName)
}

/** «Рабочий» of an «айфон» is no worker. */
function isNamedThing(term: Term): boolean {
  return isThing(term) && !term.words.every(isRussianAdjective)
}

function isName({ isKnown, weight }: Term): boolean {
  return isKnown && weight >= weights.name
}

/** Share of their weight that names keep which tell why something is wanted: "fata merge în clasa 1, ne trebuie o masă". */
const circumstanceShare = 0.3

/**
 * The words of one name: what is meant weighs what the first name would, "office chair" is a chair. A thing after the
 * words of circumstances is meant before them.
 */
export function withHead(
  terms: readonly Term[],
  words: readonly string[],
  circumstances: readonly string[] = [],
): Term[] {
  const isCircumstance = (term: Term): boolean =>
    term.words.every((word) => circumstances.includes(word))
  const wanted = terms.filter((term) => !isCircumstance(term))
  if (wanted.length === terms.length || !wanted.some(isThing)) return withHeadFirst(terms, words)
  const lightened = terms
    .filter(isCircumstance)
    .map((term) => ({ ...term, weight: term.weight * circumstanceShare }))
  const [first, ...others] = withHeadFirst(wanted, words)
  return first
    ? [...lightened, { ...first, weight: first.weight + weights.firstName }, ...others]
    : lightened
}

function withHeadFirst(terms: readonly Term[], words: readonly string[]): Term[] {
  const head = headOf(terms, words)
  const first = terms.find(({ weight }) => weight !== weights.adjective) ?? terms[0]
  if (!head || head === first) return subordinate(terms, words)
  const bonuses = new Map([
    [head, weights.firstName],
    [first, -weights.firstName],
  ])
  const weighted = terms.map((term) => ({
    ...term,
    weight: term.weight + (bonuses.get(term) ?? 0),
  }))
  return subordinate(weighted, words)
}

/** Whether some of the words are English only, and none is only of another language. */
function isEnglish(words: readonly string[]): boolean {
  const dictionary = openDictionary()
  const languages = words.map(
    (word) => new Set(dictionary.readingsOf(word).map(({ language }) => language)),
  )
  const known = languages.filter(({ size }) => size > 0)
  return known.some(({ size }) => size === 1) && known.every((one) => one.has('en'))
}
