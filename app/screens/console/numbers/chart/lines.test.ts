import { expect, test } from 'vitest'
import { drawingOf, headlineOf, sumOf, topLines } from './lines.ts'

test('a line begins at 0, and a day that is not known is a gap', () => {
  const { paths, ticks } = drawingOf([{ label: 'a', values: [0, 10, null, 5] }], 4)
  expect(ticks.at(0)).toBeGreaterThanOrEqual(10)
  expect(ticks.at(-1)).toBe(0)
  expect(paths[0]?.match(/M/g)).toHaveLength(2)
  expect(paths[0]).toMatch(/^M0 300/)
})

test('small counts have whole steps', () => {
  const { ticks } = drawingOf([{ label: 'a', values: [0, 1] }], 2)
  expect(ticks).toEqual([1, 0])
})

test('lines beyond the most are one, and nothing is lost', () => {
  const lines = [5, 1, 3, 2].map((value) => ({ label: String(value), values: [value, null] }))
  const shown = topLines(lines, 3, 'others')
  expect(shown.map(({ label }) => label)).toEqual(['5', '3', 'others'])
  expect(sumOf(shown)).toEqual(sumOf(lines))
})

test('a line that is called as the rest is counted in it, and not named twice', () => {
  const lines = ['others', 'a', 'b', 'c'].map((label, at) => ({ label, values: [9 - at] }))
  const shown = topLines(lines, 3, 'others')
  expect(shown.map(({ label }) => label)).toEqual(['a', 'b', 'others'])
  expect(sumOf(shown)).toEqual(sumOf(lines))
})

test('a headline is a sum, the last value that is known, or the middle one', () => {
  const values = [1, null, 9, 2, null]
  expect(headlineOf(values, 'sum')).toBe(12)
  expect(headlineOf(values, 'last')).toBe(2)
  expect(headlineOf(values, 'middle')).toBe(2)
  expect(headlineOf([null], 'sum')).toBeNull()
})
