import { describe } from 'vitest'
import { offerStates } from '#contract/people/offer-shape.ts'
import { expect, test } from '#tests/support/test.ts'
import { offeredPrice } from './rules.ts'
import { nextState } from './transitions.ts'

const now = new Date('2026-11-23T10:00:00Z')
const later = new Date('2026-11-24T10:00:00Z')

describe('the price of an offer', () => {
  test('is read as people write it, in the currency of the advert', () => {
    expect(offeredPrice('1.250,50', 'MDL')).toBe(1_250.5)
    expect(offeredPrice('12 mii lei', 'MDL')).toBe(12_000)
    expect(offeredPrice(300, 'EUR')).toBe(300)
  })

  test('is required, above zero and of no other currency', async () => {
    const typed = (price: string | number | undefined) => async () => offeredPrice(price, 'MDL')
    for (const none of [undefined, '', '  '])
      await expect(typed(none)()).toBeRefused('offer_price_required')
    for (const wrong of [0, '0', '0.001', '-5', 'ieftin', '300 €', 2e9, '1e400'])
      await expect(typed(wrong)(), String(wrong)).toBeRefused('price_invalid')
  })
})

describe('an offer', () => {
  const open = { state: 'sent', expiresAt: later } as const

  test('is accepted, declined and countered by the other side, and withdrawn by its author', async () => {
    expect(nextState(open, 'accept', 'recipient', now)).toBe('accepted')
    expect(nextState(open, 'decline', 'recipient', now)).toBe('declined')
    expect(nextState(open, 'counter', 'recipient', now)).toBe('countered')
    expect(nextState(open, 'withdraw', 'author', now)).toBe('withdrawn')
    const move = async (answer: 'accept' | 'withdraw', by: 'author' | 'recipient') =>
      nextState(open, answer, by, now)
    await expect(move('accept', 'author')).toBeRefused('offer_move_refused')
    await expect(move('withdraw', 'recipient')).toBeRefused('offer_move_refused')
  })

  test('is moved once, and not after its time', async () => {
    for (const state of offerStates.filter((one) => one !== 'sent')) {
      const again = async () => nextState({ ...open, state }, 'accept', 'recipient', now)
      await expect(again(), state).toBeRefused('offer_closed')
    }
    const late = async () => nextState(open, 'accept', 'recipient', later)
    await expect(late()).toBeRefused('offer_closed')
    const early = async () => nextState(open, 'expire', 'clock', now)
    await expect(early()).toBeRefused('offer_closed')
    expect(nextState(open, 'expire', 'clock', later)).toBe('expired')
  })
})
