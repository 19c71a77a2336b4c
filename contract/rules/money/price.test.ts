import { expect, test } from 'vitest'
import { priceProblem, readAmount, readPrice } from './price.ts'

const cases: readonly (readonly [string, number, string?])[] = [
  // Plain
  ['6500', 6500],
  ['0', 0],
  ['1', 1],
  ['999', 999],
  ['1000000', 1_000_000],
  ['007', 7],
  ['６５００', 6500],
  // Thousands by a point, a comma, a space, an apostrophe
  ['6.500', 6500],
  ['6,500', 6500],
  ['6 500', 6500],
  ['6\u00a0500', 6500],
  ['6\u202f500', 6500],
  ["6'500", 6500],
  ['6’500', 6500],
  ['1 000', 1000],
  ['12.500', 12_500],
  ['125.000', 125_000],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1 000 000 000', 1_000_000_000],
  // Cents
  ['1650,50', 1650.5],
  ['1650.50', 1650.5],
  ['1.650,50', 1650.5],
  ['1,650.50', 1650.5],
  ['1 650.50', 1650.5],
  ['1 650,50', 1650.5],
  ['1.250.000,99', 1_250_000.99],
  ['1,250,000.99', 1_250_000.99],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['0,5', 0.5],
  ['0.50', 0.5],
  ['0.500', 0.5],
  ['99.90', 99.9],
  ['1.65', 1.65],
  // Trailing separators
  ['6500,-', 6500],
  ['6500.-', 6500],
  ['6500.', 6500],
  ['6 500 lei.', 6500, 'MDL'],
  // With a currency
  ['6500 lei', 6500, 'MDL'],
  ['6500lei', 6500, 'MDL'],
  ['6.500 LEI', 6500, 'MDL'],
  ['6 500 MDL', 6500, 'MDL'],
  ['MDL 6500', 6500, 'MDL'],
  ['6500 de lei', 6500, 'MDL'],
  ['1 leu', 1, 'MDL'],
  ['6500 лей', 6500, 'MDL'],
  ['6 500 леев', 6500, 'MDL'],
  ['1 лей', 1, 'MDL'],
  ['3 лея', 3, 'MDL'],
  ['€300', 300, 'EUR'],
  ['300€', 300, 'EUR'],
  ['300 €', 300, 'EUR'],
  ['300 eur', 300, 'EUR'],
  ['300 Euro', 300, 'EUR'],
  ['300 de euro', 300, 'EUR'],
  ['300 евро', 300, 'EUR'],
  ['EUR 1.300,50', 1300.5, 'EUR'],
  ['$50', 50, 'USD'],
  ['50 $', 50, 'USD'],
  ['50 usd', 50, 'USD'],
  ['US$ 50', 50, 'USD'],
  ['50 de dolari', 50, 'USD'],
  ['50 dollars', 50, 'USD'],
  ['50 долларов', 50, 'USD'],
  ['1,299.99 USD', 1299.99, 'USD'],
  // In thousands and millions
  ['12k', 12_000],
  ['12,5k', 12_500],
  ['12.5K €', 12_500, 'EUR'],
  ['15 mii', 15_000],
  ['15 mii de euro', 15_000, 'EUR'],
  ['15 mii lei', 15_000, 'MDL'],
  ['15 тыс', 15_000],
  ['15 тыс. лей', 15_000, 'MDL'],
  ['15 тысяч евро', 15_000, 'EUR'],
  ['1,5 mln', 1_500_000],
  ['1.5 mil. lei', 1_500_000, 'MDL'],
  ['2 milioane', 2_000_000],
  ['1,5 млн лей', 1_500_000, 'MDL'],
]

test.each(cases.map(([typed, amount, currency = null]) => ({ typed, amount, currency })))(
  '"$typed" is $amount $currency',
  ({ typed, amount, currency }) => {
    expect(readPrice(typed)).toEqual({ amount, currency })
    expect(readPrice(`  ${typed}\u00a0`)).toEqual({ amount, currency })
  },
)

test.each([
  ...['abc', '-5', '1e5', '0x10', '1/2', '12-15', '6500-7000', '6500+', '~6500', '=6500', '%', ','],
  ...[
    '1.2.3',
    '1,2,3',
    '12.34.56',
    '1.000,000',
    '1,000.000',
    '1.65.50',
    '1,650,50',
    '1.250000',
    '1250.000',
  ],
  ...['12 50', '1 00', '1 0000', '12.3456', '1 000.5000', '1.000 000', '1 000.000', '.5', '1..5'],
  ...[
    '100 RON',
    '100 руб',
    '100 £',
    'lei',
    '€',
    '$ €',
    '5 lei 5',
    '5 € lei',
    '€5$',
    '12.500k',
    '12 k k',
    'k',
    '5 x',
  ],
  ...['1234567890123', '5 lei noi vechi', 'Infinity', 'NaN', '٫', '½'],
])('"%s" is no price', (typed) => {
  expect(readPrice(typed)).toBeNull()
})

test.each([
  ['1.000', 1000, 1000, 1],
  ['1,000', 1, 1, 1000],
  ['1,5', 1.5, 1.5, 1.5],
  ['1.5', 1.5, 1.5, 1.5],
  ['1 000', 1000, 1000, 1000],
  ['1.000.000', 1_000_000, 1_000_000, 1_000_000],
  ['1,000,000', 1_000_000, 1_000_000, 1_000_000],
  ['1.000,5', 1000.5, 1000.5, 1000.5],
  ['0.125', 0.125, 0.125, 0.125],
  ['0,1255', 0.1255, 0.1255, 0.1255],
  ['100', 100, 100, 100],
  ['100,', 100, 100, 100],
])('in the converter "%s" is a sum as the language writes it', (typed, ro, ru, en) => {
  expect(readAmount(typed, 'ro')).toBe(ro)
  expect(readAmount(typed, 'ru')).toBe(ru)
  expect(readAmount(typed, 'en')).toBe(en)
})

test.each(['', 'abc', '-1', '1.2.3', '1e3', '99999999999999'])('"%s" is no sum', (typed) => {
  expect(readAmount(typed, 'ro')).toBeNull()
})

test('an empty price is by agreement, zero is refused, and a price has a maximum', () => {
  expect(['', '  ', '1', '€300', '1.000.000.000'].map(priceProblem)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(['0', '0,00', '0 lei'].map(priceProblem)).toEqual([
    'price_zero',
    'price_zero',
    'price_zero',
  ])
  expect(['1.000.000.001', 'gratis'].map(priceProblem)).toEqual(['price_invalid', 'price_invalid'])
})
