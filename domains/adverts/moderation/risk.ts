import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { areContactsTogether, contactsIn, spellsNumber } from '../../contacts/service.ts'
import { namesForbiddenGoods } from './forbidden/forbidden-goods.ts'
import type { OwnAdvert } from '../own-store.ts'
import { isImplausible } from '../prices/service.ts'
import { shownTexts } from '../shown-texts.ts'

/** Input of the rules besides the advert itself. */
export interface Circumstances {
  /** Whole days since registration. */
  readonly accountDays: number
  /** Number of adverts that the owner has published in the last day. */
  readonly publishedToday: number
  /** Another active advert of the owner has the same text. */
  readonly isDuplicate: boolean
  /** Median price of comparable adverts, in the currency of the advert; null when there are too few. */
  readonly median: number | null
  /** Verified phone number of the owner; empty without one. */
  readonly ownPhone: string
}

interface RuleMatch {
  readonly reason: AdvertReason
  readonly weight: number
}

/** Minimum weight for a review before publication (D50). */
const threshold = 2
const newAccountDays = 7
const manyPerDay = 15

/**
 * Applies the fixed rules: the reasons against an advert, and whether it needs a review before publication. A new
 * account alone is no reason; it increases the weight of others.
 */
export function judge(
  advert: OwnAdvert,
  circumstances: Circumstances,
): { reasons: AdvertReason[]; needsReview: boolean } {
  const matches = [
    ...textMatches(advert, circumstances),
    ...priceMatches(advert, circumstances),
    ...repetitionMatches(circumstances),
  ]
  const weight = matches.reduce((sum, one) => sum + one.weight, 0)
  return { reasons: matches.map(({ reason }) => reason), needsReview: weight >= threshold }
}

/** Whether any rule on texts matches. */
export function hasTextMatches(advert: OwnAdvert, circumstances: Circumstances): boolean {
  return textMatches(advert, circumstances).length > 0
}

function textMatches(advert: OwnAdvert, circumstances: Circumstances): RuleMatch[] {
  return [...forbiddenGoodsMatches(advert), ...contactMatches(advert, circumstances)]
}

function forbiddenGoodsMatches(advert: OwnAdvert): RuleMatch[] {
  return shownTexts(advert)
    .filter(({ text }) => namesForbiddenGoods(text))
    .map(({ field }) => ({ reason: { field, code: 'forbidden_goods' }, weight: 3 }))
}

/**
 * Contacts in texts that are probable but not certain, since certain ones are refused: a number split over fields,
 * one that resembles a product code, the digits of the owner's own number.
 */
function contactMatches(advert: OwnAdvert, { ownPhone }: Circumstances): RuleMatch[] {
  const shown = shownTexts(advert)
  const texts = shown.map(({ text }) => text)
  const doubtful = shown.filter(({ text }) => contactsIn(text) !== 'none').map(({ field }) => field)
  const isSplit = areContactsTogether(texts) || spellsNumber(texts, ownPhone)
  const fields = doubtful.length === 0 && isSplit ? ['description'] : doubtful
  return fields.map((field) => ({ reason: { field, code: 'contacts_in_text' }, weight: threshold }))
}

function priceMatches(
  { price, isFree }: OwnAdvert,
  { median, accountDays }: Circumstances,
): RuleMatch[] {
  if (median === null || price === 0 || isFree) return []
  if (!isImplausible(price, median)) return []
  const weight = accountDays < newAccountDays ? 2 : 1
  return [{ reason: { field: 'price', code: 'price_suspicious' }, weight }]
}

function repetitionMatches({
  isDuplicate,
  publishedToday,
  accountDays,
}: Circumstances): RuleMatch[] {
  const matches: RuleMatch[] = []
  if (isDuplicate) matches.push({ reason: { field: 'title', code: 'duplicate_advert' }, weight: 2 })
  if (publishedToday >= manyPerDay) {
    const weight = accountDays < newAccountDays ? 2 : 1
    matches.push({ reason: { field: 'title', code: 'needs_look' }, weight })
  }
  return matches
}
