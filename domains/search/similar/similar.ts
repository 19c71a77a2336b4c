import { identifyingAttributes, isSpecificValue } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { tsQueryOf, type Clause, type TsQuery } from '../condition.ts'
import {
  findSubject,
  listCandidates,
  type Candidate,
  type CandidateQueries,
  type Subject,
  type Traits,
} from './store.ts'

/** Words of the title that are combined, the longest first. */
const maxWordsCompared = 6
const sampleSizes = { match: 40, price: 40 } as const
/** In a subcategory with more than twice as many adverts, only the newest are searched, in this number. */
const newestSearched = 1_000
/** What the shares of common words and options, and nearness of price and place, add to the similarity. */
export const similarityWeights = { words: 10, options: 12, price: 5, place: 1 } as const
export const maxPerSeller = 3

/** Whether an option, `key:value`, identifies the item, e.g. its model. */
function identifies(option: string): boolean {
  const [key = '', value = ''] = option.split(':', 2)
  return identifyingAttributes.has(key) && isSpecificValue(value)
}

/**
 * Finds public adverts that are similar by words of the title, options, price and place, the most similar first,
 * then the newest. Those of the same subcategory precede others of the category; at most three per seller, unless
 * there are too few others. The advert itself may have ended.
 */
export async function findSimilar(
  { sql }: Pick<Deps, 'sql'>,
  advertId: number,
  size: number,
): Promise<number[]> {
  const subject = await findSubject(sql, advertId)
  if (!subject) return []
  const candidates = await listCandidates(sql, advertId, {
    subject,
    queries: candidateQueriesOf(subject),
    sizes: { ...sampleSizes, newest: size * 2 },
  })
  return rank(subject, candidates, size)
}

/**
 * Queries for adverts with an identifying option or half of the words in common; in a small subcategory, any word.
 */
function candidateQueriesOf({
  subcategoryId,
  words,
  options,
  others,
  top,
}: Subject): CandidateQueries {
  const noQueries: CandidateQueries = { anywhere: [], amongNewest: [], since: null }
  if (subcategoryId === null) return noQueries
  const query = (...clauses: Clause[]): TsQuery => tsQueryOf([[[`~s${subcategoryId}`]], ...clauses])
  const identifying = options.filter(identifies).map((option) => `~o${option}`)
  const sameKind: Clause[] = identifying.length > 0 ? [[identifying]] : []
  const compared = words.toSorted((a, b) => b.length - a.length).slice(0, maxWordsCompared)
  if (compared.length === 0) return { ...noQueries, anywhere: sameKind.map((one) => query(one)) }
  const half = combinations(compared, Math.ceil(compared.length / 2))
  const sameKindQueries = sameKind.map((one) => query(one))
  if (others > 2 * newestSearched) {
    const since = String(Math.floor(Number(top) * (1 - newestSearched / others)))
    return { anywhere: sameKindQueries, amongNewest: [query(...sameKind, half)], since }
  }
  const any = words.map((word) => [word])
  return { ...noQueries, anywhere: [...sameKindQueries, query(half), query(any)] }
}

/** All combinations of `count` words. */
function combinations(words: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return words.flatMap((word, at) =>
    combinations(words.slice(at + 1), count - 1).map((others) => [word, ...others]),
  )
}

/** Ranks candidates; those beyond `maxPerSeller` per seller come last. */
function rank(subject: Traits, candidates: readonly Candidate[], size: number): number[] {
  const weights = inverseFrequencies(subject, candidates)
  const ranked = candidates
    .map((one) => ({ one, score: similarity(subject, one, weights) }))
    .toSorted((a, b) => b.score - a.score || Number(b.one.seq) - Number(a.one.seq))
    .map(({ one }) => one)
  const taken = new Map<number, number>()
  const nth = ranked.map(({ ownerId }) => {
    const before = taken.get(ownerId) ?? 0
    taken.set(ownerId, before + 1)
    return before
  })
  const within = ranked.filter((_one, at) => (nth[at] ?? 0) < maxPerSeller)
  const beyond = ranked.filter((_one, at) => (nth[at] ?? 0) >= maxPerSeller)
  return [...within, ...beyond].slice(0, size).map(({ id }) => id)
}

/** Weight of each word: its inverse document frequency in the candidates. */
function inverseFrequencies(
  { words }: Traits,
  candidates: readonly Candidate[],
): ReadonlyMap<string, number> {
  return new Map(
    words.map((word) => {
      const matching = candidates.filter((one) => one.words.includes(word)).length
      return [word, Math.log(1 + candidates.length / (1 + matching))]
    }),
  )
}

function similarity(subject: Traits, one: Traits, weights: ReadonlyMap<string, number>): number {
  if (one.subcategoryId !== subject.subcategoryId) return placeSimilarity(subject, one) - 100
  return (
    similarityWeights.words * shareOf(subject.words, one.words, (word) => weights.get(word) ?? 0) +
    similarityWeights.options * shareOf(subject.options, one.options, weightOfOption) +
    similarityWeights.price * priceSimilarity(subject, one) +
    similarityWeights.place * placeSimilarity(subject, one)
  )
}

function weightOfOption(option: string): number {
  if (identifies(option)) return 8
  // Options without a key (photo, negotiable) describe the advert, not the item.
  return option.includes(':') ? 1 : 0
}

/** Weighted share of the elements of `own` that are in `others`, 0–1. */
function shareOf(
  own: readonly string[],
  others: readonly string[],
  weigh: (one: string) => number,
): number {
  const sum = (list: readonly string[]): number => list.reduce((all, one) => all + weigh(one), 0)
  const all = sum(own)
  return all === 0 ? 0 : sum(own.filter((one) => others.includes(one))) / all
}

/** 1 for equal prices, 0 from a factor of four. */
function priceSimilarity({ price }: Traits, { price: other }: Traits): number {
  if (price === null || other === null) return 0
  // Adds one leu, so that a price of 0 is comparable.
  const logRatio = Math.abs(Math.log((Number(price) + 100) / (Number(other) + 100)))
  return Math.max(0, 1 - logRatio / Math.log(4))
}

function placeSimilarity(
  { placeId, districtId }: Traits,
  { placeId: place, districtId: district }: Traits,
): number {
  if (placeId !== null && placeId === place) return 1
  return districtId !== null && districtId === district ? 0.5 : 0
}
