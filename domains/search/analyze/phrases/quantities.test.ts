import { expect, test } from 'vitest'
import { splitQuantities } from './quantities.ts'

function stated(text: string) {
  const { quantities, others } = splitQuantities(text.split(' '))
  return { of: quantities.map(({ key, low, high }) => [key, low, high]), rest: others.join(' ') }
}

test.each([
  ['teren 10 ari', 'land_area', 9, 11, 'teren'],
  ['участок 10 соток', 'land_area', 9, 11, 'участок'],
  ['teren 2 ha', 'land_area', 180, 220, 'teren'],
  ['golf din anul 2015', 'year', 2015, 2015, 'golf din'],
  ['гольф 2015 года', 'year', 2015, 2015, 'гольф'],
  ['golf 2012 2015', 'year', 2012, 2015, 'golf'],
  ['apartament etajul 3', 'floor', 3, 3, 'apartament'],
  ['квартира на 3 этаже', 'floor', 3, 3, 'квартира'],
  ['ботинки 38 размер', 'shoe_size', 38, 38, 'ботинки'],
] as const)('"%s" states a number of an attribute', (text, key, low, high, rest) => {
  const { of, rest: words } = stated(text)

  expect(of).toEqual([[key, expect.closeTo(low), expect.closeTo(high)]])
  expect(words).toBe(rest)
})

test.each(['dacia pina in 2015', 'дачия до 2015 года', 'dacia before 2015'])(
  '"%s" states the last year',
  (text) => expect(stated(text)).toMatchObject({ of: [['year', expect.any(Number), 2015]] }),
)

test.each(['dacia dupa 2015', 'дачия не старше 2015 года', 'dacia since 2015'])(
  '"%s" states the first year',
  (text) => expect(stated(text)).toMatchObject({ of: [['year', 2015, expect.any(Number)]] }),
)

test.each([
  ['octavia cu rulaj pana la 150 mii km', 'mileage', 150_000],
  ['октавия пробег до 150000 км', 'mileage', 150_000],
  ['апартамент до 60 m2', 'area', 60],
] as const)('"%s" states the most', (text, key, high) => {
  expect(stated(text).of).toEqual([[key, expect.any(Number), high]])
})

test.each(['iphone 13', 'windows 2019', 'casa 2 nivele', 'lada 2107', 'щенок 2 года'])(
  '"%s" states none and stays as it is',
  (text) => expect(stated(text)).toEqual({ of: [], rest: text }),
)
