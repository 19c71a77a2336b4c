import type { Deps } from '../../deps.ts'
import { lexiconOf } from '../expand/lexicon/lexicon.ts'
import type { Term } from '../expand/term.ts'
import { parseTerms } from '../expand/terms.ts'
import { contentOf, isStopWord, rootsOf } from '../analyze/tokens.ts'
import { tsQueryOf, tsQueryText, type Clause } from '../condition.ts'
import { limitsOf, titleClauses } from '../retrieve/relaxation.ts'
import { noFilters } from '../filters/narrow.ts'
import { namesBeginning } from './beginnings.ts'
import type { CandidateQuery } from './store.ts'
import type { Typed } from './typed.ts'

/** A partially typed query in terms of the index. */
export interface Meant extends CandidateQuery {
  /** Names that the text or its last word begins, and what else these mean. */
  readonly names: readonly string[]
  /** The only name that the text begins. */
  readonly name: string | null
  /** Several words are the beginning of a name. */
  readonly isNamed: boolean
  /** Names that the text begins. */
  readonly begun: readonly string[]
  /** Titles of the finished words are looked through for the last one. */
  readonly isSought: boolean
  /** The last word is a known one. */
  readonly isFinished: boolean
}

const maxAlternatives = 40
const shortWord = 3

/**
 * Parses finished words as a search does. The last word is the beginning of a word of a title, or of a known name.
 * `isLoose` also takes it for what else it may be: a form of a word, the beginning of a name of which most letters are
 * missing, a subcategory or an option.
 */
export async function meaningOf(
  deps: Pick<Deps, 'sql'>,
  { before, last }: Typed,
  isLoose: boolean,
): Promise<Meant> {
  const lexicon = await lexiconOf(deps)
  const isStop = isStopWord(last) && before.length > 0
  const words = [...before, ...(isStop ? [] : [last])].filter((word) => !isStopWord(word))
  const names = namesBeginning(lexicon, [...before, last].join(' '), isLoose)
  const roots = await rootsOf(deps, [...words, ...names.flatMap(contentOf)])
  const parse = (content: readonly string[]): Term[] =>
    parseTerms(content, roots, { lexicon, isExact: false })
  const terms = parse(words)
  const lastTerm = isStop ? undefined : terms.findLast((term) => term.words.includes(last))
  const finished = terms.filter((term) => term !== lastTerm)
  const named = names.map((name) => parse(contentOf(name))).filter(({ length }) => length === 1)
  // Several words that begin a name are not looked for one by one.
  const isNamed = before.length > 0 && named.length > 0
  const isWhole = lastTerm !== undefined && lastTerm.words.length > 1
  // Few letters begin too many words: the titles of the finished words are looked through for them.
  const isShort = !isLoose && last.length <= shortWord && finished.length > 0 && !isNamed
  const isSure = isLoose || isWhole || isOutsideTitles(last) || lexicon.words.has(last)
  const meant = [...(lastTerm && isSure && !isNamed ? [lastTerm] : []), ...named.flat()]
  const alternatives = meant.flatMap((term) => textsOf(term, isLoose)).slice(0, maxAlternatives)
  const texts = isNamed ? [] : finished.map((term) => withTexts(term, isLoose))
  return {
    finished: texts.length > 0 ? tsQueryOf(titleClauses(texts)) : [],
    lastWord: isShort || alternatives.length === 0 ? null : tsQueryText([alternatives]),
    letters: isStop || isShort || isWhole || isNamed ? '' : last,
    limits: limitsOf({ narrowed: noFilters, terms: isShort ? finished : terms }, true),
    isSecondary: terms.some((term) => term.isSecondary),
    names: [...names, ...meant.flatMap((term) => term.also)],
    name: names.length === 1 && named.length === 1 ? (names[0] ?? null) : null,
    isNamed,
    begun: names,
    isSought: isStop || isShort,
    isFinished: !isNamed && !isShort && lexicon.words.has(last),
  }
}

/** The vocabulary of titles has neither short words nor model numbers with a sign inside. */
function isOutsideTitles(word: string): boolean {
  return word.length < 3 || /\d/.test(word)
}

function withTexts(term: Term, isLoose: boolean): Term {
  return { ...term, title: textsOf(term, isLoose) }
}

/** Words of the title; in wider queries facts too. */
function textsOf({ title }: Term, isLoose: boolean): Clause {
  const texts = title.filter((form) => form.every((lexeme) => lexeme.startsWith('^')))
  return isLoose || texts.length === 0 ? title : texts
}
