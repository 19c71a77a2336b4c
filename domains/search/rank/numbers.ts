import {
  paidPlaceHours,
  paidPlaces,
  paidPlacesFrom,
  popularDayShare,
  popularDays,
  popularNetworks,
  popularPerSeller,
  popularViewsPerNetwork,
} from '#contract/limits.ts'
import { weights } from '../expand/term.ts'
import { rankedAdverts } from '../rules.ts'
import { maxPerSeller, similarityWeights } from '../similar/similar.ts'
import { ofKinds, ofNames, ofThings, unaskedWeight, usualShare } from './rank.ts'

const percents = (prefix: string, shares: Readonly<Record<string, number>>) =>
  prefixed(prefix, shares, (share) => Math.round(share * 100))

const { preference, traitFact, usualBranch, likely, guessed, unasked, denied, ...weightsOfWords } =
  weights
const { branch: _none, ...ofOtherNames } = ofNames

/** Points of an advert in the branch of an intent. */
const inBranch = (weight: number) => Math.round(weight * ofThings.branch * 10) / 10

/**
 * Numbers that order lists, by the placeholders of the article that explains the order: a test demands that it states
 * each. Shares are in per cent.
 */
export const rankingNumbers: Readonly<Record<string, number>> = {
  rankedAdverts,
  paidPlaces,
  paidPlacesFrom,
  paidPlaceHours,
  popularDays,
  popularShare: Math.round(popularDayShare * 100),
  popularNetworks,
  popularViews: popularViewsPerNetwork,
  popularSeller: popularPerSeller,
  unasked: -unaskedWeight,
  rent: -inBranch(unasked),
  denied: -inBranch(denied),
  preferred: inBranch(preference),
  stated: inBranch(traitFact),
  usualBranch: inBranch(usualBranch),
  likely: inBranch(likely),
  guessed: inBranch(guessed),
  ...prefixed('weight', weightsOfWords, (weight) => weight),
  ...percents('thing', ofThings),
  ...percents('kind', { ...ofKinds, usual: usualShare }),
  ...percents('name', ofOtherNames),
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
