import type { AttributeValues } from '../../adverts/adverts.ts'
import type { Attribute, AttributeOption } from '../../categories.ts'

/** What can be chosen: all options or, where they depend on another attribute, those of its value. */
export function optionsOf(
  { dependsOn, options = [], optionsBy }: Attribute,
  values: AttributeValues,
): readonly AttributeOption[] {
  const chosen = dependsOn ? values[dependsOn] : undefined
  if (typeof chosen !== 'string' || !optionsBy) return options
  // A choice comes from the wire: "constructor" is no key of ours.
  return Object.hasOwn(optionsBy, chosen) ? (optionsBy[chosen] ?? []) : []
}
