import { expect, test } from 'vitest'
import { shareOf } from './lexeme-shares.ts'

const shares = {
  listed: new Map([
    ['nou', 0.16],
    ['^laptop', 0.02],
    ['~s54', 0.01],
  ]),
  unlisted: 0.005,
}

test('alternatives add up, and those that are not listed count once together', () => {
  expect(shareOf([[['^laptop'], ['~s54']]], shares)).toBeCloseTo(0.03)
  expect(shareOf([[['^laptop'], ['^ноут'], ['^лэптоп']]], shares)).toBeCloseTo(0.025)
  expect(shareOf([[['nou', '~s54']]], shares)).toBeCloseTo(0.01)
  expect(shareOf([[['nou', '^ноут']]], shares)).toBeCloseTo(0.005)
})

test('clauses together match less than the rarest of them, and no clause matches all', () => {
  expect(shareOf([[['nou']], [['^laptop']]], shares)).toBeCloseTo(0.02 * 0.4)
  expect(shareOf([], shares)).toBe(1)
})
