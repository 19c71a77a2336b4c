import type { NumberRange } from './store.ts'

export interface RangeFacet {
  readonly min: number
  readonly max: number
  /** Numbers of adverts from `from` on, up to the next bar; the last one ends with `max`. */
  readonly bars: { readonly from: number; readonly count: number }[]
}

const barsMax = 24
const logarithmicFrom = 10_000
const perOctave = 8
/** Share of the adverts at each end that is outside the bars: mistyped prices would make them flat. */
const outside = 0.01

/** A range with its distribution: years by year, other numbers on a logarithmic scale. */
export function rangeFacet({ min, max, buckets }: NumberRange): RangeFacet {
  const isLogarithmic = Object.keys(buckets).some((bucket) => Number(bucket) >= logarithmicFrom)
  const counts = new Map<number, number>()
  for (const [key, n] of Object.entries(buckets)) {
    const bucket = isLogarithmic ? onLogarithm(Number(key)) : Number(key)
    counts.set(bucket, (counts.get(bucket) ?? 0) + n)
  }
  const sorted = [...counts.keys()].toSorted((a, b) => a - b)
  const [first, last] = middle(sorted, counts)
  if (first === undefined || last === undefined) return { min, max, bars: [] }
  const width = Math.ceil((last - first + 1) / barsMax)
  const bars = []
  for (let start = first; start <= last; start += width) {
    let count = 0
    for (let bucket = start; bucket < start + width; bucket++) count += counts.get(bucket) ?? 0
    bars.push({ from: isLogarithmic ? lowerEnd(start) : start, count })
  }
  return { min, max, bars }
}

/** Other numbers may be as large as years, 2.000 km. */
function onLogarithm(bucket: number): number {
  if (bucket >= logarithmicFrom) return bucket
  return logarithmicFrom + Math.floor(perOctave * Math.log2(bucket + 1))
}

/** First and last bucket without the outermost adverts. */
function middle(
  sorted: readonly number[],
  counts: ReadonlyMap<number, number>,
): [number | undefined, number | undefined] {
  const total = sorted.reduce((sum, bucket) => sum + (counts.get(bucket) ?? 0), 0)
  const inside: number[] = []
  let before = 0
  for (const bucket of sorted) {
    const count = counts.get(bucket) ?? 0
    if (before + count > total * outside && before < total * (1 - outside)) inside.push(bucket)
    before += count
  }
  return [inside[0], inside.at(-1)]
}

/** Least number of a bucket, rounded to two digits. */
function lowerEnd(bucket: number): number {
  const number = 2 ** ((bucket - logarithmicFrom) / perOctave) - 1
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1)
  return Math.round(number / step) * step
}
