import type { Clause } from '../condition.ts'
import { keyOf, type Lexicon, type Meaning } from './lexicon.ts'
import type { FormsByWord } from './tokens.ts'

/** A term of a query, as clauses of the index from strict to wide. */
export interface Term {
  /** The words as typed, folded. */
  readonly words: readonly string[]
  /** The subcategory of that name if there is one, otherwise the title or an attribute. */
  readonly strict: Clause
  /** The title, an attribute, the place or the subcategory. */
  readonly title: Clause
  /** Any text of the advert, or what `title` accepts. */
  readonly any: Clause
  /**
   * Stems that, among the first words of a title, mark a part or accessory; ignored in the subcategories of the
   * item.
   */
  readonly parts: readonly string[]
  readonly subcategories: Clause
  /** Names an accessory, part or repair. */
  readonly isSecondary: boolean
  /** Describes the item, so that relaxation may drop it: neither a number nor a place. */
  readonly isTrait: boolean
  /** In the lexicon, so it is not a typo even when no advert has it. */
  readonly isKnown: boolean
  /** Synonyms that were searched as well, for display. */
  readonly also: readonly string[]
}

interface Span {
  readonly words: readonly string[]
  /** Alternative stemmed forms. */
  readonly forms: Clause
  readonly meanings: readonly Meaning[]
}

/**
 * Splits the folded words of a query into terms, the longest names of the lexicon first. An exact query is not
 * expanded by synonyms. Empty when no word has a stem.
 */
export function parseTerms(
  words: readonly string[],
  roots: FormsByWord,
  { lexicon, isExact }: { lexicon: Lexicon; isExact: boolean },
): Term[] {
  const stemmed = words.filter((word) => rootsIn(roots, word).length > 0)
  if (isExact) return stemmed.map((word) => exactTerm(word, rootsIn(roots, word)))
  const spans = spansOf(stemmed, roots, lexicon)
  const significant = spans.filter(
    ({ forms }) => !forms.some((form) => lexicon.noise.has(keyOf(form))),
  )
  const retained = significant.length > 0 ? significant : spans
  const typed = new Set(stemmed.flatMap((word) => rootsIn(roots, word)))
  return retained.map((span) => termOf(span, { isAlone: retained.length === 1, typed, lexicon }))
}

function rootsIn(roots: FormsByWord, word: string): readonly string[] {
  return roots.get(word)?.roots ?? []
}

function looseIn(roots: FormsByWord, word: string): readonly string[] {
  return roots.get(word)?.loose ?? []
}

function exactTerm(word: string, roots: readonly string[]): Term {
  const title = roots.map((root) => [`^${root}`])
  const any = roots.map((root) => [root])
  return {
    ...{ words: [word], strict: title, title, any },
    ...{
      parts: [],
      subcategories: [],
      isSecondary: false,
      isTrait: false,
      isKnown: true,
      also: [],
    },
  }
}

function spansOf(words: readonly string[], roots: FormsByWord, lexicon: Lexicon): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(lexicon.longestName, words.length - at)
    while (length > 1 && !isName(words.slice(at, at + length), roots, lexicon)) length--
    const pair = length < 3 ? joinNumberAndUnit(words[at], words[at + 1]) : null
    const span = words.slice(at, at + (pair ? 2 : length))
    const forms = formsOf(span, (word) => rootsIn(roots, word))
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
      meanings: known,
    })
    at += span.length
  }
  return spans
}

function isName(words: readonly string[], roots: FormsByWord, lexicon: Lexicon): boolean {
  const forms = formsOf(words, (word) => rootsIn(roots, word))
  return (
    forms.some((form) => lexicon.noise.has(keyOf(form))) ||
    meaningsOf(words, roots, lexicon).length > 0
  )
}

/**
 * Meanings of a name in the alphabet it is typed in, otherwise of its transliteration ("kvartira"). When the
 * written form itself is in the lexicon, synonyms of other names with the same stem are excluded (tablou, table).
 */
function meaningsOf(
  words: readonly string[],
  roots: FormsByWord,
  { written, meanings, transliterated }: Lexicon,
): Meaning[] {
  const typed = formsOf(words, (word) => rootsIn(roots, word)).map(keyOf)
  const [, number, unit] = /^(\d+)([a-z]+)$/.exec(words.join('')) ?? []
  const own = [...typed, ...(number && unit ? [keyOf([number, unit])] : [])].flatMap(
    (key) => meanings.get(key) ?? [],
  )
  const exact = written.get(keyOf(words))
  if (exact) return [exact, ...own.map((meaning) => ({ ...meaning, synonyms: [] }))]
  if (own.length > 0) return own
  const looseKeys = formsOf(words, (word) => looseIn(roots, word)).map(keyOf)
  return [
    ...typed.flatMap((key) => transliterated.get(key) ?? []),
    ...looseKeys.flatMap((key) => meanings.get(key) ?? []),
  ]
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

function formsOf(
  words: readonly string[],
  formsOfWord: (word: string) => readonly string[],
): string[][] {
  return combinations(
    words.map((word) => formsOfWord(word).map((root) => [root])),
    16,
  )
}

/** Cartesian product, cut at `limit`. */
function combinations(alternatives: readonly Clause[], limit: number): string[][] {
  return alternatives.reduce<string[][]>(
    (all, forms) =>
      all.flatMap((prefix) => forms.map((form) => [...prefix, ...form])).slice(0, limit),
    [[]],
  )
}

interface QueryContext {
  /** The only term of the query. */
  readonly isAlone: boolean
  /** Stems of all words of the query. */
  readonly typed: ReadonlySet<string>
  readonly lexicon: Lexicon
}

function termOf({ words, forms, meanings }: Span, { isAlone, typed, lexicon }: QueryContext): Term {
  const synonyms = meanings.flatMap((meaning) => meaning.synonyms)
  const entities = [...meanings, ...synonyms]
    .flatMap((one) => one.entities)
    .filter(({ isWeak }) => !isAlone || !isWeak)
  const lexemes = (kind: string): Clause =>
    [...new Set(entities.flatMap((one) => (one.kind === kind ? [one.lexeme] : [])))].map((one) => [
      one,
    ])
  const texts = distinct([...forms, ...synonyms.flatMap((synonym) => synonym.forms)])
  const facts = [...lexemes('option'), ...lexemes('place')]
  const inTitle = [...texts.map(titleLexemes), ...facts]
  const subcategories = lexemes('subcategory')
  const title = [...inTitle, ...subcategories]
  // A small number in a description is ambiguous: a floor, a year, a price.
  const isNumber = words.every((word) => /^\d{1,3}$/.test(word))
  // Parts of several words (блок питания) are ignored, because only single words are compared.
  const parts = meanings.flatMap((meaning) =>
    meaning.parts.flatMap((form) => (form.length === 1 ? form : [])),
  )
  return {
    words,
    strict: subcategories.length > 0 ? subcategories : inTitle,
    title,
    any: isNumber ? title : [...facts, ...subcategories, ...texts],
    parts: parts.filter((root) => !typed.has(root)),
    subcategories,
    isSecondary:
      forms.some((form) => lexicon.secondaryNames.has(keyOf(form))) ||
      subcategories.some(([lexeme = '']) => lexicon.secondary.has(lexeme)),
    isTrait: !words.some((word) => /\d/.test(word)) && lexemes('place').length === 0,
    isKnown: meanings.length > 0,
    also: [...new Set(synonyms.map(({ name }) => name))].filter((name) => !name.startsWith('=')),
  }
}

/** Lexemes of title words have the prefix "^". */
function titleLexemes(form: readonly string[]): string[] {
  return form.map((root) => `^${root}`)
}

function distinct(forms: Clause): Clause {
  return [...new Map(forms.map((form) => [form.join(' '), form])).values()]
}
