import { expect, test } from 'vitest'
import { anchorsOf, mailDueAt } from './rules.ts'

test('the anchor is the clause that the fewest adverts meet', () => {
  const clauses = [[['~k1']], [['masin'], ['auto']], [['bmv']]]
  expect(anchorsOf(clauses, [2_000, 1_400, 30])).toEqual(['bmv'])
  expect(anchorsOf(clauses, [2_000, 20, 30])).toEqual(['masin', 'auto'])
})

test('where counts do not tell, a word goes before a subcategory, a category and a place', () => {
  const [place, category, subcategory, word] = [[['~p7']], [['~k1']], [['~s3']], [['bmv']]]
  const counts = [2_000, 2_000, 2_000, 2_000]
  expect(anchorsOf([place, category, subcategory, word], counts)).toEqual(['bmv'])
  expect(anchorsOf([place, category, subcategory], counts)).toEqual(['~s3'])
  expect(anchorsOf([place, category], counts)).toEqual(['~p7'])
})

test('an alternative of several lexemes is anchored by the rarest of them', () => {
  expect(
    anchorsOf(
      [
        [
          ['~s3', 'bmv'],
          ['~k1', '~oke:da'],
        ],
      ],
      [9],
    ),
  ).toEqual(['bmv', '~oke:da'])
})

test('a search for everything is looked up for every advert', () => {
  expect(anchorsOf([], [])).toEqual(['~'])
  expect(anchorsOf([[['bmv'], []]], [0])).toEqual(['~'])
})

test.each([
  ['winter', '2026-01-14T07:00:00Z', '2026-01-15T06:00:00.000Z'],
  ['winter, before eight', '2026-01-14T05:59:59Z', '2026-01-14T06:00:00.000Z'],
  ['eight itself', '2026-01-14T06:00:00Z', '2026-01-15T06:00:00.000Z'],
  ['summer', '2026-07-14T12:00:00Z', '2026-07-15T05:00:00.000Z'],
  ['late, when it is tomorrow in Chișinău', '2026-07-14T22:30:00Z', '2026-07-15T05:00:00.000Z'],
  ['before summer time begins', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['before it ends', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
])('a daily mail goes at eight in Chișinău: %s', (_when, now, due) => {
  expect(mailDueAt('daily', new Date(now))?.toISOString()).toBe(due)
})

test.each([
  ['a Wednesday', '2026-01-14T07:00:00Z', '2026-01-19T06:00:00.000Z'],
  ['a Monday before eight', '2026-01-19T05:00:00Z', '2026-01-19T06:00:00.000Z'],
  ['a Monday after eight', '2026-01-19T06:00:00Z', '2026-01-26T06:00:00.000Z'],
  ['a Sunday', '2026-01-18T12:00:00Z', '2026-01-19T06:00:00.000Z'],
  ['over the change to summer time', '2026-03-25T12:00:00Z', '2026-03-30T05:00:00.000Z'],
])('a weekly mail goes on Mondays at eight: %s', (_when, now, due) => {
  expect(mailDueAt('weekly', new Date(now))?.toISOString()).toBe(due)
})

test('a mail at once goes at once, but ten minutes after the last one', () => {
  const now = new Date('2026-01-14T07:00:00Z')
  expect(mailDueAt('now', now)).toEqual(now)
  expect(mailDueAt('now', now, new Date('2026-01-14T06:57:00Z'))?.toISOString()).toBe(
    '2026-01-14T07:07:00.000Z',
  )
  expect(mailDueAt('now', now, new Date('2026-01-13T07:00:00Z'))).toEqual(now)
  expect(mailDueAt('never', now)).toBeNull()
})
