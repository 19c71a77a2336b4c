import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { optionsOf } from '#contract/rules/advert-options.ts'
import type { DescriptionFacts } from '../../deps.ts'
import { allowedAttributes } from '../rules.ts'

/** Attributes as a reader of the language reads them, in the order of the form; only what the subcategory knows. */
export function readFacts(
  lang: Lang,
  definitions: readonly Attribute[],
  typed: AttributeValues,
): DescriptionFacts['attributes'] {
  const values = allowedAttributes(definitions, typed)
  return definitions.flatMap((definition) => {
    const value = values[definition.key]
    const read = value === undefined ? null : readValue(lang, value, definition, values)
    return read === null ? [] : [{ label: definition.labels[lang], value: read }]
  })
}

function readValue(
  lang: Lang,
  value: AttributeValues[string],
  definition: Attribute,
  values: AttributeValues,
): string | true | null {
  if (typeof value === 'boolean') return value ? true : null
  const { unit } = definition
  if (typeof value === 'number') return unit === undefined ? String(value) : `${value} ${unit}`
  const label = (one: string): string => optionLabel(lang, one, definition, values)
  return Array.isArray(value) ? value.map(label).join(', ') : label(value)
}

function optionLabel(
  lang: Lang,
  value: string,
  definition: Attribute,
  values: AttributeValues,
): string {
  const option = optionsOf(definition, values).find((one) => one.value === value)
  return option?.labels[lang] ?? value
}
