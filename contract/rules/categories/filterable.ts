import type { Attribute } from '../../categories.ts'

/** The attributes that lists are filtered by. A choice that depends on another one needs that as a filter too. */
export function filterableOf(attributes: readonly Attribute[]): FilterableAttribute[] {
  const filterable = attributes.filter(isFilterable)
  const keys = new Set(filterable.map(({ key }) => key))
  return filterable.filter(({ dependsOn }) => !dependsOn || keys.has(dependsOn))
}

export type FilterableAttribute = Attribute & {
  readonly filter: Exclude<Attribute['filter'], 'none'>
}

function isFilterable(attribute: Attribute): attribute is FilterableAttribute {
  return attribute.filter !== 'none'
}
