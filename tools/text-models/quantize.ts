import type { Table } from '#domains/lib/text-model/table.ts'

/** Largest weight of a table, in its units. */
const mostUnits = 127

/** Weights in the few bits that are kept. */
export function quantized(weights: Float64Array | Float32Array): { unit: number; table: Table } {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const unit = Number((largest / mostUnits).toPrecision(6))
  return { unit, table: Int8Array.from(weights, (weight) => Math.round(weight / unit)) }
}

export function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
