import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'

/** The values with another one, or without it; another make makes the chosen model meaningless. */
export function withValue(
  values: AttributeValues,
  key: string,
  value: AttributeValues[string] | undefined,
  definitions: readonly Attribute[],
): AttributeValues {
  const dependents = definitions.filter(({ dependsOn }) => dependsOn === key).map((one) => one.key)
  const kept = Object.entries(values).filter(([name]) => name !== key && !dependents.includes(name))
  const said = value === undefined || value === '' ? [] : [[key, value] as const]
  return Object.fromEntries([...kept, ...said])
}

/** What is no number stays as typed, so that the person sees it beside the error. */
export function readNumber(text: string): number | string {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}
