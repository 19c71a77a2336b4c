import { createElement as h } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { cardWith } from '#tests/support/app/adverts.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { approximation } from '../../lib/rates/approximate.ts'
import { approximatePrice } from '../cards/approximate-price.tsx'
import { Converter, firstConversion } from './converter.tsx'
import { RateList } from './rate-list.tsx'
import { ratesTexts } from './texts.ts'
import { YearChart } from './year-chart.tsx'

beforeAll(() => ratesTexts.ready())

const rates = {
  date: '21.11.2026',
  isStale: false,
  values: { MDL: 1, EUR: 20.0487, USD: 17.2388, RUB: 0.2015 },
}

function resultOf(markup: string): string {
  return wordsOf(/<output[^>]*>(.*?)<\/output>/.exec(markup)?.[1] ?? '')
}

test('the converter begins with 100 euros in lei, to four decimals', () => {
  const markup = markupOf(h(Converter, { rates }))

  expect(markup).toContain('value="100"')
  expect(resultOf(markup)).toBe('2.004,8700 MDL')
  expect(wordsOf(markup)).toContain('1 EUR = 20,0487 MDL')
  expect(wordsOf(markup)).toContain('21.11.2026')
})

test.each([
  ['99,4', ro, '1.992,8408 MDL'],
  ['99.4', ro, '1.992,8408 MDL'],
  ['99,4', ru, '1 992,8408 MDL'],
  ['1,000.5', en, '20,058.7244 MDL'],
  ['abc', ro, '–'],
  ['', ro, '–'],
])('an amount is read with a comma or a point: “%s”', (amount, t, result) => {
  expect(
    resultOf(markupOf(h(Converter, { rates, start: { ...firstConversion, amount } }), { t })),
  ).toBe(result)
})

test('between two foreign currencies the leu stands in the middle, and one without a rate has no result', () => {
  const between = (to: 'USD' | 'GBP') =>
    resultOf(markupOf(h(Converter, { rates, start: { amount: '100', from: 'EUR', to } })))

  expect(between('USD')).toBe('116,2999 USD')
  expect(between('GBP')).toBe('–')
})

test('old rates say so, and a currency without a rate is not listed', () => {
  const old = wordsOf(markupOf(h(RateList, { rates: { ...rates, isStale: true } })))

  expect(old).toContain(ratesTexts.of('ro').stale('21.11.2026'))
  expect(old).toContain('RUB Rublă rusească 0,2015')
  expect(old).not.toContain('GBP')
})

test('a year’s line is told in words: lowest, highest, now, and the change', () => {
  const days = [
    { date: '2025-11-21', value: 19.5 },
    { date: '2026-03-03', value: 19.1204 },
    { date: '2026-08-10', value: 20.31 },
    { date: '2026-11-21', value: 20.0487 },
  ]
  const words = wordsOf(markupOf(h(YearChart, { currency: 'EUR', days })))

  expect(words).toContain('21 noiembrie 2026: 1 EUR = 20,0487 lei')
  expect(words).toContain('Minim 19,1204 3 martie 2026')
  expect(words).toContain('Maxim 20,3100 10 august 2026')
  expect(words).toContain('+2,8 % din 21 noiembrie 2025')
  expect(wordsOf(markupOf(h(YearChart, { currency: 'EUR', days: days.slice(0, 1) })))).toBe(
    ratesTexts.of('ro').noHistory,
  )
})

test('a price is repeated in the chosen currency for eyes and ears', () => {
  const approximate = approximation('ro', 'MDL', rates)
  const said = (card: ReturnType<typeof cardWith>) =>
    markupOf(h('p', null, approximatePrice(ro, approximate, card)))

  const markup = said(cardWith({ price: 12_000, currency: 'EUR' }))
  expect(wordsOf(markup)).toBe('( ≈ circa 240.600 Lei)')
  expect(markup).toContain('<span aria-hidden="true">≈</span>')
  expect(wordsOf(said(cardWith({ price: 100, currency: 'MDL' })))).toBe('')
  expect(wordsOf(said(cardWith({ price: 0, currency: 'EUR' })))).toBe('')
})
