import type { Category } from '#contract/categories.ts'
import type { Labels } from '#contract/languages.ts'
import { suggestedCountCap, suggestedSubcategories } from '#contract/limits.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import type { Deps } from '../../deps.ts'
import { queryTerms } from '../analyze/query-terms.ts'
import { queryWords } from '../analyze/query-words.ts'
import { noFilters } from '../filters/narrow.ts'
import { nowhere } from '../expand/likely/likely-branches.ts'
import { limitsOf, relaxedQueries } from '../retrieve/relaxation.ts'
import { labelMatch } from '../rules.ts'
import { countInSubcategories, countSubcategories, type CountedQuery } from './store.ts'

/** A subcategory, and the query that is asked in it. */
export interface SuggestedSubcategory {
  readonly id: number
  readonly slug: string
  readonly category: string
  readonly labels: Labels
  /** Empty: all of the subcategory. */
  readonly words: string
  /** Number of public adverts; if capped, there may be more. */
  readonly count: number
  readonly isCapped: boolean
}

type Subcategory = Pick<SuggestedSubcategory, 'id' | 'slug' | 'category' | 'labels'>

interface Wanted {
  /** What is typed: a subcategory so called is suggested as a whole. */
  readonly text: string
  /** A finished query, asked in the subcategories of its adverts. */
  readonly words: string
  /** Ids, those with most adverts first. */
  readonly ofAdverts: readonly number[]
}

/** Subcategories whose name begins with the typed text, and those that hold adverts of the query, the fullest first. */
export async function suggestSubcategories(
  deps: Pick<Deps, 'sql'>,
  tree: readonly Category[],
  { text, words, ofAdverts }: Wanted,
): Promise<SuggestedSubcategory[]> {
  const all = subcategoriesOf(tree)
  const typed = plainText(text)
  const named = all.filter(({ labels }) => isNamed(labels, typed))
  const others = ofAdverts.filter((id) => !named.some((one) => one.id === id))
  const queried = others.flatMap((id) => all.filter((one) => one.id === id))
  // Where names fill the list, a query is not counted: that is the dearest part.
  const room = named.length < suggestedSubcategories ? suggestedSubcategories : 0
  const [ofNamed, ofQueried] = await Promise.all([
    wholeOnes(deps, named),
    queriedOnes(deps, queried.slice(0, room), words),
  ])
  return [...ofNamed, ...ofQueried]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, suggestedSubcategories)
}

async function wholeOnes(
  { sql }: Pick<Deps, 'sql'>,
  named: readonly Subcategory[],
): Promise<SuggestedSubcategory[]> {
  const ids = named.map(({ id }) => id)
  const counts = await countSubcategories(sql, ids)
  return named.map((one) => ({
    ...one,
    words: '',
    count: counts.get(one.id) ?? 0,
    isCapped: false,
  }))
}

async function queriedOnes(
  deps: Pick<Deps, 'sql'>,
  queried: readonly Subcategory[],
  words: string,
): Promise<SuggestedSubcategory[]> {
  const ids = queried.map(({ id }) => id)
  const query = ids.length > 0 ? await queryOf(deps, words, ids) : null
  if (!query) return []
  const counts = await countInSubcategories(deps.sql, query, ids, suggestedCountCap)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isCapped = total >= suggestedCountCap
  return queried.map((one) => ({ ...one, words, count: counts.get(one.id) ?? 0, isCapped }))
}

/** A query as the lists of subcategories read it, which are all of parts or none. Null without a word. */
async function queryOf(
  deps: Pick<Deps, 'sql'>,
  text: string,
  ids: readonly number[],
): Promise<CountedQuery | null> {
  const { words, ...sources } = await queryWords(deps, text)
  const { terms, scored, isCheap } = queryTerms(words, sources)
  if (terms.length === 0) return null
  const isPart = ids.some((id) => sources.lexicon.secondary.has(`~s${id}`))
  const parsed = {
    narrowed: noFilters,
    ...{ terms, scored, likely: nowhere },
    isSecondary: isPart || terms.some((term) => term.isSecondary),
    isCheap,
  }
  return { levels: relaxedQueries(parsed), limits: limitsOf(parsed, true) }
}

function isNamed(labels: Labels, typed: string): boolean {
  return foldedLabels(labels).some((label) => labelMatch(label, typed) === 2)
}

const subcategoriesByTree = new WeakMap<readonly Category[], readonly Subcategory[]>()

function subcategoriesOf(tree: readonly Category[]): readonly Subcategory[] {
  const known = subcategoriesByTree.get(tree)
  if (known) return known
  const all = tree.flatMap(({ slug: category, groups }) =>
    groups.flatMap(({ subcategories }) =>
      subcategories.map(({ id, slug, labels }) => ({ id, slug, labels, category })),
    ),
  )
  subcategoriesByTree.set(tree, all)
  return all
}

const foldedByLabels = new WeakMap<Labels, readonly string[]>()

/** Folded once for each tree of categories, which is cached: 765 labels cost 3 ms a request. */
function foldedLabels(labels: Labels): readonly string[] {
  const known = foldedByLabels.get(labels)
  if (known) return known
  const folded = Object.values(labels).map(plainText)
  foldedByLabels.set(labels, folded)
  return folded
}
