import type { Attribute } from '#contract/categories.ts'
import type { Clause } from '../condition.ts'

interface Narrowing {
  readonly clauses: Clause[]
  readonly numbers: Record<string, readonly [number | null, number | null]>
  /** Of text attributes: all of these words. */
  readonly words: string[]
}

/** What filters on attributes ask of an advert. What the subcategory does not know, or is no filter, asks nothing. */
export function attributeClauses(
  definitions: readonly Attribute[],
  asked: Readonly<Record<string, string>>,
): Narrowing {
  const narrowing: Narrowing = { clauses: [], numbers: {}, words: [] }
  const parents = definitions.flatMap(({ key, dependsOn }) =>
    dependsOn && asked[key] ? [dependsOn] : [],
  )
  for (const definition of definitions) {
    const { key, type } = definition
    const text = asked[key]?.trim()
    // A make is asked for with its models.
    if (!text || parents.includes(key)) continue
    if (type === 'text') narrowing.words.push(text)
    else if (type === 'int' || type === 'number') addRange(narrowing, definition, text)
    else if (type === 'bool') addYes(narrowing, key, text)
    else addValues(narrowing, definition, asked)
  }
  return narrowing
}

function addYes({ clauses }: Narrowing, key: string, text: string): void {
  if (['1', 'true', 'on'].includes(text)) clauses.push([[`~o${key}:true`]])
}

/** Models narrow their own make alone: BMW X5 or any Audi. */
function addValues(
  { clauses }: Narrowing,
  { key, dependsOn, optionsBy = {} }: Attribute,
  asked: Readonly<Record<string, string>>,
): void {
  const values = valuesOf(asked[key])
  const parents = dependsOn ? valuesOf(asked[dependsOn]) : []
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
  // Whole years have a bucket each: nothing is left to look at.
  const isOfYears = type === 'int' && min >= years[0] && max <= years[1]
  if (!isOfYears) numbers[key] = [least, most]
  const buckets = bucketsBetween(least, most)
  if (buckets) clauses.push(buckets.map((bucket) => [`~n${key}:${bucket}`]))
}

const years = [1900, 2100] as const
const mostNumber = 1e9

/** As number_bucket() of the database puts numbers among their like; null where no bucket is left out. */
function bucketsBetween(least: number | null, most: number | null): number[] | null {
  if ((least ?? 0) <= 0 && most === null) return null
  const octave = (value: number): number =>
    10_000 + Math.floor(8 * Math.log2(Math.min(Math.max(value, 0), mostNumber) + 1) + 1e-9)
  const between = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_none, index) => from + index)
  return [
    ...between(Math.max(Math.floor(least ?? 0), years[0]), Math.min(most ?? years[1], years[1])),
    // One more on each side: logarithms of two systems may differ in their last digit.
    ...between(octave(least ?? 0) - 1, octave(most ?? mostNumber) + 1),
  ]
}
