import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

test('each run begins where the one before ends, and has its elements', () => {
  const lengths = Uint8Array.from({ length: 50 }, (_none, at) => (at * 7) % 5)
  const { startOf, runAt } = runsOf(lengths)
  const starts = Array.from(lengths, (_length, run) =>
    lengths.slice(0, run).reduce((a, b) => a + b, 0),
  )

  expect(starts.map((_start, run) => startOf(run))).toEqual(starts)
  expect(startOf(50)).toBe(lengths.reduce((a, b) => a + b, 0))
  for (const [run, length] of lengths.entries())
    for (let element = startOf(run); element < startOf(run) + length; element++)
      expect(runAt(element)).toBe(run)
})
