import {
  paidPlaces,
  popularDayShare,
  popularDays,
  popularNetworks,
  popularPerSeller,
  popularViewsPerNetwork,
} from '#contract/limits.ts'
import { weights } from '../expand/term.ts'
import { rankedAdverts } from '../rules.ts'
import { maxPerSeller, similarityWeights } from '../similar/similar.ts'
import { ofNames, ofThings, unaskedWeight } from './rank.ts'

const percents = (prefix: string, shares: Readonly<Record<string, number>>) =>
  prefixed(prefix, shares, (share) => Math.round(share * 100))

/** Numbers that order lists, by the placeholders of the article that explains the order. Shares are in per cent. */
export const rankingNumbers: Readonly<Record<string, number>> = {
  rankedAdverts,
  paidPlaces,
  popularDays,
  popularShare: Math.round(popularDayShare * 100),
  popularNetworks,
  popularViews: popularViewsPerNetwork,
  popularSeller: popularPerSeller,
  unasked: -unaskedWeight,
  rent: -weights.unasked,
  ...prefixed('weight', weights, (weight) => weight),
  ...percents('thing', ofThings),
  ...percents('name', ofNames),
  ...prefixed('similar', { ...similarityWeights, seller: maxPerSeller }, (weight) => weight),
}

function prefixed(
  prefix: string,
  numbers: Readonly<Record<string, number>>,
  say: (number: number) => number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [`${prefix}.${name}`, say(number)]),
  )
}
