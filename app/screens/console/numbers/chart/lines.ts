import { chartBox, scaleOf } from '../../../../parts/rates/chart-shape.ts'

/** Values by day; null: not known. */
export type Values = readonly (number | null)[]

export interface Line {
  readonly label: string
  readonly values: Values
}

export interface Drawing {
  /** Path of each line; a day that is not known is a gap. */
  readonly paths: readonly string[]
  /** Values of the horizontal lines, from the upper edge to 0. */
  readonly ticks: readonly number[]
}

/** Geometry of lines over the same days, from 0 to their highest value. */
export function drawingOf(lines: readonly Line[], days: number): Drawing {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const { high, step } = scaleOf(0, most)
  // Counts have no halves.
  const whole = Math.max(1, step)
  const top = Math.ceil(high / whole) * whole
  const at = (value: number, day: number): string =>
    `${round((day / Math.max(1, days - 1)) * chartBox.width)} ${round((1 - value / top) * chartBox.height)}`
  const paths = lines.map(({ values }) =>
    values
      .map((value, day) => {
        if (value === null) return ''
        const isAfter = day > 0 && values[day - 1] !== null
        return isAfter ? `L${at(value, day)}` : `M${at(value, day)}h0`
      })
      .join(''),
  )
  const count = Math.round(top / whole)
  return { paths, ticks: Array.from({ length: count + 1 }, (_, index) => top - index * whole) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The lines that say most, and the sum of the others under a name of their own. */
export function topLines(lines: readonly Line[], most: number, others: string): Line[] {
  const sorted = lines.toSorted((one, other) => weightOf(other) - weightOf(one))
  if (sorted.length <= most) return sorted
  // A line may bear that name already.
  const named = sorted.filter(({ label }) => label !== others)
  const shown = named.slice(0, most - 1)
  const rest = sorted.filter((line) => !shown.includes(line))
  return [...shown, { label: others, values: sumOf(rest) }]
}

function weightOf({ values }: Line): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** Of each day; not known where no line is. */
export function sumOf(lines: readonly Line[]): Values {
  const [first] = lines
  return (first?.values ?? []).map((_value, day) => {
    const known = lines.flatMap(({ values }) => values[day] ?? [])
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
  })
}

/** The highest of each day; not known where no line is. */
export function highestOf(lines: readonly Line[]): Values {
  const [first] = lines
  return (first?.values ?? []).map((_value, day) => {
    const known = lines.flatMap(({ values }) => values[day] ?? [])
    return known.length > 0 ? Math.max(...known) : null
  })
}

/** What a headline says: the sum, the last value that is known, or the middle one. */
export function headlineOf(values: Values, kind: 'sum' | 'last' | 'middle'): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  if (kind === 'last') return known.at(-1) ?? null
  if (kind === 'sum') return known.reduce((sum, value) => sum + value, 0)
  return known.toSorted((one, other) => one - other)[Math.floor(known.length / 2)] ?? null
}
