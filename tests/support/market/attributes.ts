import type { Attribute } from '#contract/categories.ts'

const labels = { ro: '', ru: '', en: '' }
export const option = (value: string) => ({ value, labels })

/** A definition without labels. */
export function attribute(fields: Partial<Attribute> & Pick<Attribute, 'key' | 'type'>): Attribute {
  return { filter: 'select', isRequired: false, labels, ...fields }
}

/** Attributes of a car, as db/data/categories.json declares such. */
export const make = attribute({
  key: 'make',
  type: 'enum',
  isRequired: true,
  options: [option('dacia'), option('bmw')],
})
export const model = attribute({
  key: 'model',
  type: 'enum',
  dependsOn: 'make',
  optionsBy: { dacia: [option('logan')], bmw: [option('x5')] },
})
export const year = attribute({ key: 'year', type: 'int', min: 1950, max: 2027 })
export const area = attribute({ key: 'area', type: 'number', min: 0.5 })
export const extras = attribute({
  key: 'extras',
  type: 'multi',
  options: [option('abs'), option('gps')],
})
