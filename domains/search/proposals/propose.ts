import type { Labels } from '#contract/languages.ts'
import { categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { tsQueryText } from '../condition.ts'
import { keyOf, lexiconOf } from '../analyze/lexicon.ts'
import { correctSpelling } from '../spelling/spelling.ts'
import { parseTerms, type Term } from '../analyze/terms.ts'
import { rootsOf, wordsOf } from '../analyze/tokens.ts'
import { listLikeTitles, type LikeTitles } from './like-store.ts'
import { scoresOf } from './score.ts'

export interface Proposal {
  readonly slug: string
  readonly labels: Labels
  readonly category: { readonly slug: string; readonly labels: Labels }
}

const proposedMost = 3
/** The first of a title that says nothing of its place scores less. */
const leastScore = 0.6
/** What scores less against the first is no choice beside it. */
const leastShare = 0.65
/** Letters; a shorter word that nobody knows is no typo of another. */
const mendedFrom = 5

type ProposalDeps = Pick<Deps, 'sql'>

/**
 * Where an advert with such a title belongs, the likeliest first, at most three: by the names of the subcategories in
 * any language, by the titles of like adverts and by those of the reference data. Empty where no word tells.
 */
export async function proposeSubcategories(deps: ProposalDeps, title: string): Promise<Proposal[]> {
  const [relaxation, tree] = await Promise.all([readingOf(deps, title), categoryTree(deps)])
  const signs = relaxation.terms.map((term, at) => ({
    named: term.subcategories.map(([lexeme = '']) => Number(lexeme.slice('~s'.length))),
    isHead: at < relaxation.heads,
  }))
  const [first, ...others] = scoresOf(signs, relaxation.like)
  if (!first || first.score < leastScore) return []
  const near = others.filter(({ score }) => score >= first.score * leastShare)
  const all = tree.flatMap(({ slug, labels, groups }) =>
    groups.flatMap(({ subcategories }) =>
      subcategories.map((one) => ({ ...one, category: { slug, labels } })),
    ),
  )
  return [first, ...near].slice(0, proposedMost).flatMap(({ subcategoryId }) => {
    const found = all.find(({ id }) => id === subcategoryId)
    return found ? [{ slug: found.slug, labels: found.labels, category: found.category }] : []
  })
}

interface Relaxation {
  readonly terms: readonly Term[]
  /** So many of them say what it is; the others, for whom, with what. */
  readonly heads: number
  readonly like: readonly LikeTitles[]
}

/** As typed, else without the typos in words that no name and no title has. */
async function readingOf(deps: ProposalDeps, title: string): Promise<Relaxation> {
  const { head, rest } = partsOf(title)
  const typed = await understood(deps, head, rest)
  const known = typed.terms.map((term, at) => ({
    ...term,
    isKnown:
      term.isKnown ||
      typed.like.some(({ met }) => met.includes(at)) ||
      term.words.every(({ length }) => length < mendedFrom),
  }))
  if (known.every(({ isKnown }) => isKnown)) return typed
  const [headMended, restMended] = await Promise.all([
    correctSpelling(deps, known.slice(0, typed.heads)),
    correctSpelling(deps, known.slice(typed.heads)),
  ])
  if (!headMended && !restMended) return typed
  return understood(deps, headMended?.folded ?? head, restMended?.folded ?? rest)
}

async function understood(deps: ProposalDeps, head: string, rest: string): Promise<Relaxation> {
  const [heads, others] = await Promise.all([termsOf(deps, head), termsOf(deps, rest)])
  const terms = [...heads, ...others]
  const like = terms.length > 0 ? await listLikeTitles(deps.sql, terms.map(titleQuery)) : []
  return { terms, heads: heads.length, like }
}

async function termsOf(deps: ProposalDeps, text: string): Promise<Term[]> {
  const words = wordsOf(text)
  const [roots, lexicon] = await Promise.all([rootsOf(deps, words), lexiconOf(deps)])
  // Where no word says anything of a thing, noise is all that is left.
  const isTelling = ({ title }: Term): boolean =>
    !title.some((form) => lexicon.noise.has(keyOf(form.map((lexeme) => lexeme.slice(1)))))
  return parseTerms(words, roots, { lexicon, isExact: false }).filter(isTelling)
}

/** Its words and their other names, without what an advert has besides its title. */
function titleQuery({ title }: Term): string {
  const words = title.filter((form) => form.every((lexeme) => lexeme.startsWith('^')))
  return words.length > 0 ? tsQueryText([words]) : nothing
}

const nothing = "'~nothing'"

/** What follows these says for whom or with what a thing is, where and of what make: chitară cu husă, чехол для айфона. */
const circumstance =
  /[,;:(|]|\s(?:pentru|pt|cu|fără|fara|din|la|pe|для|на|с|со|в|без|из|от|по|for|with|in|from|to|near|of)\s/iu

function partsOf(title: string): { head: string; rest: string } {
  const text = title.trim()
  const found = circumstance.exec(text)
  if (!found || found.index === 0) return { head: text, rest: '' }
  return { head: text.slice(0, found.index), rest: text.slice(found.index + found[0].length) }
}
