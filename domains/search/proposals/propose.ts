import type { Labels } from '#contract/languages.ts'
import { categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { tsQueryText } from '../condition.ts'
import { lexiconOf } from '../expand/lexicon/lexicon.ts'
import { keyOf } from '../expand/meanings/meaning.ts'
import { correctSpelling } from '../spelling/spelling.ts'
import type { Term } from '../expand/term.ts'
import { parseTerms } from '../expand/terms.ts'
import { rootsOf, wordsOf } from '../analyze/tokens.ts'
import { listTitleMatches, type TitleMatches } from './title-match-store.ts'
import { scoresOf } from './score.ts'

export interface Proposal {
  readonly slug: string
  readonly labels: Labels
  readonly category: { readonly slug: string; readonly labels: Labels }
}

const maxProposals = 3
/** Below this score of the best subcategory nothing is proposed. */
const minScore = 0.6
/** Minimum score of further proposals relative to the best one. */
const minRelativeScore = 0.65
/** A term of the head tells less for each one before it, and a modifier this much of the first one. */
const headDecay = 0.15
const modifierWeight = 0.5
/** Minimum number of letters of an unknown word to correct its spelling. */
const minCorrectedLength = 5

type ProposalDeps = Pick<Deps, 'sql'>

/**
 * Proposes subcategories for an advert by its title, best first, at most three: by names of subcategories in any
 * language and by similar titles of public adverts and of the reference data. Empty when no score is high enough.
 */
export async function proposeSubcategories(deps: ProposalDeps, title: string): Promise<Proposal[]> {
  const [analysis, tree] = await Promise.all([analyzeTitle(deps, title), categoryTree(deps)])
  const terms = analysis.terms.map((term, at) => ({
    subcategoryIds: idsOf(term.subcategories),
    branchIds: idsOf(term.branches),
    weight: at < analysis.heads ? 1 / (1 + headDecay * at) : modifierWeight,
  }))
  const [first, ...others] = scoresOf(terms, analysis.matches)
  if (!first || first.score < minScore) return []
  const near = others.filter(({ score }) => score >= first.score * minRelativeScore)
  const all = tree.flatMap(({ slug, labels, groups }) =>
    groups.flatMap(({ subcategories }) =>
      subcategories.map((one) => ({ ...one, category: { slug, labels } })),
    ),
  )
  return [first, ...near].slice(0, maxProposals).flatMap(({ subcategoryId }) => {
    const found = all.find(({ id }) => id === subcategoryId)
    return found ? [{ slug: found.slug, labels: found.labels, category: found.category }] : []
  })
}

/** Ids in a clause of subcategories. */
function idsOf(subcategories: Term['subcategories']): number[] {
  return subcategories.map(([lexeme = '']) => Number(lexeme.slice('~s'.length)))
}

interface TitleAnalysis {
  readonly terms: readonly Term[]
  /** Number of leading terms that belong to the head of the title; the rest are modifiers. */
  readonly heads: number
  readonly matches: readonly TitleMatches[]
}

/**
 * Analyzes the title as typed; if it has words unknown to the lexicon and to all titles, with their spelling
 * corrected.
 */
async function analyzeTitle(deps: ProposalDeps, title: string): Promise<TitleAnalysis> {
  const { head, rest } = partsOf(title)
  const typed = await matchTitles(deps, head, rest)
  const known = typed.terms.map((term, at) => ({
    ...term,
    isKnown:
      term.isKnown ||
      typed.matches.some(({ met }) => met.includes(at)) ||
      term.words.every(({ length }) => length < minCorrectedLength),
  }))
  if (known.every(({ isKnown }) => isKnown)) return typed
  const [correctedHead, correctedRest] = await Promise.all([
    correctSpelling(deps, known.slice(0, typed.heads)),
    correctSpelling(deps, known.slice(typed.heads)),
  ])
  if (!correctedHead && !correctedRest) return typed
  return matchTitles(deps, correctedHead?.folded ?? head, correctedRest?.folded ?? rest)
}

async function matchTitles(deps: ProposalDeps, head: string, rest: string): Promise<TitleAnalysis> {
  const [heads, others] = await Promise.all([termsOf(deps, head), termsOf(deps, rest)])
  const terms = [...heads, ...others]
  const matches = terms.length > 0 ? await listTitleMatches(deps.sql, terms.map(titleQuery)) : []
  return { terms, heads: heads.length, matches }
}

async function termsOf(deps: ProposalDeps, text: string): Promise<Term[]> {
  const words = wordsOf(text)
  const [roots, lexicon] = await Promise.all([rootsOf(deps, words), lexiconOf(deps)])
  // `parseTerms` retains noise words when there are no others.
  const isSignificant = ({ title }: Term): boolean =>
    !title.some((form) => lexicon.noise.has(keyOf(form.map((lexeme) => lexeme.slice(1)))))
  // The words of "блендер погружной" name a subcategory, the name as a whole does not.
  return parseTerms(words, roots, { lexicon, isExact: false })
    .flatMap((term) => (term.split.length > 0 ? term.split : [term]))
    .filter(isSignificant)
}

/** Query for the words and synonyms of a term in titles, without attributes, places and subcategories. */
function titleQuery({ title }: Term): string {
  const words = title.filter((form) => form.every((lexeme) => lexeme.startsWith('^')))
  return words.length > 0 ? tsQueryText([words]) : matchNone
}

/** A lexeme that no advert has. */
const matchNone = "'~nothing'"

/**
 * Start of the modifiers of a title (for whom, with what, where, of what make): chitară cu husă, чехол для айфона.
 */
const modifierStart =
  /[,;:(|]|\s(?:pentru|pt|cu|fără|fara|din|la|pe|для|на|с|со|в|без|из|от|по|for|with|in|from|to|near|of)\s/iu

/** Words for several pieces, which say nothing about what they are: set de farfurii, набор тарелок, pair of skis. */
const collective =
  /(?<=^|\s)(?:(?:set|seturi|lot|loturi|pachet|pachete|pereche|perechi) de|(?:set|sets|lot|pack|pair|bundle) of|набор|комплект|пара|партия|упаковка)\s+(?=\S)/giu

function partsOf(title: string): { head: string; rest: string } {
  const text = title.trim().replaceAll(collective, '')
  const found = modifierStart.exec(text)
  if (!found || found.index === 0) return { head: text, rest: '' }
  return { head: text.slice(0, found.index), rest: text.slice(found.index + found[0].length) }
}
