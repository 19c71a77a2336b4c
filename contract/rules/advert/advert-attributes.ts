import type { AttributeValues } from '../../adverts/adverts.ts'
import type { Attribute, AttributeOption } from '../../categories.ts'
import { attributeNumberMax, attributeTextMax } from '../../limits.ts'
import { cleanLine } from '../text/clean-text.ts'
import { optionsOf } from './advert-options.ts'

/** Problem of an attribute value; null for a valid one. No zod: browsers load this too. */
export type AttributeProblem = 'field_required' | 'attribute_invalid' | 'too_long' | null

type Value = AttributeValues[string]

export function attributeProblem(definition: Attribute, values: AttributeValues): AttributeProblem {
  const value = normalizedValue(values[definition.key])
  if (value === undefined) return definition.isRequired ? 'field_required' : null
  const { type } = definition
  if (type === 'bool') return invalidUnless(typeof value === 'boolean')
  if (type === 'text') return textProblem(value)
  if (type === 'int' || type === 'number') return invalidUnless(isNumberOf(definition, value))
  return invalidUnless(isChosenFrom(optionsOf(definition, values), type, value))
}

/** The value in stored form; undefined for an empty one. */
export function normalizedValue(typed: Value | undefined): Value | undefined {
  const value = typeof typed === 'string' ? cleanLine(typed) : typed
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? undefined : value
}

function textProblem(value: Value): AttributeProblem {
  if (typeof value !== 'string') return 'attribute_invalid'
  return [...value].length > attributeTextMax ? 'too_long' : null
}

function isNumberOf({ type, min, max }: Attribute, value: Value): boolean {
  return (
    typeof value === 'number' &&
    value >= (min ?? -attributeNumberMax) &&
    value <= (max ?? attributeNumberMax) &&
    (type === 'number' || Number.isInteger(value))
  )
}

function isChosenFrom(
  options: readonly AttributeOption[],
  type: Attribute['type'],
  value: Value,
): boolean {
  const allowed = new Set(options.map((option) => option.value))
  if (type === 'multi') return Array.isArray(value) && value.every((one) => allowed.has(one))
  return typeof value === 'string' && allowed.has(value)
}

function invalidUnless(isRight: boolean): AttributeProblem {
  return isRight ? null : 'attribute_invalid'
}
