import { expect, test } from 'vitest'
import { billStates } from '#contract/billing/billing.ts'
import { billNumber, includedVat, nextBillState, readIdno, type BillMove } from './rules.ts'

test.each([
  [12_000n, 20, 2_000n],
  [4_990n, 20, 832n],
  // 3 / 1.2 leaves 0.5 bani of VAT, which is rounded up.
  [3n, 20, 1n],
  [1n, 20, 0n],
  [4_990n, 0, 0n],
])('%d bani with %d %% VAT include %d bani of it', (total, rate, vat) => {
  expect(includedVat(total, rate)).toBe(vat)
})

test('a bill has its year and a number of at least six digits', () => {
  expect(billNumber({ year: 2026, serial: 7 })).toBe('2026-000007')
  expect(billNumber({ year: 2027, serial: 1_234_567 })).toBe('2027-1234567')
})

test('a bill is paid from every unpaid state, and once', () => {
  expect(billStates.map((state) => nextBillState(state, 'pay'))).toEqual([
    ...['paid', null, 'paid', null, null, 'paid'],
  ])
})

test('nothing but a payment leaves the expired state, and nothing the refunded one', () => {
  const moves: BillMove[] = ['fail', 'retry', 'expire', 'pay', 'refund-part', 'refund']
  const from = (state: 'expired' | 'refunded') =>
    moves.filter((move) => nextBillState(state, move) !== null)
  expect([from('expired'), from('refunded')]).toEqual([['pay'], []])
})

test('a fiscal code has 13 digits, however they are spaced', () => {
  expect(readIdno(' 1003 6000 12345 ')).toBe('1003600012345')
  expect([readIdno('100360001234'), readIdno('10036000123456'), readIdno('100360001234x')]).toEqual(
    [null, null, null],
  )
})
