import { expect, test } from 'vitest'
import { likelyOf, nowhere, scoredBranches } from './likely-branches.ts'

function branches(...confidences: readonly number[]) {
  return confidences.map((confidence, at) => ({ lexeme: `~s${at + 1}`, confidence }))
}

test('a query looks first in its likeliest branches, if they are likely enough', () => {
  expect(likelyOf(branches(0.6, 0.55, 0.3))).toEqual({
    branches: [['~s1'], ['~s2']],
    further: [['~s3']],
    reach: 'first',
  })
  expect(likelyOf(branches(0.3, 0.29))).toEqual(nowhere)
  expect(likelyOf([])).toEqual(nowhere)
})

test('it looks in one alone that is much likelier than any other', () => {
  expect(likelyOf(branches(0.9, 0.5))).toEqual({
    ...{ branches: [['~s1']], further: [['~s2']], reach: 'titles' },
  })
  expect(likelyOf(branches(0.9, 0.8)).reach).toBe('first')
})

test('a less likely branch scores much less', () => {
  const [first, second, third, ...others] = scoredBranches(branches(1, 0.5, 0.4, 0.39))

  expect(first?.weight).toBeCloseTo(6)
  expect(second?.weight).toBeCloseTo(6 * 0.5 ** 4)
  expect(third?.weight).toBeGreaterThan(0)
  expect(others).toEqual([])
})
