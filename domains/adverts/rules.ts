import type { AdvertStatus, AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { withoutMarks } from '#contract/rules/text/fold.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { draftDays, expiryNoticeDays, promotionCycleDays } from '#contract/limits.ts'
import { attributeProblem, normalizedValue } from '#contract/rules/advert/advert-attributes.ts'
import { priceProblem, readPrice, type ReadPrice } from '#contract/rules/money/price.ts'
import { Refusal } from '#contract/refusals.ts'
import { localDay } from '../lib/local-day.ts'

/** New expiry of an active advert after a renewal; null if it would gain less than a day. */
export function renewalOf(
  advert: {
    readonly status: AdvertStatus
    readonly expiresAt: Date | null
    readonly lifeDays: number
  },
  now: Date,
): Date | null {
  const { status, expiresAt } = advert
  const renewed = endOf(advert, now)
  const isLonger = expiresAt === null || renewed.getTime() - expiresAt.getTime() >= dayMs
  return status === 'active' && isLonger ? renewed : null
}

/** Time at which an unchanged draft is deleted; null if the advert is not a draft. */
export function endOfDraft({
  status,
  touchedAt,
}: {
  readonly status: AdvertStatus
  readonly touchedAt: Date
}): Date | null {
  return isDraft(status) ? new Date(touchedAt.getTime() + draftDays * dayMs) : null
}

/** Whether the advert is a draft, whose text and photos change without review. */
export function isDraft(status: AdvertStatus): boolean {
  return status === 'draft'
}

/** Expiry of an advert activated now, by the days of its category. */
export function endOf({ lifeDays }: { lifeDays: number }, now: Date): Date {
  return new Date(now.getTime() + lifeDays * dayMs)
}

/** Whether a renewal starts a new promotion cycle, so that daily renewals do not add promotions. */
export function isCycleOver(
  { cycleStartedAt }: { cycleStartedAt: Date | null },
  now: Date,
): boolean {
  const age = now.getTime() - (cycleStartedAt?.getTime() ?? 0)
  return age >= (promotionCycleDays - expiryNoticeDays) * dayMs
}

/** From when a renewal starts a new promotion cycle; null while promotions are left, or when it would now. */
export function nextCycleAt(
  { cycleStartedAt, promotionsLeft }: { cycleStartedAt: Date | null; promotionsLeft: number },
  now: Date,
): Date | null {
  if (promotionsLeft > 0 || isCycleOver({ cycleStartedAt }, now)) return null
  const started = cycleStartedAt?.getTime() ?? 0
  return new Date(started + (promotionCycleDays - expiryNoticeDays) * dayMs)
}

/**
 * Whether an advert is marked as promoted: on the Chișinău day of its promotion (D6). Its position in lists stays
 * afterwards.
 */
export function isPromoted({ promotedAt }: { promotedAt: Date | null }, now: Date): boolean {
  // The comparison of days is expensive and most promotions are old. A day in October has 25 hours.
  const isRecent = promotedAt !== null && now.getTime() - promotedAt.getTime() < 25 * hourMs
  return isRecent && localDay(promotedAt) === localDay(now)
}

/**
 * Parses a price as typed, "1.250,50" or "€300", with the currency if typed; an empty text is 0, by agreement.
 * Refuses an invalid price, and zero, which may mean a gift.
 */
export function typedPrice(typed: string): ReadPrice {
  const problem = priceProblem(typed)
  if (problem) throw new Refusal(problem, 'price')
  return readPrice(typed) ?? { amount: 0, currency: null }
}

/** Typed attributes known to the subcategory, valid or not, because a draft may be invalid. */
export function knownAttributes(
  definitions: readonly Attribute[],
  typed: AttributeValues,
): AttributeValues {
  return Object.fromEntries(
    definitions.flatMap(({ key }) => {
      const value = normalizedValue(typed[key])
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

/** Valid values for the subcategory of values typed for another one or before its attributes changed. */
export function allowedAttributes(
  definitions: readonly Attribute[],
  values: AttributeValues,
): AttributeValues {
  const allowed = definitions.filter((definition) => attributeProblem(definition, values) === null)
  return knownAttributes(allowed, values)
}

/** Slug of a title for the advert's URL: lower-case words without diacritics, at most 60 characters. */
export function slugOf(title: string): string {
  return withoutMarks(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}
