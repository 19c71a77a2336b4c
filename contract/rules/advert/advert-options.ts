import type { AttributeValues } from '../../adverts/adverts.ts'
import type { Attribute, AttributeOption } from '../../categories.ts'

/** Options of an attribute; for a dependent one, those of the selected parent value. */
export function optionsOf(
  { dependsOn, options = [], optionsBy }: Pick<Attribute, 'dependsOn' | 'options' | 'optionsBy'>,
  values: AttributeValues,
): readonly AttributeOption[] {
  const chosen = dependsOn ? values[dependsOn] : undefined
  if (typeof chosen !== 'string' || !optionsBy) return options
  // The value is user input, which may be "constructor".
  return Object.hasOwn(optionsBy, chosen) ? (optionsBy[chosen] ?? []) : []
}
