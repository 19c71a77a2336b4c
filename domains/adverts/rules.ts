import type { AdvertStatus, AttributeValues } from '#contract/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import {
  advertLifeDays,
  descriptionMaxLength,
  draftDays,
  priceMax,
  titleMaxLength,
} from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'

const day = 24 * 60 * 60_000

/** The end that a renewal gives an active advert; null where that is less than a day more than it has. */
export function renewalOf(
  { status, expiresAt }: { readonly status: AdvertStatus; readonly expiresAt: Date | null },
  now: Date,
): Date | null {
  const renewed = new Date(now.getTime() + advertLifeDays * day)
  const isLonger = expiresAt === null || renewed.getTime() - expiresAt.getTime() >= day
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
  return isDraft(status) ? new Date(touchedAt.getTime() + draftDays * day) : null
}

/** Whether its owner may still put text and photos into the advert. */
export function isDraft(status: AdvertStatus): boolean {
  return status === 'draft'
}

const emailAddress = /[\w.+-]+@[\w-]+\.\w{2,}/
/** Eight or more digits in a row, however they are spaced: nobody's price or mileage is written so. */
const phoneNumber =
  /(?:\+?373|\b0)[\s()./-]?(?:\d[\s()./-]?){8}(?!\d)|\b[67]\d[\s-]?\d{3}[\s-]?\d{3}\b/

/** Texts that hold a way to reach the seller: such numbers are harvested, and the page has its own button. */
export function hasContacts(text: string): boolean {
  return emailAddress.test(text) || phoneNumber.test(text)
}

export function checkTexts(title: string, description: string): void {
  if (title === '') throw new Refusal('field_required', 'title')
  if ([...title].length > titleMaxLength) throw new Refusal('title_too_long', 'title')
  if ([...description].length > descriptionMaxLength)
    throw new Refusal('description_too_long', 'description')
  if (hasContacts(title)) throw new Refusal('contacts_in_text', 'title')
  if (hasContacts(description)) throw new Refusal('contacts_in_text', 'description')
}

/** A price as typed: "1 250,50" is 1250.5; nothing typed is 0, by agreement. Refuses what is not a price. */
export function readPrice(typed: string): number {
  const plain = typed.replaceAll(/\s/g, '').replace(',', '.')
  if (plain === '') return 0
  const price = /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  if (!(price >= 0 && price <= priceMax)) throw new Refusal('price_invalid', 'price')
  return price
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
  if (type === 'text') return typeof value === 'string' && !hasContacts(value)
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
