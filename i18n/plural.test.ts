import { expect, test } from 'vitest'
import { plural } from './plural.ts'

const ro = { one: 'un anunț', few: '# anunțuri', other: '# de anunțuri' }
const ru = { one: '# объявление', few: '# объявления', many: '# объявлений', other: '# объявления' }
const en = { one: '# advert', other: '# adverts' }

test.each([
  [0, '0 anunțuri'],
  [1, 'un anunț'],
  [2, '2 anunțuri'],
  [19, '19 anunțuri'],
  [20, '20 de anunțuri'],
  [21, '21 de anunțuri'],
  [100, '100 de anunțuri'],
  [101, '101 anunțuri'],
  [119, '119 anunțuri'],
  [120, '120 de anunțuri'],
])('in Romanian %d is "%s"', (count, text) => {
  expect(plural('ro', count, ro)).toBe(text)
})

test.each([
  [0, '0 объявлений'],
  [1, '1 объявление'],
  [2, '2 объявления'],
  [4, '4 объявления'],
  [5, '5 объявлений'],
  [11, '11 объявлений'],
  [12, '12 объявлений'],
  [21, '21 объявление'],
  [22, '22 объявления'],
  [25, '25 объявлений'],
  [101, '101 объявление'],
  [111, '111 объявлений'],
])('in Russian %d is "%s"', (count, text) => {
  expect(plural('ru', count, ru)).toBe(text)
})

test('in English one is one and everything else is many', () => {
  expect([0, 1, 2, 1_000].map((count) => plural('en', count, en))).toEqual([
    '0 adverts',
    '1 advert',
    '2 adverts',
    '1,000 adverts',
  ])
})
