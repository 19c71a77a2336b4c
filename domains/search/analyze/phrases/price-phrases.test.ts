import { expect, test } from 'vitest'
import { splitPrice, type PricePhrase } from './price-phrases.ts'

function boundsIn(text: string): readonly unknown[] | null {
  const { price } = splitPrice(text)
  return price && [price.from, price.to, price.currency]
}

test.each([
  ['laptop până la 5000 lei', 5_000, 'MDL'],
  ['laptop pînă la 5000 lei', 5_000, 'MDL'],
  ['telefon sub 3000 de lei', 3_000, 'MDL'],
  ['telefon nu mai scump de 200 euro', 200, 'EUR'],
  ['telefon cel mult 200 euro', 200, 'EUR'],
  ['телефон до 300 евро', 300, 'EUR'],
  ['телефон не дороже 300 долларов', 300, 'USD'],
  ['телефон не более 300 лей', 300, 'MDL'],
  ['phone under 300 euros', 300, 'EUR'],
  ['phone up to 300 dollars', 300, 'USD'],
  ['phone < 300 usd', 300, 'USD'],
  ['по цене до 100 леев', 100, 'MDL'],
] as const)('"%s" states the highest price', (text, to, currency) => {
  expect(boundsIn(text)).toEqual([null, to, currency])
})

test.each([
  ['casă peste 50 000 euro', 50_000, 'EUR'],
  ['casă cel puțin 100 de lei', 100, 'MDL'],
  ['casă nu mai ieftin de 100 euro', 100, 'EUR'],
  ['дом от 100 лей', 100, 'MDL'],
  ['дом не дешевле 100 евро', 100, 'EUR'],
  ['дом не менее 100 евро', 100, 'EUR'],
  ['house over 2000 usd', 2_000, 'USD'],
  ['house no less than 300 euro', 300, 'EUR'],
] as const)('"%s" states the lowest price', (text, from, currency) => {
  expect(boundsIn(text)).toEqual([from, null, currency])
})

test.each([
  ['apartament între 200 și 300 euro', 200, 300],
  ['apartament de la 200 până la 300 de euro', 200, 300],
  ['apartament de la 200 la 300 euro', 200, 300],
  ['apartament 200 – 300 €', 200, 300],
  ['квартира от 200 до 300 евро', 200, 300],
  ['квартира от 200 евро до 300 евро', 200, 300],
  ['flat between 200 and 300 euro', 200, 300],
  ['flat from €200 to €300', 200, 300],
] as const)('"%s" states both', (text, from, to) => {
  expect(boundsIn(text)).toEqual([from, to, 'EUR'])
})

test.each([
  ['до 5 тыс. лей', null, 5_000],
  ['до 5к лей', null, 5_000],
  ['până la 5 mii de lei', null, 5_000],
  ['under 10 thousand lei', null, 10_000],
  ['до 1,5 тысячи лей', null, 1_500],
  ['sub 5.000 lei', null, 5_000],
  ['peste 1 000 000 lei', 1_000_000, null],
  ['от 2 до 5 тысяч лей', 2_000, 5_000],
  ['от 500 до 1 тысячи лей', 500, 1_000],
] as const)('thousands count however they are written: "%s"', (text, from, to) => {
  expect(boundsIn(text)).toEqual([from, to, 'MDL'])
})

test.each([
  ['phone under $300', null, 300, 'USD', 'under $300'],
  ['phone under 300$', null, 300, 'USD', 'under 300$'],
  ['phone under €5,000, new', null, 5_000, 'EUR', 'under €5,000'],
  ['phone €100-€200', 100, 200, 'EUR', '€100-€200'],
] as const)('a sign may stand on either side: "%s"', (text, from, to, currency, phrase) => {
  expect(splitPrice(text).price).toEqual({ from, to, currency, text: phrase } satisfies PricePhrase)
})

test.each([
  'iphone 13',
  'iphone 13 до 300',
  'samsung s20 300 euro',
  'cort până la 3 persoane',
  'under 300 pounds',
  'până la 300 leisure',
  'odo 300 euro',
])('"%s" states no price and stays as it is', (text) => {
  expect(splitPrice(text)).toEqual({ rest: text, price: null })
})

test('a number before a bound is the model of a thing', () => {
  expect(splitPrice('iphone 13 до 300 евро')).toMatchObject({
    rest: 'iphone 13',
    price: { from: null, to: 300 },
  })
})

test.each([
  ['apartament până la 300 euro Botanica', 'apartament Botanica'],
  ['квартира от 100 до 200 евро в месяц', 'квартира в месяц'],
  ['до 20000 лей велосипед', 'велосипед'],
  ['Ноутбук (до 300 евро) Ёлка', 'Ноутбук ( ) Ёлка'],
  ['ﬁat İstanbul до 300 евро', 'ﬁat İstanbul'],
])('what is no price keeps its words: "%s"', (text, rest) => {
  const split = splitPrice(text)
  expect(split.rest.replaceAll(/\s+/g, ' ')).toBe(rest)

  // Every letter is in the phrase or in the rest.
  const lettersOf = (all: string): string[] => [...all.replaceAll(/\s/g, '')].toSorted()
  expect(lettersOf(split.rest + (split.price?.text ?? ''))).toEqual(lettersOf(text))
})

test.each(['cu salariu de la 15000 lei', 'с зарплатой от 15000 лей', 'salary over 15000 lei'])(
  '"%s" is a salary and no price',
  (text) => {
    expect(splitPrice(`șofer ${text}`)).toMatchObject({
      rest: 'șofer',
      price: { from: 15_000, isSalary: true, text },
    })
    expect(splitPrice(text.replace(/^.* (?=de la|от|over)/, '')).price?.isSalary).toBeUndefined()
  },
)
