import type { Attribute } from '#contract/categories.ts'
import type { Clause } from '../condition.ts'

interface Narrowing {
  readonly clauses: Clause[]
  readonly numbers: Record<string, readonly [number | null, number | null]>
  /** Search texts of text attributes; all of their words must match. */
  readonly words: string[]
}

/**
 * Clauses of the selected attribute filters. Attributes unknown to the subcategory and invalid values are ignored.
 */
export function attributeClauses(
  definitions: readonly Attribute[],
  selected: Readonly<Record<string, string>>,
): Narrowing {
  const narrowing: Narrowing = { clauses: [], numbers: {}, words: [] }
  const parents = definitions.flatMap(({ key, dependsOn }) =>
    dependsOn && selected[key] ? [dependsOn] : [],
  )
  for (const definition of definitions) {
    const { key, type } = definition
    const text = selected[key]?.trim()
    // The clause of a selected model includes its make.
    if (!text || parents.includes(key)) continue
    if (type === 'text') narrowing.words.push(text)
    else if (type === 'int' || type === 'number') addRange(narrowing, definition, text)
    else if (type === 'bool') addYes(narrowing, key, text)
    else addValues(narrowing, definition, selected)
  }
  return narrowing
}

function addYes({ clauses }: Narrowing, key: string, text: string): void {
  if (['1', 'true', 'on'].includes(text)) clauses.push([[`~o${key}:true`]])
}

/** A dependent value narrows its own parent only: BMW X5 or any Audi. */
function addValues(
  { clauses }: Narrowing,
  { key, dependsOn, optionsBy = {} }: Attribute,
  selected: Readonly<Record<string, string>>,
): void {
  const values = valuesOf(selected[key])
  const parents = dependsOn ? valuesOf(selected[dependsOn]) : []
  if (values.length === 0) return
  if (parents.length === 0) {
    clauses.push(values.map((value) => [`~o${key}:${value}`]))
    return
  }
  const alternatives = parents.flatMap((parent) => {
    const own = values.filter((value) =>
      optionsBy[parent]?.some((option) => option.value === value),
    )
    const lexeme = `~o${dependsOn}:${parent}`
    return own.length > 0 ? own.map((value) => [lexeme, `~o${key}:${value}`]) : [[lexeme]]
  })
  clauses.push(alternatives)
}

function valuesOf(text = ''): string[] {
  return text.split(',').filter((value) => /^[a-z0-9.-]{1,60}$/.test(value))
}

function addRange(
  { clauses, numbers }: Narrowing,
  { key, type, min = 0, max = Infinity }: Attribute,
  text: string,
): void {
  const [, low, high] = /^(-?\d+(?:\.\d+)?)?-(-?\d+(?:\.\d+)?)?$/.exec(text) ?? []
  const ends = [low, high].map((end) => (end === undefined ? null : Number(end)))
  const [from = null, to = null] = ends
  if (from === null && to === null) return
  const [least, most] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  // Each year has a bucket of its own, so the exact value need not be checked.
  const isOfYears = type === 'int' && min >= years[0] && max <= years[1]
  if (!isOfYears) numbers[key] = [least, most]
  const buckets = bucketsBetween(least, most)
  if (buckets) clauses.push(buckets.map((bucket) => [`~n${key}:${bucket}`]))
}

const years = [1900, 2100] as const
const maxNumber = 1e9

/** Buckets of a range, as computed by `number_bucket()` in the database; null when no bucket is excluded. */
function bucketsBetween(least: number | null, most: number | null): number[] | null {
  if ((least ?? 0) <= 0 && most === null) return null
  const octave = (value: number): number =>
    10_000 + Math.floor(8 * Math.log2(Math.min(Math.max(value, 0), maxNumber) + 1) + 1e-9)
  const between = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_none, index) => from + index)
  return [
    ...between(Math.max(Math.floor(least ?? 0), years[0]), Math.min(most ?? years[1], years[1])),
    // One more bucket on each side, because logarithms here and in PostgreSQL may differ in the last digit.
    ...between(octave(least ?? 0) - 1, octave(most ?? maxNumber) + 1),
  ]
}
