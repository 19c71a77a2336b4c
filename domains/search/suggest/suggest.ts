import { suggestedAdverts, suggestedQueries, suggestionsFrom } from '#contract/limits.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import { categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { lexiconOf, type Lexicon } from '../expand/lexicon/lexicon.ts'
import { completionsOf, type Completion } from './completions.ts'
import { findCandidates, type Found } from './find-candidates.ts'
import { matcherOf } from './matching.ts'
import { suggestPlaces } from './places.ts'
import { firstOfTitles, rankedAdverts, subcategoriesOf } from './ranking.ts'
import type { Candidate, SuggestedPlace } from './store.ts'
import { suggestSubcategories, type SuggestedSubcategory } from './subcategories.ts'
import { segmentsOf, titlesOf } from './title-tokens.ts'

export interface Suggestions {
  /** Queries that begin with the typed text, or mean it; each has adverts. */
  readonly queries: readonly string[]
  readonly advertIds: readonly number[]
  readonly subcategories: readonly SuggestedSubcategory[]
  readonly places: readonly SuggestedPlace[]
}

const noSuggestions: Suggestions = { queries: [], advertIds: [], subcategories: [], places: [] }

/** Suggests queries, adverts, subcategories and places for a partially typed query; none before the third character. */
export async function suggest(
  deps: Pick<Deps, 'sql' | 'clock'>,
  text: string,
): Promise<Suggestions> {
  if (plainText(text).length < suggestionsFrom) return noSuggestions
  const [found, places, tree, lexicon] = await Promise.all([
    findCandidates(deps, text),
    suggestPlaces(deps, text),
    categoryTree(deps),
    lexiconOf(deps),
  ])
  if (!found) return { ...noSuggestions, places }
  const { typed, meant, candidates } = found
  const matcher = matcherOf(typed, meant ?? { names: [], isNamed: false })
  const completions = completionsOf(found, matcher, suggestedQueries)
  const ranked = rankedAdverts(candidates, matcher, partsOf(found, lexicon))
  const [best] = completions
  const isFinished = meant?.isFinished || (!meant?.isNamed && hasWord(candidates, typed.last))
  const asked = isFinished || !best ? null : best
  const subcategories = await suggestSubcategories(deps, tree, {
    text: typed.text,
    words: asked?.written ?? typed.text,
    // What only the full search finds may hold the words anywhere.
    ofAdverts: meant || found.correctedTo ? subcategoriesOf(ranked, asked) : [],
  })
  return {
    queries: queriesOf(found, completions),
    advertIds: firstOfTitles(ranked, suggestedAdverts).map(({ id }) => id),
    subcategories,
    places,
  }
}

/** A corrected text is itself a completion. */
function queriesOf({ correctedTo }: Found, completions: readonly Completion[]): string[] {
  const written = completions.map((one) => one.written)
  const all = correctedTo === '' || written.length > 0 ? written : [correctedTo, ...written]
  return all.slice(0, suggestedQueries)
}

function partsOf({ meant }: Found, { secondary }: Lexicon) {
  return ({ subcategoryId }: Candidate): boolean =>
    !meant?.isSecondary && secondary.has(`~s${subcategoryId}`)
}

function hasWord(candidates: readonly Candidate[], word: string): boolean {
  return candidates.some((candidate) =>
    titlesOf(candidate)
      .flatMap(segmentsOf)
      .some((segment) => segment.some(({ folded }) => folded === word)),
  )
}
