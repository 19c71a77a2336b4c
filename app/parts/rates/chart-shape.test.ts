import { expect, test } from 'vitest'
import { chartShape, extremesOf, nearestDay } from './chart-shape.ts'

const day = (date: string, value: number) => ({ date, value })

test('a line lies between round values', () => {
  const { ticks, decimals, points, line } = chartShape([
    day('2026-01-01', 19.04),
    day('2026-01-02', 19.9),
    day('2026-01-05', 19.5),
  ])

  expect(ticks.map((tick) => tick.toFixed(decimals))).toEqual([
    '20.00',
    '19.75',
    '19.50',
    '19.25',
    '19.00',
  ])
  expect(points).toEqual([
    { x: 0, y: 288 },
    { x: 250, y: 30 },
    { x: 1_000, y: 150 },
  ])
  expect(line).toBe('M0 288h0L250 30L1000 150')
})

test.each([
  [
    [0.2011, 0.2049],
    ['0.205', '0.204', '0.203', '0.202', '0.201'],
  ],
  [
    [20, 20],
    ['20.2', '20.0'],
  ],
  [
    [17, 22.9],
    ['24', '22', '20', '18', '16'],
  ],
])('rates of %j are told apart by their ticks', (values, ticks) => {
  const shape = chartShape(values.map((value, index) => day(`2026-01-0${index + 1}`, value)))
  const said = shape.ticks.map((tick) => tick.toFixed(shape.decimals))

  expect(said).toEqual(expect.arrayContaining(ticks.slice(0, 1)))
  expect(new Set(said).size).toBe(said.length)
  expect(said.length).toBeLessThan(7)
})

test('a month without rates is a gap, a weekend is not', () => {
  const { line } = chartShape([
    day('2026-01-02', 19),
    day('2026-01-05', 19.1),
    day('2026-03-02', 19.2),
  ])

  expect(line.match(/M/g)).toHaveLength(2)
})

test('one day alone has its point', () => {
  const { points, line } = chartShape([day('2026-01-02', 19)])

  expect(points).toHaveLength(1)
  expect(line).not.toContain('NaN')
})

test('a place in the drawing belongs to the nearest day', () => {
  const shape = chartShape([day('2026-01-01', 1), day('2026-01-02', 2), day('2026-01-11', 3)])

  expect([0, 0.04, 0.06, 0.5, 0.6, 1].map((share) => nearestDay(shape, share))).toEqual([
    ...[0, 0, 1, 1, 2, 2],
  ])
})

test('a year is told by its lowest, highest and last day', () => {
  const days = [
    day('2026-01-01', 20),
    day('2026-02-01', 18),
    day('2026-03-01', 22),
    day('2026-04-01', 21),
  ]
  const year = extremesOf(days)

  expect(year?.least.date).toBe('2026-02-01')
  expect(year?.most.date).toBe('2026-03-01')
  expect(year?.change).toBeCloseTo(5)
  expect(extremesOf([])).toBeNull()
})
