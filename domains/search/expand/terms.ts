import type { Clause } from '../condition.ts'
import { writtenKey, type Lexicon } from './lexicon/lexicon.ts'
import { keyOf, type Meaning, type Synonym } from './meanings/meaning.ts'
import { combinations, noName, titleLexemes, weightOf, weights, type Term } from './term.ts'
import { relatedForms } from './related-forms.ts'
import { formsOf, inflectedIn, looseIn, meaningsOf, rootsIn } from './span-meanings.ts'
import { contentWords, type FormsByWord } from '../analyze/tokens.ts'

interface Span {
  readonly words: readonly string[]
  /** Alternative stemmed forms. */
  readonly forms: Clause
  /** Of words that a Russian adjective is made from. */
  readonly related: Clause
  readonly meanings: readonly Meaning[]
  /** Where things lie whose name begins with these words: "microbuz marfă". */
  readonly longer: readonly string[]
}

export interface ParseOptions {
  readonly lexicon: Lexicon
  readonly isExact: boolean
  /** The query has nothing besides these words. */
  readonly isAlone?: boolean
}

/** What words are read by. */
export interface Sources {
  readonly lexicon: Lexicon
  readonly forms: FormsByWord
}

/** Terms of words without the stop words among them. */
export function contentTerms(
  words: readonly string[],
  { lexicon, forms }: Sources,
  isAlone = true,
): Term[] {
  return parseTerms(contentWords(words), forms, { lexicon, isExact: false, isAlone })
}

/**
 * Splits the folded words of a query into terms, the longest names of the lexicon first. An exact query is not
 * expanded by synonyms. Empty when no word has a stem.
 */
export function parseTerms(
  words: readonly string[],
  roots: FormsByWord,
  { lexicon, isExact, isAlone = true }: ParseOptions,
): Term[] {
  const stemmed = words.filter((word) => word === cut || rootsIn(roots, word).length > 0)
  if (isExact) return stemmed.map((word) => exactTerm(word, inflectedIn(roots, word)))
  const spans = spansOf(stemmed, roots, lexicon)
  const significant = spans.filter(
    ({ forms }) => !forms.some((form) => lexicon.noise.has(keyOf(form))),
  )
  const retained = significant.length > 0 ? significant : spans
  const typed = new Set(stemmed.flatMap((word) => rootsIn(roots, word)))
  const terms = retained.map((span) => {
    const isOnly = isAlone && retained.length === 1
    const term = termOf(span, { isAlone: isOnly, typed, roots, lexicon })
    const { length } = span.words
    // "16 gb" stays together, "joystick ps4" is a joystick.
    const isSplit =
      length > 1 &&
      length <= lexicon.longestName &&
      term.subcategories.length === 0 &&
      !/\d/.test(span.words[0] ?? '')
    if (!isSplit) return term
    const shorter = { ...lexicon, longestName: span.words.length - 1 }
    return {
      ...term,
      split: parseTerms(span.words, roots, { lexicon: shorter, isExact, isAlone: false }),
    }
  })
  const first = Math.max(
    0,
    terms.findIndex(({ weight }) => weight !== weights.adjective),
  )
  return terms.map((term, at) =>
    at === first ? { ...term, weight: term.weight + weights.firstName } : term,
  )
}

/** Stands for words that were taken out; no name goes on after it. */
export const cut = '|'

function exactTerm(word: string, roots: readonly string[]): Term {
  const title = roots.map((root) => [`^${root}`])
  const any = roots.map((root) => [root])
  const own = { strict: title, title, any, typed: any, texts: any }
  return { ...noName, ...own, words: [word], weight: weights.word }
}

function spansOf(words: readonly string[], roots: FormsByWord, lexicon: Lexicon): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < words.length;) {
    if (words[at] === cut) {
      at++
      continue
    }
    let length = Math.min(lexicon.longestName, words.length - at)
    while (length > 1 && !isName(words.slice(at, at + length), roots, lexicon)) length--
    const pair = length < 3 ? joinNumberAndUnit(words[at], words[at + 1]) : null
    const span = words.slice(at, at + (pair ? 2 : length))
    const forms = formsOf(span, (word) => inflectedIn(roots, word))
    const known = meaningsOf(span, roots, lexicon)
    // Names with synonyms need no transliteration.
    const transliterations = known.some(({ synonyms }) => synonyms.length > 0)
      ? []
      : formsOf(span, (word) => looseIn(roots, word))
    spans.push({
      words: span,
      forms: [
        ...(pair ? [[pair]] : []),
        ...forms,
        ...transliterations,
        ...expandWords(span, roots, { lexicon, known }),
      ],
      related: relatedForms(span, roots, { lexicon, known }),
      meanings: known,
      longer: branchesOfLonger(words.slice(at), span.length, { roots, lexicon }),
    })
    at += span.length
  }
  return spans
}

/** Number of words of the longest name that begins at a position; 0 if none does. */
export function nameLength(
  words: readonly string[],
  at: number,
  { roots, lexicon }: { readonly roots: FormsByWord; readonly lexicon: Lexicon },
): number {
  let length = Math.min(lexicon.longestName, words.length - at)
  while (length > 0 && !isName(words.slice(at, at + length), roots, lexicon)) length--
  return length
}

/** Whether a name of the lexicon is that of a subcategory, or has a synonym that is. */
export function isSubcategory(words: readonly string[], { forms, lexicon }: Sources): boolean {
  const found = meaningsOf(contentWords(words), forms, lexicon)
  return found
    .flatMap((meaning) => [meaning, ...meaning.synonyms])
    .some(({ entities }) => entities.some(({ kind }) => kind === 'subcategory'))
}

/** Typed forms that are scored; further ones are expansions. */
const maxTyped = 4

function isName(words: readonly string[], roots: FormsByWord, lexicon: Lexicon): boolean {
  const forms = formsOf(words, (word) => rootsIn(roots, word))
  return (
    forms.some((form) => lexicon.noise.has(keyOf(form))) ||
    meaningsOf(words, roots, lexicon).length > 0
  )
}

/**
 * Joins "x" and "5" to X5, and "16" and "gb" to 16GB, which the index also holds as one word. Null for other words.
 */
function joinNumberAndUnit(first = '', second = ''): string | null {
  const isPair =
    (/^[a-z]{1,3}$/.test(first) && /^\d{1,4}$/.test(second)) ||
    (/^\d{1,4}$/.test(first) && /^[a-z]{1,3}$/.test(second))
  return isPair ? first + second : null
}

/** Expands each word of a name that has no synonyms as a whole: chirie apartament, сдаю квартиру. */
function expandWords(
  words: readonly string[],
  roots: FormsByWord,
  { lexicon, known }: { lexicon: Lexicon; known: readonly Meaning[] },
): Clause {
  if (words.length < 2 || known.some(({ synonyms }) => synonyms.length > 0)) return []
  const alternatives = words.map((word) => {
    const forms = rootsIn(roots, word).map((root) => [root])
    const synonyms = meaningsOf([word], roots, lexicon).flatMap((meaning) => meaning.synonyms)
    return [...forms, ...synonyms.flatMap((synonym) => synonym.forms)]
  })
  return combinations(alternatives, 40)
}

interface QueryContext {
  /** The only term of the query. */
  readonly isAlone: boolean
  /** Stems of all words of the query. */
  readonly typed: ReadonlySet<string>
  readonly roots: FormsByWord
  readonly lexicon: Lexicon
}

function termOf(
  { words, forms, related, meanings, longer }: Span,
  { isAlone, typed, roots, lexicon }: QueryContext,
): Term {
  const synonyms = meanings.flatMap((meaning) => meaning.synonyms)
  const entities = [...meanings, ...synonyms]
    .flatMap((one) => one.entities)
    .filter(({ isWeak }) => !isAlone || !isWeak)
  const lexemes = (kind: string): Clause =>
    [...new Set(entities.flatMap((one) => (one.kind === kind ? [one.lexeme] : [])))].map((one) => [
      one,
    ])
  const texts = distinct([...forms, ...synonyms.flatMap((one) => one.forms), ...related])
  const facts = ['option', 'place', 'sector'].flatMap(lexemes)
  const inTitle = [...texts.map(titleLexemes), ...facts]
  const subcategories = lexemes('subcategory')
  const title = [...inTitle, ...subcategories]
  const branches = branchesOf({ words, forms, longer }, synonyms, { roots, lexicon })
  // A small number in a description is ambiguous: a floor, a year, a price.
  const isNumber = words.every((word) => /^\d{1,3}$/.test(word))
  const names = [...new Set(synonyms.map(({ name }) => name))]
  return {
    words,
    strict: subcategories.length > 0 ? subcategories : inTitle,
    title,
    any: isNumber ? title : [...facts, ...subcategories, ...texts],
    ...{ typed: forms.slice(0, maxTyped), texts },
    parts: partsOf(meanings).filter((root) => !typed.has(root)),
    subcategories,
    branches,
    excluded: [],
    isSecondary:
      forms.some((form) => lexicon.secondaryNames.has(keyOf(form))) ||
      subcategories.some(([lexeme = '']) => lexicon.secondary.has(lexeme)),
    weight: weightOf(words, { subcategories, entities, isKnown: meanings.length > 0 }),
    isKnown: meanings.length > 0,
    split: [],
    synonyms: names,
    also: names.filter((name) => !name.startsWith('=')),
  }
}

/** Parts of several words (блок питания) are ignored, because only single words are compared. */
function partsOf(meanings: readonly Meaning[]): string[] {
  return meanings.flatMap((meaning) =>
    meaning.parts.flatMap((form) => (form.length === 1 ? form : [])),
  )
}

/** Lexemes of the longest name of things that begins with more than the first `length` of the words. */
function branchesOfLonger(
  words: readonly string[],
  length: number,
  { roots, lexicon }: Pick<QueryContext, 'roots' | 'lexicon'>,
): readonly string[] {
  for (let end = Math.min(lexicon.longestName, words.length); end > length; end--) {
    const forms = formsOf(words.slice(0, end), (word) => rootsIn(roots, word))
    const found = forms.flatMap((form) => lexicon.things.get(keyOf(form)) ?? [])
    if (found.length > 0) return found
  }
  return []
}

/** Where things of the name lie, otherwise those of its synonyms, otherwise those that one of its words names. */
function branchesOf(
  { words, forms, longer }: Pick<Span, 'words' | 'forms' | 'longer'>,
  synonyms: readonly Synonym[],
  { roots, lexicon }: Pick<QueryContext, 'roots' | 'lexicon'>,
): Clause {
  const of = (names: Clause): string[] =>
    names.flatMap((form) => lexicon.things.get(keyOf(form)) ?? [])
  const written = lexicon.things.get(writtenKey(words)) ?? []
  const typed = written.length > 0 ? written : of(forms)
  const own = longer.length > 0 ? longer : typed
  const all = own.length > 0 ? own : of(synonyms.flatMap((synonym) => synonym.forms))
  const named =
    all.length > 0 || words.length === 1 ? all : branchesOfWords(words, { roots, lexicon })
  return [...new Set(named)].map((lexeme) => [lexeme])
}

/** Of the first of its shorter names that names things: "игровой ноутбук". */
function branchesOfWords(words: readonly string[], query: Pick<QueryContext, 'roots' | 'lexicon'>) {
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(words.length - 1, words.length - at); length > 0; length--) {
      const found = namedBranches(words.slice(at, at + length), query)
      if (found.length > 0) return found
    }
  return []
}

function namedBranches(
  words: readonly string[],
  { roots, lexicon }: Pick<QueryContext, 'roots' | 'lexicon'>,
): string[] {
  const forms = formsOf(words, (word) => rootsIn(roots, word))
  const entities = meaningsOf(words, roots, lexicon).flatMap((meaning) => meaning.entities)
  return [
    ...forms.flatMap((form) => lexicon.things.get(keyOf(form)) ?? []),
    ...entities.flatMap(({ kind, lexeme }) => (kind === 'subcategory' ? [lexeme] : [])),
  ]
}

function distinct(forms: Clause): Clause {
  return [...new Map(forms.map((form) => [form.join(' '), form])).values()]
}
