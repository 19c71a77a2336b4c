import { dayMs } from '#contract/rules/durations.ts'
import type { Advice, AdviceKind } from '#contract/rules/advert/advice.ts'

/** What advice looks at. */
export interface Adviseable {
  readonly photos: number
  readonly title: string
  readonly description: string
  /** Languages of the country that have no text. */
  readonly missingLanguages: number
  /** Fields of its subcategory that may be filled in and are empty. */
  readonly emptyFields: number
  readonly hasPrice: boolean
  readonly isFree: boolean
  /** Percent of the price over the median of similar ones; null without both. */
  readonly percent: number | null
  /** Similar adverts have prices that can be compared. */
  readonly hasMarket: boolean
  readonly touchedAt: Date
  /** Of thirty days. */
  readonly views: number
  readonly asked: number
}

const fewPhotos = 3
const fewWords = 20
const shortTitle = 3
const manyEmptyFields = 3
const oldDays = 60
const dearPercent = 10
const cheapPercent = -40
const manyViews = 50

/** What the owner can mend, the most telling first. */
export function adviceOn(advert: Adviseable, now: Date): Advice[] {
  const { photos, percent, emptyFields, missingLanguages, views, asked } = advert
  const words = wordsIn(advert.description)
  const days = Math.floor((now.getTime() - advert.touchedAt.getTime()) / dayMs)
  const given: readonly (readonly [AdviceKind, number, boolean])[] = [
    ['no_photo', 0, photos === 0],
    ['price_above', percent ?? 0, percent !== null && percent >= dearPercent],
    ['price_below', -(percent ?? 0), percent !== null && percent <= cheapPercent],
    ['no_price', 0, !advert.hasPrice && !advert.isFree && advert.hasMarket],
    ['few_words', words, words < fewWords],
    ['few_photos', photos, photos > 0 && photos < fewPhotos],
    ['short_title', 0, wordsIn(advert.title) < shortTitle],
    ['empty_fields', emptyFields, emptyFields >= manyEmptyFields],
    ['seen_not_asked', views, views >= manyViews && asked === 0],
    ['old', days, days >= oldDays],
    ['one_language', 0, missingLanguages > 0],
  ]
  return given.flatMap(([kind, count, applies]) => (applies ? [{ kind, count }] : []))
}

function wordsIn(text: string): number {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length
}
