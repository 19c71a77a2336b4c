import { expect, test } from 'vitest'
import { comparisonsOf, type Given } from './rules.ts'

const noon = (day: string): Date => new Date(`${day}T10:00:00Z`)
const top = (from: string, until: string): Given => ({
  kind: 'top',
  startsAt: noon(from),
  endsAt: noon(until),
})
const lift = (day: string, isBought = false): Given => ({ kind: 'bump', day, isBought })
const at = (today: string, published = '2026-01-01') => ({
  publishedAt: noon(published),
  now: noon(today),
})

test('a week in a paid place is compared with the week before it', () => {
  expect(comparisonsOf([top('2026-11-08', '2026-11-15')], at('2026-11-20'))).toEqual([
    {
      ...{ kind: 'top', isBought: true, lifts: 0, isMixed: false },
      ...{ firstDay: '2026-11-08', lastDay: '2026-11-14', state: 'ended' },
      ...{ days: 7, verdict: 'compared' },
      beforeDays: { first: '2026-11-01', after: '2026-11-08' },
      duringDays: { first: '2026-11-08', after: '2026-11-15' },
    },
  ])
})

test('one that runs is compared over the whole days that have passed, today excluded', () => {
  const [running] = comparisonsOf([top('2026-11-08', '2026-11-15')], at('2026-11-11'))

  expect(running).toMatchObject({
    ...{ state: 'running', days: 3, lastDay: '2026-11-14' },
    beforeDays: { first: '2026-11-05', after: '2026-11-08' },
    duringDays: { first: '2026-11-08', after: '2026-11-11' },
  })
})

test.each(['2026-11-07', '2026-11-08', '2026-11-09'])('on %s it is too early to say', (today) => {
  const [early] = comparisonsOf([top('2026-11-08', '2026-11-15')], at(today))

  expect(early).toMatchObject({ verdict: 'early', beforeDays: null, duringDays: null })
})

test('an advert that was not there before has nothing to be compared with', () => {
  const given = [top('2026-11-08', '2026-11-15')]

  expect(comparisonsOf(given, at('2026-11-20', '2026-11-02'))).toMatchObject([
    { verdict: 'new', beforeDays: null, duringDays: { first: '2026-11-08' } },
  ])
  expect(comparisonsOf(given, at('2026-11-20', '2026-11-01'))).toMatchObject([
    { verdict: 'compared' },
  ])
})

test('lifts whose days overlap are one promotion, the others their own', () => {
  const given = [lift('2026-11-09'), lift('2026-11-08'), lift('2026-11-12', true)]

  expect(comparisonsOf([...given, lift('2026-10-01')], at('2026-11-20'))).toMatchObject([
    { lifts: 3, isBought: true, firstDay: '2026-11-08', lastDay: '2026-11-14', days: 7 },
    { lifts: 1, isBought: false, firstDay: '2026-10-01', lastDay: '2026-10-03', days: 3 },
  ])
})

test('it is said when another promotion ran on the days that are compared', () => {
  const week = top('2026-11-08', '2026-11-15')

  expect(comparisonsOf([week, lift('2026-11-02')], at('2026-11-20'))).toMatchObject([
    { kind: 'top', isMixed: true },
    { kind: 'bump', isMixed: false },
  ])
  expect(comparisonsOf([week, lift('2026-10-20')], at('2026-11-20'))).toMatchObject([
    { kind: 'top', isMixed: false },
    {},
  ])
})

test('one that was taken back on its first day was none', () => {
  expect(comparisonsOf([top('2026-11-08', '2026-11-08')], at('2026-11-20'))).toEqual([])
})
