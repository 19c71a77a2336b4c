import type { Clause } from '../condition.ts'
import { keyOf, type Lexicon, type Meaning } from './lexicon.ts'
import type { FormsByWord } from './tokens.ts'

/** One term of a query in ever wider words of the index. */
export interface Term {
  /** The words as typed, folded. */
  readonly words: readonly string[]
  /** What surely is meant: offered in the subcategory of that name, else named so in the title. */
  readonly strict: Clause
  /** In the title, or a fact of the advert. */
  readonly title: Clause
  /** Anywhere. */
  readonly any: Clause
  /** First words of a title that make it another thing, unless it is offered where the thing is. */
  readonly parts: readonly string[]
  readonly subcategories: Clause
  /** It names what belongs to other things: a cover, a part, a repair. */
  readonly isSecondary: boolean
  /** It says what a thing is like, so that without it there is still the thing: no number, no place. */
  readonly isTrait: boolean
  /** A name of the lexicon: no typo, even where nobody offers such a thing. */
  readonly isKnown: boolean
  /** Other names that were looked for. */
  readonly also: readonly string[]
}

interface Span {
  readonly words: readonly string[]
  /** Any of these, each all of its roots. */
  readonly forms: Clause
  readonly meanings: readonly Meaning[]
}

/**
 * What the words of a query mean, the longest known names first. `roots` gives the forms of a word; an exact relaxation
 * knows no other names. Empty when no word says anything.
 */
export function parseTerms(
  words: readonly string[],
  roots: FormsByWord,
  { lexicon, isExact }: { lexicon: Lexicon; isExact: boolean },
): Term[] {
  const said = words.filter((word) => rootsIn(roots, word).length > 0)
  if (isExact) return said.map((word) => exactTerm(word, rootsIn(roots, word)))
  const spans = spansOf(said, roots, lexicon)
  const telling = spans.filter(({ forms }) => !forms.some((form) => lexicon.noise.has(keyOf(form))))
  const cache = telling.length > 0 ? telling : spans
  const typed = new Set(said.flatMap((word) => rootsIn(roots, word)))
  return cache.map((span) => termOf(span, { isAlone: cache.length === 1, typed, lexicon }))
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
    let length = Math.min(lexicon.longest, words.length - at)
    while (length > 1 && !isName(words.slice(at, at + length), roots, lexicon)) length--
    const pair = length < 3 ? joined(words[at], words[at + 1]) : null
    const span = words.slice(at, at + (pair ? 2 : length))
    const forms = formsOf(span, (word) => rootsIn(roots, word))
    const known = meaningsOf(span, roots, lexicon)
    // A name that is known needs no guess of how it might be spelt in the other alphabet.
    const guessed = known.some(({ others }) => others.length > 0)
      ? []
      : formsOf(span, (word) => looseIn(roots, word))
    spans.push({
      words: span,
      forms: [
        ...(pair ? [[pair]] : []),
        ...forms,
        ...guessed,
        ...apart(span, roots, { lexicon, known }),
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
 * In the alphabet it is typed in, else as it sounds: kvartira is a name too. A name that is known as it is written
 * does not mean what another name of the same root does: tablou, table.
 */
function meaningsOf(
  words: readonly string[],
  roots: FormsByWord,
  { written, meanings, heard }: Lexicon,
): Meaning[] {
  const typed = formsOf(words, (word) => rootsIn(roots, word)).map(keyOf)
  const [, number, unit] = /^(\d+)([a-z]+)$/.exec(words.join('')) ?? []
  const own = [...typed, ...(number && unit ? [keyOf([number, unit])] : [])].flatMap(
    (key) => meanings.get(key) ?? [],
  )
  const exact = written.get(keyOf(words))
  if (exact) return [exact, ...own.map((meaning) => ({ ...meaning, others: [] }))]
  if (own.length > 0) return own
  const other = formsOf(words, (word) => looseIn(roots, word)).map(keyOf)
  return [
    ...typed.flatMap((key) => heard.get(key) ?? []),
    ...other.flatMap((key) => meanings.get(key) ?? []),
  ]
}

/** "x" and "5" are X5, "16" and "gb" are 16GB: the index keeps both as one word too. */
function joined(first = '', second = ''): string | null {
  const isPair =
    (/^[a-z]{1,3}$/.test(first) && /^\d{1,4}$/.test(second)) ||
    (/^\d{1,4}$/.test(first) && /^[a-z]{1,3}$/.test(second))
  return isPair ? first + second : null
}

/** A name of several words without other names may be said with other names of each: chirie apartament, сдаю квартиру. */
function apart(
  words: readonly string[],
  roots: FormsByWord,
  { lexicon, known }: { lexicon: Lexicon; known: readonly Meaning[] },
): Clause {
  if (words.length < 2 || known.some(({ others }) => others.length > 0)) return []
  const ways = words.map((word) => {
    const forms = rootsIn(roots, word).map((root) => [root])
    const others = meaningsOf([word], roots, lexicon).flatMap((meaning) => meaning.others)
    return [...forms, ...others.flatMap((other) => other.forms)]
  })
  return crossed(ways, 40)
}

function formsOf(
  words: readonly string[],
  formsOfWord: (word: string) => readonly string[],
): string[][] {
  return crossed(
    words.map((word) => formsOfWord(word).map((root) => [root])),
    16,
  )
}

/** One of each, in every combination, at most so many. */
function crossed(ways: readonly Clause[], most: number): string[][] {
  return ways.reduce<string[][]>(
    (all, forms) => all.flatMap((way) => forms.map((form) => [...way, ...form])).slice(0, most),
    [[]],
  )
}

interface Around {
  readonly isAlone: boolean
  /** Roots of all that was typed. */
  readonly typed: ReadonlySet<string>
  readonly lexicon: Lexicon
}

function termOf({ words, forms, meanings }: Span, { isAlone, typed, lexicon }: Around): Term {
  const others = meanings.flatMap((meaning) => meaning.others)
  const named = [...meanings, ...others]
    .flatMap((one) => one.named)
    .filter(({ isWeak }) => !isAlone || !isWeak)
  const lexemes = (kind: string): Clause =>
    [...new Set(named.flatMap((one) => (one.kind === kind ? [one.lexeme] : [])))].map((one) => [
      one,
    ])
  const said = distinct([...forms, ...others.flatMap((other) => other.forms)])
  const facts = [...lexemes('option'), ...lexemes('place')]
  const inTitle = [...said.map(titled), ...facts]
  const subcategories = lexemes('subcategory')
  const title = [...inTitle, ...subcategories]
  // A small number in a description is anything: a floor, a year, a price.
  const isNumber = words.every((word) => /^\d{1,3}$/.test(word))
  // A part of two words (блок питания) would need both: its first words are rarely alone.
  const parts = meanings.flatMap((meaning) =>
    meaning.parts.flatMap((form) => (form.length === 1 ? form : [])),
  )
  return {
    words,
    strict: subcategories.length > 0 ? subcategories : inTitle,
    title,
    any: isNumber ? title : [...facts, ...subcategories, ...said],
    parts: parts.filter((root) => !typed.has(root)),
    subcategories,
    isSecondary:
      forms.some((form) => lexicon.secondaryNames.has(keyOf(form))) ||
      subcategories.some(([lexeme = '']) => lexicon.secondary.has(lexeme)),
    isTrait: !words.some((word) => /\d/.test(word)) && lexemes('place').length === 0,
    isKnown: meanings.length > 0,
    also: [...new Set(others.map(({ name }) => name))].filter((name) => !name.startsWith('=')),
  }
}

function titled(form: readonly string[]): string[] {
  return form.map((root) => `^${root}`)
}

function distinct(forms: Clause): Clause {
  return [...new Map(forms.map((form) => [form.join(' '), form])).values()]
}
