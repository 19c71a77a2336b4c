import { createElement, type ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { wordsOf } from '#tests/support/app/markup.ts'
import { MarketLine } from './market-line.tsx'

type Market = ComponentProps<typeof MarketLine>['market']

async function said(change: Partial<Market>, currency: 'MDL' | 'EUR' = 'MDL'): Promise<string> {
  const market: Market = {
    ...{ price: 500, low: 400, median: 500, high: 600, count: 12, standing: 'usual' },
    ...change,
  }
  return wordsOf(await advertMarkup(createElement(MarketLine, { market, currency }), 'en'))
}

test('what like adverts cost is said in lei, and marked as about in another currency', async () => {
  expect(await said({})).toContain('400–600')
  expect(await said({})).not.toContain('≈')
  expect(await said({}, 'EUR')).toContain('≈')
})

test('a price is called neither low nor high, unless it stands outside of the usual ones', async () => {
  const [below, usual, above] = [
    await said({ standing: 'below' }),
    await said({ standing: 'usual' }),
    await said({ standing: 'above' }),
  ]

  expect(new Set([below, usual, above]).size).toBe(3)
  expect(below).toContain(usual)
  expect(above).toContain(usual)
})

test('sums are told to three digits: nobody knows a market to the leu', async () => {
  expect(await said({ low: 123_456, high: 987_654, price: 500_000, median: 456_789 })).toMatch(
    /123,000–988,000.*457,000/,
  )
})

test('where all cost the same it is one sum', async () => {
  expect(await said({ low: 500, high: 500 })).not.toContain('–')
})
