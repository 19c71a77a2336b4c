import { expect, test } from 'vitest'
import type { PaymentState } from '../provider.ts'
import { nextCheck, outcomeOf, type AttemptState, type Outcome } from './rules.ts'

function outcome(
  state: AttemptState,
  read: PaymentState,
  change: {
    amountBani?: bigint
    currency?: string
    refundedBani?: bigint
    isWanted?: boolean
  } = {},
): Outcome {
  const { isWanted = true, ...answer } = change
  const stated = { state: read, amountBani: 4_900n, currency: 'MDL', refundedBani: 0n, ...answer }
  return outcomeOf({ state, amountBani: 4_900n, refundedBani: 0n }, stated, { isWanted })
}

test('money that has arrived pays a bill that waits for it, else it goes back', () => {
  expect(outcome('pending', 'paid')).toBe('win')
  expect(outcome('pending', 'paid', { isWanted: false })).toBe('return')
})

test('an attempt that we gave up was paid all the same if the provider says so', () => {
  for (const state of ['starting', 'failed', 'expired'] as const)
    expect(outcome(state, 'paid')).toBe('win')
})

test('an attempt that we gave up waits again if the provider still waits', () => {
  for (const state of ['starting', 'pending', 'failed', 'expired'] as const)
    expect(outcome(state, 'pending')).toBe('wait')
  expect(outcome('failed', 'failed')).toBe('nothing')
})

test('money that is booked is booked once, whatever is heard of it', () => {
  const heard = ['pending', 'paid', 'failed', 'expired', 'part-refunded', 'refunded'] as const
  for (const state of ['paid', 'part-refunded', 'refunded'] as const)
    expect(new Set(heard.map((read) => outcome(state, read)))).toEqual(new Set(['nothing']))
})

test('more that went back of booked money than we sent is for finance', () => {
  for (const state of ['paid', 'part-refunded', 'refunded'] as const)
    expect(outcome(state, 'part-refunded', { refundedBani: 1n })).toBe('reversed')
})

test('another amount, another currency or an unknown refund pays nothing', () => {
  expect(outcome('pending', 'paid', { amountBani: 4_899n })).toBe('mismatch')
  expect(outcome('pending', 'paid', { amountBani: 4_901n })).toBe('mismatch')
  expect(outcome('pending', 'paid', { currency: 'EUR' })).toBe('mismatch')
  expect(outcome('pending', 'refunded')).toBe('mismatch')
})

test('a pending attempt is asked for with growing pauses, until a day after its end', () => {
  const start = Date.parse('2026-11-23T10:00:00Z')
  const expiresAt = new Date(start + 30 * 60_000)
  const after = (checks: number, now = start): number | null => {
    const next = nextCheck({ checks, expiresAt }, new Date(now))
    return next && (next.getTime() - now) / 1_000
  }
  expect([0, 1, 2, 8, 500].map((checks) => after(checks))).toEqual([10, 20, 40, 3_600, 3_600])
  expect(after(9, expiresAt.getTime() + 23 * 3_600_000)).toBe(3_600)
  expect(after(9, expiresAt.getTime() + 25 * 3_600_000)).toBeNull()
})
