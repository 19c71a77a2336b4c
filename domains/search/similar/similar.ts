import { identifyingAttributes, isSpecificValue } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { tsQueryOf, type Clause, type TsQuery } from '../condition.ts'
import {
  findSubject,
  listCandidates,
  type Candidate,
  type Kin,
  type Subject,
  type Traits,
} from './store.ts'

/** As many words of a title are put together; the longest say the most. */
const wordsCompared = 6
const candidates = { alike: 40, dear: 40 } as const
/** Of a subcategory of more than twice as many adverts, so many of the newest are looked through: for half of the words. */
const looked = 1_000
const ofOneSeller = 3

/** Whether an option, `key:value`, says which thing it is. */
function identifies(option: string): boolean {
  const [key = '', value = ''] = option.split(':', 2)
  return identifyingAttributes.has(key) && isSpecificValue(value)
}

/**
 * Public adverts like this one, the most alike first, the newest among equals: by words of the title, options,
 * price and place, of its subcategory before others of its category; at most three of a seller while there are
 * others. The advert itself need not be public any more.
 */
export async function findSimilar(
  { sql }: Pick<Deps, 'sql'>,
  advertId: number,
  size: number,
): Promise<number[]> {
  const subject = await findSubject(sql, advertId)
  if (!subject) return []
  const found = await listCandidates(sql, advertId, {
    subject,
    kin: kinOf(subject),
    sizes: { ...candidates, newest: size * 2 },
  })
  return bestOf(subject, found, size)
}

/** The same kind of thing, what has half of its words, and where few are offered, any of them. */
function kinOf({ subcategoryId, words, options, others, top }: Subject): Kin {
  const nothing: Kin = { anywhere: [], among: [], since: null }
  if (subcategoryId === null) return nothing
  const query = (...clauses: Clause[]): TsQuery => tsQueryOf([[[`~s${subcategoryId}`]], ...clauses])
  const telling = options.filter(identifies).map((option) => `~o${option}`)
  const kind: Clause[] = telling.length > 0 ? [[telling]] : []
  const compared = words.toSorted((a, b) => b.length - a.length).slice(0, wordsCompared)
  if (compared.length === 0) return { ...nothing, anywhere: kind.map((one) => query(one)) }
  const half = choices(compared, Math.ceil(compared.length / 2))
  const same = kind.map((one) => query(one))
  if (others > 2 * looked) {
    const since = String(Math.floor(Number(top) * (1 - looked / others)))
    return { anywhere: same, among: [query(...kind, half)], since }
  }
  const any = words.map((word) => [word])
  return { ...nothing, anywhere: [...same, query(half), query(any)] }
}

/** Every way to choose so many of the words. */
function choices(words: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return words.flatMap((word, at) =>
    choices(words.slice(at + 1), count - 1).map((others) => [word, ...others]),
  )
}

/** The best of them, at most three of a seller before all the rest. */
function bestOf(subject: Traits, found: readonly Candidate[], size: number): number[] {
  const weights = rarity(subject, found)
  const ranked = found
    .map((one) => ({ one, score: likeness(subject, one, weights) }))
    .toSorted((a, b) => b.score - a.score || Number(b.one.seq) - Number(a.one.seq))
    .map(({ one }) => one)
  const taken = new Map<number, number>()
  const nth = ranked.map(({ ownerId }) => {
    const before = taken.get(ownerId) ?? 0
    taken.set(ownerId, before + 1)
    return before
  })
  const within = ranked.filter((_one, at) => (nth[at] ?? 0) < ofOneSeller)
  const beyond = ranked.filter((_one, at) => (nth[at] ?? 0) >= ofOneSeller)
  return [...within, ...beyond].slice(0, size).map(({ id }) => id)
}

/** What a word weighs: the fewer of the candidates have it, the more. */
function rarity({ words }: Traits, found: readonly Candidate[]): ReadonlyMap<string, number> {
  return new Map(
    words.map((word) => {
      const having = found.filter((one) => one.words.includes(word)).length
      return [word, Math.log(1 + found.length / (1 + having))]
    }),
  )
}

function likeness(subject: Traits, one: Traits, weights: ReadonlyMap<string, number>): number {
  if (one.subcategoryId !== subject.subcategoryId) return likePlace(subject, one) - 100
  return (
    10 * shareOf(subject.words, one.words, (word) => weights.get(word) ?? 0) +
    12 * shareOf(subject.options, one.options, weightOfOption) +
    5 * likePrice(subject, one) +
    likePlace(subject, one)
  )
}

function weightOfOption(option: string): number {
  if (identifies(option)) return 8
  // What stands without a key is said of the advert, not of the thing.
  return option.includes(':') ? 1 : 0
}

/** How much of what the first has the second has too, 0 to 1. */
function shareOf(
  own: readonly string[],
  others: readonly string[],
  weigh: (one: string) => number,
): number {
  const sum = (list: readonly string[]): number => list.reduce((all, one) => all + weigh(one), 0)
  const all = sum(own)
  return all === 0 ? 0 : sum(own.filter((one) => others.includes(one))) / all
}

/** 1 for the same price, 0 from four times as much or a quarter on. */
function likePrice({ price }: Traits, { price: other }: Traits): number {
  if (price === null || other === null) return 0
  // A leu more keeps "for nothing" comparable.
  const times = Math.abs(Math.log((Number(price) + 100) / (Number(other) + 100)))
  return Math.max(0, 1 - times / Math.log(4))
}

function likePlace(
  { placeId, districtId }: Traits,
  { placeId: place, districtId: district }: Traits,
): number {
  if (placeId !== null && placeId === place) return 1
  return districtId !== null && districtId === district ? 0.5 : 0
}
