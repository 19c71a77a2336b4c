import type { Attribute } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { optionsOf } from '#contract/rules/advert/advert-options.ts'

/** Properties of an attribute that the demo needs. */
export type AttributeDefinition = Pick<
  Attribute,
  'key' | 'type' | 'isRequired' | 'min' | 'max' | 'dependsOn' | 'options' | 'optionsBy'
>

/** A list only for attributes of type `multi`. */
export type AttributeValue = string | number | boolean | string[]
export type AttributeValues = Readonly<Record<string, AttributeValue>>

/** A value as a seller writes it in a title; numbers come without their unit. */
export function valueLabel(
  definition: AttributeDefinition,
  values: AttributeValues,
  lang: Lang,
): string | null {
  const value = values[definition.key]
  if (value === undefined || Array.isArray(value)) return null
  if (typeof value === 'number') return numberLabel(value, lang)
  if (definition.type === 'text') return String(value)
  const option = optionsOf(definition, values).find((each) => each.value === value)
  return option?.labels[lang] ?? null
}

function numberLabel(value: number, lang: Lang): string {
  const [whole = '', fraction] = String(value).split('.')
  // Four-digit numbers such as years have no thousands separator.
  const grouped =
    value < 10_000 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, lang === 'en' ? ',' : ' ')
  if (fraction === undefined) return grouped
  return grouped + (lang === 'en' ? '.' : ',') + fraction
}
