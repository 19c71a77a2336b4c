import type { Advert } from '#contract/adverts/adverts.ts'
import { similarAdverts } from '#contract/limits.ts'
import {
  advertCards,
  branchStateWithCards,
  identifyingAttributes,
  isSpecificValue,
  type BranchState,
} from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { tsQueryOf, type Clause, type TsQuery } from '../condition.ts'
import { recall, remember } from './remembered.ts'
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
/** In a subcategory with more than twice as many adverts, only the newest are searched, in this number. */
const newestSearched = 1_000
const sampleSizes = { match: 40, price: 40, searched: newestSearched } as const
/** What the shares of common words and options, and nearness of price and place, add to the similarity. */
export const similarityWeights = { words: 10, options: 12, price: 5, place: 1 } as const
export const maxPerSeller = 3
/** Shares of a subcategory that usually match; a wrong one only makes a scan slower. */
const usualShares = { sameKind: 0.05, halfOfWords: 0.05, anyWord: 0.3 } as const

/** Whether an option, `key:value`, identifies the item, e.g. its model. */
function identifies(option: string): boolean {
  const [key = '', value = ''] = option.split(':', 2)
  return identifyingAttributes.has(key) && isSpecificValue(value)
}

/**
 * Cards of the public adverts most similar to one that is or was public, in the order of `findSimilar`; none for any
 * other advert, which they would reveal. Their ids are remembered until a public advert of the subcategory changes,
 * or of the category where those of the subcategory are too few.
 */
export async function similarCards(
  deps: Pick<Deps, 'sql' | 'clock'>,
  advertId: number,
  size: number,
): Promise<Advert[]> {
  const isRemembered = size <= similarAdverts
  const known = isRemembered ? recall(deps, advertId) : null
  const shown = known && (await branchStateWithCards(deps, advertId, known.ids.slice(0, size)))
  if (shown?.state.isKnown && versionsOf(shown.state).includes(known?.version ?? ''))
    return shown.cards
  const subject = await findSubject(deps.sql, advertId)
  if (!subject?.state.isKnown) return []
  const { ids, isOfSubcategory } = await similarTo(
    deps,
    subject,
    isRemembered ? similarAdverts : size,
  )
  // The state was read before the candidates: if it has changed meanwhile, the version is not valid any more.
  const [narrow, wide] = versionsOf(subject.state)
  if (isRemembered) remember(deps, advertId, { ids, version: isOfSubcategory ? narrow : wide })
  return advertCards(deps, ids.slice(0, size))
}

/** Versions of a list that depends on its subcategory alone, and of one that depends on the category too. */
function versionsOf({ advert, subcategory, category }: BranchState): [string, string] {
  const narrow = `${advert}/${subcategory}`
  return [narrow, `${narrow}/${category}`]
}

/**
 * Finds public adverts that are similar by words of the title, options, price and place, the most similar first,
 * then the newest. Those of the same subcategory precede others of the category; at most three per seller, unless
 * there are too few others. The advert itself may have ended.
 */
export async function findSimilar(
  deps: Pick<Deps, 'sql'>,
  advertId: number,
  size: number,
): Promise<readonly number[]> {
  const subject = await findSubject(deps.sql, advertId)
  return subject ? (await similarTo(deps, subject, size)).ids : []
}

interface Similar {
  readonly ids: readonly number[]
  /** Other adverts of the category do not matter. */
  readonly isOfSubcategory: boolean
}

async function similarTo(
  { sql }: Pick<Deps, 'sql'>,
  subject: Subject,
  size: number,
): Promise<Similar> {
  const candidates = await listCandidates(sql, {
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
  all,
}: Subject): CandidateQueries {
  if (subcategoryId === null) return { anywhere: [], amongNewest: [] }
  const query = (...clauses: Clause[]): TsQuery => tsQueryOf([[[`~s${subcategoryId}`]], ...clauses])
  const wanted = (clause: Clause, usual: keyof typeof usualShares) => ({
    query: query(clause),
    share: (usualShares[usual] * others) / Math.max(1, all),
  })
  const identifying = options.filter(identifies).map((option) => `~o${option}`)
  const sameKind: Clause[] = identifying.length > 0 ? [[identifying]] : []
  const sameKindQueries = sameKind.map((clause) => wanted(clause, 'sameKind'))
  const compared = words.toSorted((a, b) => b.length - a.length).slice(0, maxWordsCompared)
  if (compared.length === 0) return { anywhere: sameKindQueries, amongNewest: [] }
  const half = combinations(compared, Math.ceil(compared.length / 2))
  if (others > 2 * newestSearched)
    return { anywhere: sameKindQueries, amongNewest: [query(...sameKind, half)] }
  const any = words.map((word) => [word])
  return {
    anywhere: [...sameKindQueries, wanted(half, 'halfOfWords'), wanted(any, 'anyWord')],
    amongNewest: [],
  }
}

/** All combinations of `count` words. */
function combinations(words: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return words.flatMap((word, at) =>
    combinations(words.slice(at + 1), count - 1).map((others) => [word, ...others]),
  )
}

/** Ranks candidates; those beyond `maxPerSeller` per seller come last. */
function rank(subject: Traits, candidates: readonly Candidate[], size: number): Similar {
  const inSubcategory = candidates.filter((one) => one.subcategoryId === subject.subcategoryId)
  const weights = inverseFrequencies(subject, inSubcategory)
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
  const shown = [...within, ...beyond].slice(0, size)
  const last = within[size - 1]
  return {
    ids: shown.map(({ id }) => id),
    isOfSubcategory: last?.subcategoryId === subject.subcategoryId,
  }
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
