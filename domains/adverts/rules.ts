import type { AdvertStatus, AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import {
  descriptionMaxLength,
  draftDays,
  expiryNoticeDays,
  promotionCycleDays,
  titleMaxLength,
} from '#contract/limits.ts'
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

export function checkTexts(title: string, description: string): void {
  if (title === '') throw new Refusal('field_required', 'title')
  if ([...title].length > titleMaxLength) throw new Refusal('title_too_long', 'title')
  if ([...description].length > descriptionMaxLength)
    throw new Refusal('description_too_long', 'description')
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

/**
 * Only what the subcategory knows, and only values it allows. A draft drops what is not allowed; a whole advert
 * refuses it, and what is missing, with the field `attributes.<key>`.
 */
export function checkAttributes(
  definitions: readonly Attribute[],
  values: AttributeValues,
  mustBeWhole: boolean,
): AttributeValues {
  const kept: AttributeValues = {}
  for (const definition of definitions) {
    const value = values[definition.key]
    if (value === undefined || value === '') {
      if (mustBeWhole && definition.isRequired) refuse('field_required', definition)
      continue
    }
    const isRight = isAllowed(definition, value, values)
    if (!isRight && mustBeWhole) refuse('attribute_invalid', definition)
    if (isRight) kept[definition.key] = value
  }
  return kept
}

function refuse(code: 'field_required' | 'attribute_invalid', { key }: Attribute): never {
  throw new Refusal(code, `attributes.${key}`)
}

function isAllowed(
  definition: Attribute,
  value: AttributeValues[string],
  values: AttributeValues,
): boolean {
  const { type, min = -Infinity, max = Infinity } = definition
  if (type === 'bool') return typeof value === 'boolean'
  if (type === 'text') return typeof value === 'string'
  if (type === 'int' || type === 'number') {
    return (
      typeof value === 'number' &&
      value >= min &&
      value <= max &&
      (type === 'number' || Number.isInteger(value))
    )
  }
  const allowed = new Set(optionsOf(definition, values))
  if (type === 'multi') return Array.isArray(value) && value.every((one) => allowed.has(one))
  return typeof value === 'string' && allowed.has(value)
}

function optionsOf(
  { dependsOn, options, optionsBy }: Attribute,
  values: AttributeValues,
): string[] {
  const chosen = dependsOn ? values[dependsOn] : undefined
  if (typeof chosen !== 'string' || !optionsBy) return (options ?? []).map(({ value }) => value)
  // A choice comes from the wire: "constructor" is no key of ours.
  const list = Object.hasOwn(optionsBy, chosen) ? optionsBy[chosen] : []
  return (list ?? []).map(({ value }) => value)
}

/** Words of a title for the advert's address, in plain letters. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}
