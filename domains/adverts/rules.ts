import type { AdvertStatus, AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { withoutMarks } from '#contract/rules/fold.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { draftDays, expiryNoticeDays, promotionCycleDays } from '#contract/limits.ts'
import { attributeProblem, saidOf } from '#contract/rules/advert/advert-attributes.ts'
import { priceProblem, readPrice, type ReadPrice } from '#contract/rules/price.ts'
import { Refusal } from '#contract/refusals.ts'
import { localDay } from '../local-day.ts'

/** The end that a renewal gives an active advert; null where that is less than a day more than it has. */
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

/** When a draft is cleaned away, if nobody touches it; null: it is none. */
export function endOfDraft({
  status,
  touchedAt,
}: {
  readonly status: AdvertStatus
  readonly touchedAt: Date
}): Date | null {
  return isDraft(status) ? new Date(touchedAt.getTime() + draftDays * dayMs) : null
}

/** Whether its owner may still put text and photos into the advert. */
export function isDraft(status: AdvertStatus): boolean {
  return status === 'draft'
}

/** When an advert that begins its days now ends: how many they are its category says. */
export function endOf({ lifeDays }: { lifeDays: number }, now: Date): Date {
  return new Date(now.getTime() + lifeDays * dayMs)
}

/** Whether the next renewal brings new promotions: a renewal every day must not bring five more each time. */
export function isCycleOver(
  { cycleStartedAt }: { cycleStartedAt: Date | null },
  now: Date,
): boolean {
  const age = now.getTime() - (cycleStartedAt?.getTime() ?? 0)
  return age >= (promotionCycleDays - expiryNoticeDays) * dayMs
}

/**
 * Whether an advert is called promoted: on the Chișinău day of its promotion, after which it may be promoted again
 * (D6). It keeps the place in lists that the promotion drew.
 */
export function isPromoted({ promotedAt }: { promotedAt: Date | null }, now: Date): boolean {
  // To tell the day is dear, and most promotions are of long ago. A day of October has 25 hours.
  const isRecent = promotedAt !== null && now.getTime() - promotedAt.getTime() < 25 * hourMs
  return isRecent && localDay(promotedAt) === localDay(now)
}

/**
 * A price as typed, "1.250,50" or "€300", with its currency where one was typed; nothing typed is 0, by agreement.
 * Refuses what is not a price, and a nought: it may mean a gift.
 */
export function typedPrice(typed: string): ReadPrice {
  const problem = priceProblem(typed)
  if (problem) throw new Refusal(problem, 'price')
  return readPrice(typed) ?? { amount: 0, currency: null }
}

/** What the subcategory knows of what was typed, allowed or not: a draft keeps it, and is told. */
export function knownAttributes(
  definitions: readonly Attribute[],
  typed: AttributeValues,
): AttributeValues {
  return Object.fromEntries(
    definitions.flatMap(({ key }) => {
      const value = saidOf(typed[key])
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

/** What a subcategory allows of values that were typed for another one, or before its attributes changed. */
export function allowedAttributes(
  definitions: readonly Attribute[],
  values: AttributeValues,
): AttributeValues {
  const allowed = definitions.filter((definition) => attributeProblem(definition, values) === null)
  return knownAttributes(allowed, values)
}

/** Words of a title for the advert's address, in plain letters. */
export function slugOf(title: string): string {
  return withoutMarks(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}
