import type { Labels } from '#contract/languages.ts'
import {
  suggestedAdverts,
  suggestedPlaces,
  suggestedSubcategories,
  suggestionsFrom,
} from '#contract/limits.ts'
import { categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { plainText } from '#contract/rules/fold.ts'
import { labelMatch } from '../rules.ts'
import {
  countSubcategories,
  listSuggested,
  listSuggestedPlaces,
  type SuggestedPlace,
} from './store.ts'

interface Suggestions {
  readonly advertIds: readonly number[]
  /** Subcategories by name prefix, then those of the adverts; `count` is the number of public adverts. */
  readonly subcategories: readonly SuggestedSubcategory[]
  readonly places: readonly SuggestedPlace[]
}

interface SuggestedSubcategory {
  readonly id: number
  readonly slug: string
  readonly category: string
  readonly labels: Labels
  readonly count: number
}

const noSuggestions: Suggestions = { advertIds: [], subcategories: [], places: [] }
/** Maximum number of words in the name of a place ("Vadul lui Vodă"). */
const maxPlaceWords = 3

/** Suggests adverts, subcategories and places for a partially typed query; none before the third character. */
export async function suggest(deps: Pick<Deps, 'sql'>, text: string): Promise<Suggestions> {
  const typed = plainText(text)
  if (typed.length < suggestionsFrom) return noSuggestions
  const [adverts, places, tree] = await Promise.all([
    listSuggested(deps.sql, text, suggestedAdverts),
    listSuggestedPlaces(deps.sql, placeStarts(text), suggestedPlaces),
    categoryTree(deps),
  ])
  const all = tree.flatMap(({ slug: category, groups }) =>
    groups.flatMap(({ subcategories }) => subcategories.map((one) => ({ ...one, category }))),
  )
  const named = all
    .map((one) => ({ one, match: matchOf(one.labels, typed) }))
    .filter(({ match }) => match > 0)
  const ofAdverts = all.filter(({ id }) =>
    adverts.some(({ subcategoryId }) => subcategoryId === id),
  )
  const ids = [...named.map(({ one }) => one), ...ofAdverts].map(({ id }) => id)
  const counts = await countSubcategories(deps.sql, ids)
  const countOf = ({ id }: { id: number }): number => counts.get(id) ?? 0
  const best = named
    .toSorted((a, b) => b.match - a.match || countOf(b.one) - countOf(a.one))
    .map(({ one }) => one)
  return {
    advertIds: adverts.map(({ id }) => id),
    subcategories: [...new Set([...best, ...ofAdverts])]
      .slice(0, suggestedSubcategories)
      .map((one) => ({ ...one, count: countOf(one) })),
    places,
  }
}

function matchOf(labels: Labels, typed: string): number {
  return Math.max(...foldedLabels(labels).map((label) => labelMatch(label, typed)))
}

/** Folded once for each tree of categories, which is cached: 765 labels cost 3 ms a request. */
function foldedLabels(labels: Labels): readonly string[] {
  const known = foldedByLabels.get(labels)
  if (known) return known
  const folded = Object.values(labels).map(plainText)
  foldedByLabels.set(labels, folded)
  return folded
}

const foldedByLabels = new WeakMap<Labels, readonly string[]>()

/** Prefixes of place names: the last one to three words, so "apartament vadul lui" suggests "Vadul lui Vodă". */
function placeStarts(text: string): string[] {
  const words = text.trim().split(/\s+/)
  return Array.from({ length: Math.min(maxPlaceWords, words.length) }, (_none, index) =>
    words.slice(-1 - index).join(' '),
  ).filter((start) => plainText(start).length >= suggestionsFrom)
}
