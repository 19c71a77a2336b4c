import type { TitleMatches } from './title-match-store.ts'

/** A term of the title to classify. */
export interface TitleTerm {
  /** Ids of the subcategories of that name. */
  readonly subcategoryIds: readonly number[]
  /** Of those where things of that name lie, among others: they count where no title has the name. */
  readonly branchIds?: readonly number[]
  /** How much it tells, relative to the first term of a title. */
  readonly weight: number
}

export interface Score {
  readonly subcategoryId: number
  /** From 0; a term adds at most a little over 1, the most similar title at most 0.5. */
  readonly score: number
}

/** Tuned on the titles of tests/search/titles.ts. */
const weights = {
  /** A title that has the term, but not among its first words: for votes and for similarity. */
  bodyVote: 0.35,
  bodySimilarity: 0.8,
  /** Votes of adverts relative to those of the reference data, because some adverts are misplaced. */
  market: 0.5,
  /** Number of titles whose vote has half of the maximum weight. */
  confidenceHalf: 1,
  /** The most similar title of each subcategory. */
  similarity: 0.5,
  /** Smoothing of vote shares; a smaller value separates subcategories more sharply. */
  floor: 0.01,
} as const

const scale = Math.log(1 / weights.floor)

/**
 * Scores subcategories for a title with these terms, best first. Each term votes by the share of matching titles in
 * the subcategory, normalized by its size; the most similar title adds to the score. `met` and `heads` of the
 * matches are indices of `terms`.
 */
export function scoresOf(terms: readonly TitleTerm[], matches: readonly TitleMatches[]): Score[] {
  const termWeights = terms.map(({ weight }) => weight)
  const scores = new Map<number, number>()
  const add = (id: number, score: number): void => {
    scores.set(id, (scores.get(id) ?? 0) + score)
  }
  for (const [at, term] of terms.entries()) {
    const votes = votesOf(at, term, matches)
    const total = sumOf([...votes.values()])
    for (const [id, vote] of votes) {
      const logShare = Math.log(1 + vote / total / weights.floor) / scale
      add(id, (termWeights[at] ?? 0) * logShare * Math.min(1, total))
    }
  }
  for (const [id, similarity] of similarityBySubcategory(termWeights, matches))
    add(id, weights.similarity * similarity)
  return [...scores]
    .map(([subcategoryId, score]) => ({ subcategoryId, score }))
    .toSorted((a, b) => b.score - a.score || a.subcategoryId - b.subcategoryId)
}

function votesOf(
  at: number,
  { subcategoryIds, branchIds = [] }: TitleTerm,
  matches: readonly TitleMatches[],
): Map<number, number> {
  const votes = new Map<number, number>()
  const add = (id: number, vote: number): void => {
    votes.set(id, (votes.get(id) ?? 0) + vote)
  }
  const matching = matches.filter(({ met }) => met.includes(at))
  for (const ofMarket of [true, false]) {
    const titles = matching.filter(({ isMarket }) => isMarket === ofMarket)
    // The square root normalizes by size only in part, so that large subcategories remain more likely.
    const voteOf = ({ count, size, heads }: TitleMatches): number =>
      (count * (heads.includes(at) ? 1 : weights.bodyVote)) / Math.sqrt(size)
    const totalVotes = sumOf(titles.map(voteOf))
    const count = sumOf(titles.map((one) => one.count))
    const confidence = (count / (count + weights.confidenceHalf)) * (ofMarket ? weights.market : 1)
    for (const one of titles) add(one.subcategoryId, (voteOf(one) / totalVotes) * confidence)
  }
  for (const id of subcategoryIds) add(id, 1 / subcategoryIds.length)
  if (votes.size === 0) for (const id of branchIds) add(id, 1 / branchIds.length)
  return votes
}

/**
 * Similarity of the most similar title of each subcategory, 0–1: the weighted share of the terms that it matches.
 */
function similarityBySubcategory(
  termWeights: readonly number[],
  matches: readonly TitleMatches[],
): Map<number, number> {
  const total = sumOf(termWeights)
  const similarities = new Map<number, number>()
  for (const { subcategoryId, met, heads } of matches) {
    const common = met.map(
      (at) => (termWeights[at] ?? 0) * (heads.includes(at) ? 1 : weights.bodySimilarity),
    )
    similarities.set(
      subcategoryId,
      Math.max(similarities.get(subcategoryId) ?? 0, sumOf(common) / total),
    )
  }
  return similarities
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
