import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'

/** Sets or removes a value; a new make also removes the dependent model. */
export function withValue(
  values: AttributeValues,
  key: string,
  value: AttributeValues[string] | undefined,
  definitions: readonly Attribute[],
): AttributeValues {
  const dependents = definitions.filter(({ dependsOn }) => dependsOn === key).map((one) => one.key)
  const others = Object.entries(values).filter(
    ([name]) => name !== key && !dependents.includes(name),
  )
  const changed = value === undefined || value === '' ? [] : [[key, value] as const]
  return Object.fromEntries([...others, ...changed])
}

/** Invalid numbers stay as typed, so that they are shown beside their error. */
export function readNumber(text: string): number | string {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}
