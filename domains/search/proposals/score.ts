import type { LikeTitles } from './like-store.ts'

/** A term of a title, by which its subcategory is proposed. */
export interface Sign {
  /** Ids of the subcategories that bear its name. */
  readonly named: readonly number[]
  /** It stands in what the title is about, not in the circumstances that follow (for whom, with what). */
  readonly isHead: boolean
}

export interface Score {
  readonly subcategoryId: number
  /** From 0; what a term adds at most is a little over 1, and the nearest title half. */
  readonly score: number
}

/** What counts how much; measured on the titles of tests/search/titles.ts. */
const weights = {
  /** A later term of the head, for each before it; a circumstance, against the first term. */
  decay: 0.15,
  circumstance: 0.5,
  /** A title that has the term, but not among its first words: in a vote, in likeness. */
  votesLater: 0.35,
  likeLater: 0.8,
  /** A vote of the market against one of the reference data: people post in wrong places too. */
  market: 0.5,
  /** So many titles vote half as loud as very many. */
  few: 1,
  /** The title with most in common with this one. */
  nearest: 0.5,
  /** What a subcategory without votes is taken to have: lower parts more sharply. */
  floor: 0.01,
} as const

const scale = Math.log(1 / weights.floor)

/**
 * How likely a title with these signs is of each subcategory, the likeliest first: every sign votes with the share of
 * its titles that are there, beside the size of the subcategory, and the title with most signs in common counts once
 * more. `met` and `heads` of the titles count the signs.
 */
export function scoresOf(signs: readonly Sign[], like: readonly LikeTitles[]): Score[] {
  const weightsOfSigns = signs.map(({ isHead }, at) =>
    isHead ? 1 / (1 + weights.decay * at) : weights.circumstance,
  )
  const scores = new Map<number, number>()
  const add = (id: number, score: number): void => {
    scores.set(id, (scores.get(id) ?? 0) + score)
  }
  for (const [at, sign] of signs.entries()) {
    const votes = votesOf(at, sign, like)
    const total = sumOf([...votes.values()])
    for (const [id, vote] of votes) {
      const loud = Math.log(1 + vote / total / weights.floor) / scale
      add(id, (weightsOfSigns[at] ?? 0) * loud * Math.min(1, total))
    }
  }
  for (const [id, likeness] of nearestOf(weightsOfSigns, like)) add(id, weights.nearest * likeness)
  return [...scores]
    .map(([subcategoryId, score]) => ({ subcategoryId, score }))
    .toSorted((a, b) => b.score - a.score || a.subcategoryId - b.subcategoryId)
}

function votesOf(at: number, { named }: Sign, like: readonly LikeTitles[]): Map<number, number> {
  const votes = new Map<number, number>()
  const add = (id: number, vote: number): void => {
    votes.set(id, (votes.get(id) ?? 0) + vote)
  }
  const having = like.filter(({ met }) => met.includes(at))
  for (const ofMarket of [true, false]) {
    const titles = having.filter(({ isMarket }) => isMarket === ofMarket)
    // A large subcategory has more titles with any word; its root keeps the large ones likelier all the same.
    const voteOf = ({ count, size, heads }: LikeTitles): number =>
      (count * (heads.includes(at) ? 1 : weights.votesLater)) / Math.sqrt(size)
    const all = sumOf(titles.map(voteOf))
    const count = sumOf(titles.map((one) => one.count))
    const trust = (count / (count + weights.few)) * (ofMarket ? weights.market : 1)
    for (const one of titles) add(one.subcategoryId, (voteOf(one) / all) * trust)
  }
  for (const id of named) add(id, 1 / named.length)
  return votes
}

/** What the nearest title of each subcategory has in common with the one that is asked for, 0 to 1. */
function nearestOf(
  weightsOfSigns: readonly number[],
  like: readonly LikeTitles[],
): Map<number, number> {
  const all = sumOf(weightsOfSigns)
  const nearest = new Map<number, number>()
  for (const { subcategoryId, met, heads } of like) {
    const common = met.map(
      (at) => (weightsOfSigns[at] ?? 0) * (heads.includes(at) ? 1 : weights.likeLater),
    )
    nearest.set(subcategoryId, Math.max(nearest.get(subcategoryId) ?? 0, sumOf(common) / all))
  }
  return nearest
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
