import { expect, test } from 'vitest'
import { withMarks, type FavoriteMark } from './favorite-marks.ts'

const mark = (isMarked: boolean, answeredAt: number, userId = '7'): FavoriteMark => ({
  userId,
  isMarked,
  answeredAt,
})
const loaded = { userId: '7', ids: ['1', '2'], askedAt: 100 }

test('a list that was asked for before the answer does not undo what was marked', () => {
  const marks = new Map([
    ['3', mark(true, 101)],
    ['1', mark(false, 101)],
  ])
  expect([...withMarks(loaded, marks)]).toEqual(['2', '3'])
})

test('a list that was asked for after the answer counts, also what another tab has changed', () => {
  const marks = new Map([
    ['3', mark(true, 99)],
    ['1', mark(false, 99)],
  ])
  expect([...withMarks(loaded, marks)]).toEqual(['1', '2'])
})

test('no list undoes a mark whose answer is awaited, and nobody has those of another user', () => {
  const marks = new Map([
    ['3', mark(true, Infinity)],
    ['4', mark(true, Infinity, '8')],
  ])
  expect([...withMarks(loaded, marks)]).toEqual(['1', '2', '3'])
})
