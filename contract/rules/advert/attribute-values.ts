import type { AttributeValues } from '../../adverts/adverts.ts'
import type { Attribute } from '../../categories.ts'
import { textIn, type Lang } from '../../languages.ts'
import { optionsOf } from './advert-options.ts'

/** An attribute value for display in one language. */
export interface ReadAttribute {
  readonly key: string
  readonly label: string
  /** Label of an option; of several options, their labels joined with commas. */
  readonly value: string | number | boolean
  readonly unit?: string
}

/** Attribute values for display, in the order of the definitions; values without a definition are omitted. */
export function readAttributes(
  lang: Lang,
  definitions: readonly Attribute[],
  values: AttributeValues,
): ReadAttribute[] {
  return definitions.flatMap((definition) => {
    const { key, labels, unit } = definition
    const value = values[key]
    if (value === undefined || value === '') return []
    const options = optionsOf(definition, values)
    const labelOf = (one: string): string => {
      const option = options.find((other) => other.value === one)
      return option ? textIn(lang, option.labels).text : one
    }
    const label = textIn(lang, labels).text
    return { key, label, value: read(value, labelOf), ...(unit !== undefined && { unit }) }
  })
}

function read(
  value: AttributeValues[string],
  labelOf: (value: string) => string,
): ReadAttribute['value'] {
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  return typeof value === 'string' ? labelOf(value) : value
}
