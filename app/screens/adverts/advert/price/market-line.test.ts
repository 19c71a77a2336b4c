import { createElement, type ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { wordsOf } from '#tests/support/app/markup.ts'
import { MarketLine } from './market-line.tsx'

type Market = ComponentProps<typeof MarketLine>['market']
type Compared = ComponentProps<typeof MarketLine>['advert']

const inLei: Compared = { price: 500, currency: 'MDL', facts: [], city: 'Soroca' }

const usual: Market = {
  ...{
    price: 500,
    low: 400,
    median: 500,
    high: 600,
    count: 12,
    standing: 'usual',
    shared: [],
    years: 1,
  },
}

async function said(change: Partial<Market>, advert = inLei): Promise<string> {
  const market = { ...usual, ...change }
  return wordsOf(await advertMarkup(createElement(MarketLine, { market, advert }), 'en'))
}

test('what like adverts cost is said in the currency of this one', async () => {
  expect(await said({})).toMatch(/400–600\sLei \(median 500/)
  expect(await said({}, { ...inLei, price: 25, currency: 'EUR' })).toMatch(/€20–€30 \(median 25/)
})

test('what the compared adverts share is said in the words of this one, of a year its neighbours', async () => {
  const fact = (key: string, value: string | boolean) => ({ key, label: key, value })
  const facts = [
    fact('make', 'Dacia'),
    fact('year', '2016'),
    fact('parking', true),
    fact('color', 'Red'),
  ]

  expect(
    await said({ shared: ['make', 'year', 'parking', 'place'] }, { ...inLei, facts }),
  ).toContain('Compared by: Dacia · 2015–2017 · Soroca')
  expect(await said({ shared: ['year', 'area'], years: 3 }, { ...inLei, facts })).toContain(
    'Compared by: 2013–2019, brought to 2016 · price per m²',
  )
})

test('the drawing says in words what it shows', async () => {
  const markup = await advertMarkup(
    createElement(MarketLine, { market: usual, advert: inLei }),
    'en',
  )

  expect(markup).toMatch(
    /role="img" aria-label="This advert costs 500\sLei; similar ones usually cost 400–600\sLei\."/,
  )
})

test('a price is called neither low nor high, unless it stands outside of the usual ones', async () => {
  const [below, within, above] = [
    await said({ standing: 'below' }),
    await said({ standing: 'usual' }),
    await said({ standing: 'above' }),
  ]

  expect(new Set([below, within, above]).size).toBe(3)
  expect(below).toContain(within)
  expect(above).toContain(within)
})

test('sums are told to three digits: nobody knows a market to the leu', async () => {
  expect(
    await said(
      { low: 123_456, high: 987_654, price: 500_000, median: 456_789 },
      { ...inLei, price: 500_000 },
    ),
  ).toMatch(/123,000–988,000.*457,000/)
})

test('where all cost the same it is one sum', async () => {
  expect(await said({ low: 500, high: 500 })).not.toContain('–')
})
