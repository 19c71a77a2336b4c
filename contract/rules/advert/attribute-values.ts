import type { AttributeValues } from '../../adverts/adverts.ts'
import type { Attribute } from '../../categories.ts'
import { textIn, type Lang } from '../../languages.ts'
import { optionsOf } from './advert-options.ts'

/** What has been said of one attribute, as a reader of a language reads it. */
export interface ReadAttribute {
  readonly key: string
  readonly label: string
  /** Of a choice its label, of several their labels in a row. */
  readonly value: string | number | boolean
  readonly unit?: string
}

/** The values of an advert by the definitions of its subcategory, in the order of the form; the rest is left out. */
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
