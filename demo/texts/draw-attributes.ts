import { optionsOf } from '#contract/rules/advert/advert-options.ts'
import { plausibleDraw } from './plausible-values.ts'
import type { AttributeDefinition, AttributeValue } from './attribute-definition.ts'
import type { Random } from '#demo/random.ts'
import type { Good } from '#demo/market/recipe.ts'

/**
 * Draws attributes of an advert: fixed values of the good, required ones, slots of the title, and most others. An
 * empty text in the good means that it has no such attribute (a trailer has no gearbox).
 */
export function drawAttributes(
  good: Pick<Good, 'attributes'>,
  definitions: readonly AttributeDefinition[],
  slots: ReadonlySet<string>,
  random: Random,
): Record<string, AttributeValue> {
  const fixed = good.attributes ?? {}
  const values: Record<string, AttributeValue> = {}
  for (const [key, value] of Object.entries(fixed)) if (value !== '') values[key] = value

  const keys = new Set(definitions.map(({ key }) => key))
  for (const definition of byDependence(definitions)) {
    const { key, isRequired } = definition
    if (key in fixed || isNeverDrawn(definition)) continue
    const isNeeded = isRequired || slots.has(key)
    // The condition is always drawn, because sentences depend on it.
    if (!isNeeded && key !== 'state' && !random.chance(0.8)) continue
    const draw = plausibleDraw(key)
    const value = draw?.({ values, keys, random })
    if (value !== undefined) values[key] = value
    if (value !== undefined || (draw && !isNeeded)) continue
    const any = drawAny(definition, values, random)
    if (any !== undefined) values[key] = any
  }
  return values
}

/**
 * The end of a wage follows from its beginning, which is the price, and nobody invents the model of a phone. Skipped
 * before a draw: each one changes all later adverts, and the questions of search were written over these.
 */
function isNeverDrawn({ key, type }: AttributeDefinition): boolean {
  return key === 'salary_to' || (key === 'model' && type === 'text')
}

/** Draws year and condition first, because mileage and hours depend on them. */
function byDependence(definitions: readonly AttributeDefinition[]): AttributeDefinition[] {
  const rank = ({ key }: AttributeDefinition) => (key === 'state' || key === 'year' ? 0 : 1)
  return definitions.toSorted((a, b) => rank(a) - rank(b))
}

function drawAny(
  definition: AttributeDefinition,
  values: Readonly<Record<string, AttributeValue>>,
  random: Random,
): AttributeValue | undefined {
  const { type, min = 1, max = 100 } = definition
  if (type === 'bool') return random.chance(0.5)
  if (type === 'text') return undefined
  if (type === 'int' || type === 'number') return random.int(Math.ceil(min), Math.floor(max))
  const options = optionsOf(definition, values).filter(({ value }) => value !== 'other')
  if (options.length === 0) return undefined
  const { value } = random.pick(options)
  return type === 'multi' ? [value] : value
}
