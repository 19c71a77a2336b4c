import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rateCalls } from '#contract/rates.ts'
import { answering } from '#tests/support/app/caller.ts'

const rates = (...codes: readonly string[]) =>
  answering([
    rateCalls.getRates,
    () => ({
      Date: '21.11.2026',
      isStale: false,
      Valutes: codes.map((CharCode, at) => ({ CharCode, Value: 17 + at })),
    }),
  ])

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('prices are compared by the euro and the dollar of the bank’s day', async () => {
  const { priceRates } = await import('./price-rates.ts')
  expect(await priceRates(rates('USD', 'RON', 'EUR').call)).toEqual({
    ...{ USD: 17, EUR: 19, date: '21.11.2026' },
  })
})

test('one of them missing, or a server away, leaves a list without the note', async () => {
  const { priceRates } = await import('./price-rates.ts')
  expect(await priceRates(rates('EUR').call)).toBeNull()
  expect(await priceRates(answering().call)).toBeNull()
})

test('a browser asks once, a server for each page', async () => {
  const { call, asked } = rates('EUR', 'USD')
  const { priceRates } = await import('./price-rates.ts')
  await priceRates(call)
  await priceRates(call)
  expect(asked).toHaveLength(2)

  vi.stubGlobal('document', {})
  await priceRates(call)
  await priceRates(call)
  expect(asked).toHaveLength(3)
})
