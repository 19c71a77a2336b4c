import { dayMs } from '#contract/rules/durations.ts'
import type { RateOfDay } from '../../lib/rates/rates.ts'

/** Units of the drawing; it is stretched to its box. */
export const chartBox = { width: 1_000, height: 300 }

/** A longer run of days without a rate is a gap in the line. */
const longestRun = 14

export interface ChartShape {
  /** Path of the line. */
  readonly line: string
  /** Values of the horizontal lines, evenly spaced, from the upper edge to the lower one. */
  readonly ticks: readonly number[]
  /** Decimals that tell the ticks apart. */
  readonly decimals: number
  readonly points: readonly Point[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Geometry of a line of rates; `days` are in order, and at least one. */
export function chartShape(days: readonly RateOfDay[]): ChartShape {
  const values = days.map(({ value }) => value)
  const { low, high, step } = scaleOf(Math.min(...values), Math.max(...values))
  const times = days.map(({ date }) => Date.parse(date))
  const [first = 0] = times
  const span = Math.max(dayMs, (times.at(-1) ?? first) - first)
  const points = days.map(({ value }, index) => ({
    x: round((((times[index] ?? first) - first) / span) * chartBox.width),
    y: round(((high - value) / (high - low)) * chartBox.height),
  }))
  const line = points.map(({ x, y }, index) => {
    const run = ((times[index] ?? 0) - (times[index - 1] ?? -Infinity)) / dayMs
    // A point alone is drawn by a line without length.
    return run <= longestRun ? `L${x} ${y}` : `M${x} ${y}h0`
  })
  const count = Math.round((high - low) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => high - index * step)
  const decimals = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9) + (isQuarter(step) ? 1 : 0))
  return { line: line.join(''), ticks, decimals, points }
}

/** Round bounds around the values with two to five steps of 1, 2, 2.5 or 5 times a power of ten between them. */
export function scaleOf(least: number, most: number): { low: number; high: number; step: number } {
  // A rate that never changed lies in the middle.
  if (least === most) return scaleOf(least * 0.99, most * 1.01)
  const range = most - least
  const power = 10 ** Math.floor(Math.log10(range / 3))
  const step = power * ([1, 2, 2.5, 5, 10].find((one) => range / (power * one) <= 4) ?? 10)
  const low = Math.floor(least / step + 1e-9) * step
  const high = Math.ceil(most / step - 1e-9) * step
  return { low, high, step }
}

function isQuarter(step: number): boolean {
  return Math.abs(step / 10 ** Math.floor(Math.log10(step) + 1e-9) - 2.5) < 0.01
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Index of the day nearest to a place in the drawing, 0 at the left and 1 at the right. */
export function nearestDay({ points }: ChartShape, share: number): number {
  const x = share * chartBox.width
  const distances = points.map((point) => Math.abs(point.x - x))
  return distances.indexOf(Math.min(...distances))
}

/** First day with the lowest rate, first with the highest, and the change from the first to the last in percent. */
export function extremesOf(days: readonly RateOfDay[]) {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const least = days.reduce((one, other) => (other.value < one.value ? other : one))
  const most = days.reduce((one, other) => (other.value > one.value ? other : one))
  return { first, last, least, most, change: (last.value / first.value - 1) * 100 }
}
