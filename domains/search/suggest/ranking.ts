import { plainText } from '#contract/rules/text/fold.ts'
import type { Completion } from './completions.ts'
import type { Matcher } from './matching.ts'
import type { Candidate } from './store.ts'
import { segmentsOf, titlesOf } from './title-tokens.ts'

/**
 * Where a title has the typed word: in front and finished; in front, as the beginning of a word or in other words;
 * further on; or behind a preposition or not at all.
 */
type Tier = 0 | 1 | 2 | 3

interface Ranked {
  readonly candidate: Candidate
  readonly tier: Tier
  /** Of a subcategory of parts, covers or services that were not asked for. */
  readonly isPart: boolean
}

const thingWords = 2

/** Adverts whose title begins with the typed word first, then in the given order; parts last. */
export function rankedAdverts(
  candidates: readonly Candidate[],
  matcher: Matcher,
  isPart: (candidate: Candidate) => boolean,
): Ranked[] {
  return candidates
    .map((candidate) => ({
      candidate,
      tier: tierOf(candidate, matcher),
      isPart: isPart(candidate),
    }))
    .toSorted((a, b) => Number(a.isPart) - Number(b.isPart) || a.tier - b.tier)
}

function tierOf(candidate: Candidate, { own, related, isLast }: Matcher): Tier {
  const tiers = titlesOf(candidate).map((title): Tier => {
    const [segment = []] = segmentsOf(title)
    const at = (own(segment)[0] ?? related(segment)[0])?.at
    if (at === undefined || segment.slice(0, at).some(({ isStop }) => isStop)) return 3
    if (at >= thingWords) return 2
    return isLast(segment[at]?.folded ?? '') ? 0 : 1
  })
  return tiers.toSorted()[0] ?? 3
}

/** The first adverts, no two of which have the same title. */
export function firstOfTitles(ranked: readonly Ranked[], size: number): Candidate[] {
  const seen = new Set<string>()
  const first: Candidate[] = []
  for (const { candidate } of ranked) {
    if (first.length === size) break
    const titles = titlesOf(candidate).map(plainText)
    if (!titles.some((title) => seen.has(title))) first.push(candidate)
    for (const title of titles) seen.add(title)
  }
  return first
}

/** Subcategories with a smaller share of the adverts of the first one are not what is meant. */
const leastShare = 0.25

/** Ids of the subcategories of the adverts that a query asks for, those with most first. Null: what is typed. */
export function subcategoriesOf(ranked: readonly Ranked[], asked: Completion | null): number[] {
  const [first] = ranked
  if (!first) return []
  const meant = ranked.filter(
    ({ candidate, tier, isPart }) =>
      isPart === first.isPart &&
      tier <= Math.max(first.tier, 1) &&
      (!asked || asked.adverts.has(candidate.id)),
  )
  const counted = [...Map.groupBy(meant, ({ candidate }) => candidate.subcategoryId)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  const most = counted[0]?.[1].length ?? 0
  return counted.flatMap(([id, adverts]) =>
    id !== null && adverts.length >= most * leastShare ? [id] : [],
  )
}
