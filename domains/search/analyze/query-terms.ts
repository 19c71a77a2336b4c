import { plainWords } from '#contract/rules/text/fold.ts'
import {
  asObject,
  asThing,
  intentTerm,
  preference,
  withBranches,
  withServices,
  wordsOfIntent,
} from '../expand/intent-terms.ts'
import {
  cityTerms,
  deniedTerms,
  negationTerm,
  placeTerm,
  quantityTerm,
} from '../expand/phrase-terms.ts'
import { guessedThings, guessOf, scoredThings, type GuessedThing } from '../expand/likely/guess.ts'
import {
  likelyBranches,
  likelyOf,
  nowhere,
  scoredBranches,
  withLikely,
  type LikelyBranch,
  type Likely,
} from '../expand/likely/likely-branches.ts'
import { isThing, type Term } from '../expand/term.ts'
import { contentTerms, type Sources } from '../expand/terms.ts'
import { withHead } from './modifiers.ts'
import { withoutClitics } from './phrases/clitics.ts'
import type { Intent } from './phrases/intents.ts'
import type { PlacePhrase } from './phrases/place-names.ts'
import { isTelling, splitIntents, type FoundIntent } from './split-intents.ts'
import { splitQuantities } from './phrases/quantities.ts'
import { splitNegations, splitPlaces } from './split-phrases.ts'
import { shortUnits } from './phrases/units.ts'

/** A query split into terms. */
export interface QueryTerms {
  readonly terms: readonly Term[]
  /** What adverts are scored by: the terms, and the words of intents. */
  readonly scored: readonly Term[]
  readonly likely: Likely
  /** What the query may mean, likeliest first. */
  readonly things: readonly GuessedThing[]
  /** Lowest prices first: the query says "cheap". */
  readonly isCheap: boolean
  /** Words of places, intents and prices with what they were taken for. */
  readonly understood: readonly Understood[]
}

/** A part of a query that is a condition and no name of a thing. */
export interface Understood {
  readonly kind: 'place' | 'cheap'
  readonly words: readonly string[]
}

/** Further words of a query are ignored. */
const maxWords = 16

export function allWordsOf(text: string): string[] {
  return shortUnits(plainWords(withoutClitics(text))).slice(0, maxWords)
}

/** Splits the folded words of a query, stop words included, into places, intents and names of things. */
export function queryTerms(words: readonly string[], sources: Sources): QueryTerms {
  const { places, rest } = splitPlaces(words, sources.lexicon)
  const { intents, names, preferred, wantedFrom, isForSale } = splitIntents(rest, sources)
  const isAlone = places.length === 0 && intents.every(({ intent }) => intent.kind === 'noise')
  const isNamed = isAlone || names.some((word) => isTelling(word, sources))
  const isContinued = names[0] !== words[0]
  const all = isNamed ? nameTerms(names, sources, { isAlone, isContinued, wantedFrom }) : []
  const named = isForSale ? all.map((term) => asThing(term, sources.lexicon)) : all
  const wanted = intents.filter(({ intent }) => intent.kind !== 'noise')
  const significant = significantIn(wanted, named, sources.lexicon)
  const facts = significant.filter(({ intent }) => intent.lexemes.length > 0)
  const asked = { named, significant, isForSale, rest }
  const { likely, things, guessed, ofIntents } = likelyIn(words, asked, sources)
  const terms = [
    ...withLikely(named, likely).map((term) =>
      asObject(withBranches(term, significant, sources.lexicon), significant),
    ),
    ...facts
      .filter(({ intent }) => intent.kind !== 'preference')
      .map((one) => intentTerm(one, sources, { isAlone: !isNamed })),
    ...places.map(placeTerm),
  ]
  const { negated } = splitNegations(names, { isContinued })
  // A query of nothing but noise has it as words.
  const nonEmpty = terms.length > 0 ? terms : contentTerms(words, sources)
  return {
    terms: nonEmpty,
    scored: [
      ...nonEmpty.flatMap(withParts),
      ...[...preferred, ...facts.map(({ intent }) => intent)].map(preference),
      ...ofIntents.flatMap(withParts),
      ...guessed,
      ...negated.flatMap((pair) => deniedTerms(pair, sources)),
      ...places.flatMap(cityTerms),
      ...unaskedIntents(nonEmpty, significant, sources).map(preference),
    ],
    ...{ likely, things },
    isCheap: significant.some(({ intent }) => intent.kind === 'cheap'),
    understood: understoodIn(words, places, significant),
  }
}

/** Who is wanted for work is no thing that a filter follows: "femeie să aibă grijă de bunica" asks for care. */
function significantIn(
  wanted: readonly FoundIntent[],
  named: readonly Term[],
  lexicon: Sources['lexicon'],
): readonly FoundIntent[] {
  const hasThing = named.some(isThing)
  const found = wanted.map((one) => ({ ...one, isAfterName: one.isAfterName && hasThing }))
  return withFirstFilter(withServices(found, named, lexicon))
}

/**
 * A later filter with other branches tells more of what the first one asks for: a projector for hire on one day is no flat
 * by the day.
 */
function withFirstFilter(found: readonly FoundIntent[]): readonly FoundIntent[] {
  const first = found.find(({ intent }) => intent.kind === 'filter')
  const own = new Set(first?.intent.lexemes.flat())
  return found.map((one) =>
    one === first ||
    one.intent.kind !== 'filter' ||
    one.intent.lexemes.some(([lexeme = '']) => own.has(lexeme))
      ? one
      : { ...one, intent: { ...one.intent, kind: 'trait' as const } },
  )
}

interface Asked {
  readonly named: readonly Term[]
  readonly significant: readonly FoundIntent[]
  readonly isForSale: boolean
  /** The words without places. */
  readonly rest: readonly string[]
}

interface Whereabouts extends Pick<QueryTerms, 'likely' | 'things'> {
  /** Terms of the likely subcategories and things. */
  readonly guessed: readonly Term[]
  /** Terms of the words of the intents. */
  readonly ofIntents: readonly Term[]
}

/** Where the answers of a query with these names and intents may lie. A filter limits them itself. */
function likelyIn(
  words: readonly string[],
  { named, significant, isForSale, rest }: Asked,
  sources: Sources,
): Whereabouts {
  const { lexicon } = sources
  const guess = guessOf(rest, named)
  const ofIntents = significant.flatMap((one) => wordsOfIntent(one, sources))
  const filters = significant.filter(({ intent }) => intent.kind === 'filter')
  const unasked = unaskedIntents(named, significant, sources)
  const { limiting, scoring } = likelyBranches([...named, ...ofIntents], words, {
    ...{ lexicon, filters, guess },
    unasked: new Set(unasked.flatMap(({ lexemes }) => lexemes.flat())),
  })
  const isWork = (lexeme: string): boolean =>
    isForSale && lexicon.intents.work.has(Number(lexeme.slice('~s'.length)))
  const withoutWork = (branches: readonly LikelyBranch[]): LikelyBranch[] =>
    branches.filter(({ lexeme }) => !isWork(lexeme))
  const things = guessedThings(guess, lexicon).filter(({ subcategory }) => !isWork(subcategory))
  return {
    likely: filters.length > 0 ? nowhere : likelyOf(withoutWork(limiting)),
    ...{ things, ofIntents },
    guessed: [...scoredBranches(withoutWork(scoring)), ...scoredThings(things)],
  }
}

/** Share of the weight of a name of several words that one of them scores alone. */
const partShare = 0.3

/** "Обои" of "поклеить обои" tells adverts apart too. */
function withParts(term: Term): Term[] {
  const parts = term.split.map((part) => ({ ...part, weight: term.weight * partShare }))
  return [term, ...parts]
}

/** Rented homes and vacancies come after what is for sale, unless something of the query asks for them. */
function unaskedIntents(
  terms: readonly Term[],
  found: readonly FoundIntent[],
  { lexicon }: Sources,
): Intent[] {
  const intents = found.flatMap(({ intent }) => intent.lexemes.flat())
  const names = terms.flatMap(({ subcategories, branches }) => [...subcategories, ...branches])
  const asked = new Set([...intents, ...names.flat()])
  return lexicon.intents.unasked.filter(
    ({ lexemes, subcategories }) =>
      !lexemes.flat().some((lexeme) => asked.has(lexeme)) &&
      !subcategories.some((id) => asked.has(`~s${id}`)),
  )
}

/** Terms of the words that are neither places nor intents. */
function nameTerms(
  names: readonly string[],
  sources: Sources,
  {
    isAlone,
    isContinued,
    wantedFrom,
  }: { readonly isAlone: boolean; readonly isContinued: boolean; readonly wantedFrom: number },
): Term[] {
  const { quantities, others: unmeasured } = splitQuantities(names)
  const { negated, others } = splitNegations(unmeasured, { isContinued })
  return [
    ...withHead(contentTerms(others, sources, isAlone), others, names.slice(0, wantedFrom)),
    ...quantities.map((one) => quantityTerm(one, sources.forms)),
    ...negated.map((pair) => negationTerm(pair, sources.forms)),
  ]
}

function understoodIn(
  words: readonly string[],
  places: readonly PlacePhrase[],
  intents: readonly FoundIntent[],
): Understood[] {
  return [
    ...places.map(({ at, length }) => ({
      kind: 'place' as const,
      words: words.slice(at, at + length),
    })),
    ...intents
      .filter(({ intent }) => intent.kind === 'cheap')
      .map((one) => ({ kind: 'cheap' as const, words: one.words })),
  ]
}
