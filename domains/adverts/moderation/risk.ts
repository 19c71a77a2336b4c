import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { areContactsTogether, contactsIn, spellsNumber } from '../../contacts/service.ts'
import { namesForbiddenGoods } from './forbidden/forbidden-goods.ts'
import type { OwnAdvert } from '../own-store.ts'
import { isImplausible } from '../prices/service.ts'
import { shownTexts } from '../shown-texts.ts'

/** What the rules know besides the advert itself. */
export interface Circumstances {
  /** Whole days since the account was opened. */
  readonly accountDays: number
  /** How many adverts the owner has published in the last day. */
  readonly publishedToday: number
  /** Another active advert of the owner has the same text. */
  readonly isDuplicate: boolean
  /** What like adverts cost, in the advert's own currency; null where too few tell. */
  readonly median: number | null
  /** Of the owner; empty where none is proved. */
  readonly ownPhone: string
}

interface Held {
  readonly reason: AdvertReason
  readonly weight: number
}

/** From here on somebody looks at it first (D50). */
const threshold = 2
const newAccountDays = 7
const manyADay = 15

/**
 * What the fixed rules hold against an advert, and whether somebody must look before it is shown. New accounts
 * alone wait for nobody: their price, number and words weigh more.
 */
export function judge(
  advert: OwnAdvert,
  circumstances: Circumstances,
): { reasons: AdvertReason[]; needsReview: boolean } {
  const held = [
    ...heldAgainstTexts(advert, circumstances),
    ...suspiciousPrice(advert, circumstances),
    ...repeated(circumstances),
  ]
  const weight = held.reduce((sum, one) => sum + one.weight, 0)
  return { reasons: held.map(({ reason }) => reason), needsReview: weight >= threshold }
}

/** Whether the words alone want a look. */
export function holdsInTexts(advert: OwnAdvert, circumstances: Circumstances): boolean {
  return heldAgainstTexts(advert, circumstances).length > 0
}

function heldAgainstTexts(advert: OwnAdvert, circumstances: Circumstances): Held[] {
  return [...forbiddenWords(advert), ...waysPast(advert, circumstances)]
}

function forbiddenWords(advert: OwnAdvert): Held[] {
  return shownTexts(advert)
    .filter(({ text }) => namesForbiddenGoods(text))
    .map(({ field }) => ({ reason: { field, code: 'forbidden_goods' }, weight: 3 }))
}

/**
 * Ways past the site that nobody can be sure of: what is certain was refused. A number over several fields, one that
 * passes for a code of goods, the digits of the owner's own.
 */
function waysPast(advert: OwnAdvert, { ownPhone }: Circumstances): Held[] {
  const shown = shownTexts(advert)
  const texts = shown.map(({ text }) => text)
  const doubtful = shown.filter(({ text }) => contactsIn(text) !== 'none').map(({ field }) => field)
  const isTakenApart = areContactsTogether(texts) || spellsNumber(texts, ownPhone)
  const fields = doubtful.length === 0 && isTakenApart ? ['description'] : doubtful
  return fields.map((field) => ({ reason: { field, code: 'contacts_in_text' }, weight: threshold }))
}

function suspiciousPrice(
  { price, isFree }: OwnAdvert,
  { median, accountDays }: Circumstances,
): Held[] {
  if (median === null || price === 0 || isFree) return []
  if (!isImplausible(price, median)) return []
  const weight = accountDays < newAccountDays ? 2 : 1
  return [{ reason: { field: 'price', code: 'price_suspicious' }, weight }]
}

function repeated({ isDuplicate, publishedToday, accountDays }: Circumstances): Held[] {
  const held: Held[] = []
  if (isDuplicate) held.push({ reason: { field: 'title', code: 'duplicate_advert' }, weight: 2 })
  if (publishedToday >= manyADay) {
    const weight = accountDays < newAccountDays ? 2 : 1
    held.push({ reason: { field: 'title', code: 'needs_look' }, weight })
  }
  return held
}
