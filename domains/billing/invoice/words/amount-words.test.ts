import { expect, test } from 'vitest'
import { amountInWords } from './amount-words.ts'
import { englishNumber } from './english.ts'
import { romanianNumber } from './romanian.ts'
import { russianNumber } from './russian.ts'

test.each([
  [0, 'zero'],
  [1, 'unu'],
  [2, 'doi'],
  [12, 'doisprezece'],
  [16, 'șaisprezece'],
  [21, 'douăzeci și unu'],
  [60, 'șaizeci'],
  [100, 'o sută'],
  [101, 'o sută unu'],
  [219, 'două sute nouăsprezece'],
  [1_000, 'o mie'],
  [1_001, 'o mie unu'],
  [2_101, 'două mii o sută unu'],
  [12_000, 'douăsprezece mii'],
  [20_000, 'douăzeci de mii'],
  [21_000, 'douăzeci și una de mii'],
  [100_000, 'o sută de mii'],
  [101_000, 'o sută una mii'],
  [1_000_000, 'un milion'],
  [2_000_002, 'două milioane doi'],
  [21_000_000, 'douăzeci și unu de milioane'],
  [22_000_000, 'douăzeci și două de milioane'],
  [3_000_000_000, 'trei miliarde'],
])('%i in Romanian is “%s”', (value, words) => {
  expect(romanianNumber(value, 'masculine')).toBe(words)
})

test('a Romanian number goes with the gender of what it counts', () => {
  expect(romanianNumber(2_101, 'feminine')).toBe('două mii o sută una')
  expect(romanianNumber(22, 'feminine')).toBe('douăzeci și două')
  expect(romanianNumber(12, 'neuter')).toBe('douăsprezece')
})

test.each([
  [0, 'ноль'],
  [2, 'два'],
  [14, 'четырнадцать'],
  [40, 'сорок'],
  [90, 'девяносто'],
  [219, 'двести девятнадцать'],
  [1_000, 'одна тысяча'],
  [2_101, 'две тысячи сто один'],
  [5_000, 'пять тысяч'],
  [11_000, 'одиннадцать тысяч'],
  [21_000, 'двадцать одна тысяча'],
  [112_022, 'сто двенадцать тысяч двадцать два'],
  [1_000_000, 'один миллион'],
  [2_000_000, 'два миллиона'],
  [5_000_000_000, 'пять миллиардов'],
])('%i in Russian is “%s”', (value, words) => {
  expect(russianNumber(value, 'masculine')).toBe(words)
})

test('a Russian number goes with the gender of what it counts', () => {
  expect(russianNumber(2_101, 'feminine')).toBe('две тысячи сто одна')
})

test.each([
  [0, 'zero'],
  [13, 'thirteen'],
  [45, 'forty-five'],
  [100, 'one hundred'],
  [2_101, 'two thousand one hundred and one'],
  [2_001, 'two thousand and one'],
  [1_000_000, 'one million'],
  [21_000_030, 'twenty-one million and thirty'],
])('%i in English is “%s”', (value, words) => {
  expect(englishNumber(value)).toBe(words)
})

test.each([
  ['ro', 100n, 'Un leu și 00 bani'],
  ['ro', 210_150n, 'Două mii o sută unu lei și 50 de bani'],
  ['ro', 2_000n, 'Douăzeci de lei și 00 bani'],
  ['ro', 201n, 'Doi lei și 01 ban'],
  ['ru', 100n, 'Один лей 00 банов'],
  ['ru', 210_221n, 'Две тысячи сто два лея 21 бан'],
  ['ru', 2_500n, 'Двадцать пять леев 00 банов'],
  ['en', 100n, 'One leu and 00 bani'],
  ['en', 210_101n, 'Two thousand one hundred and one lei and 01 ban'],
] as const)('in %s, %s bani are “%s”', (language, amount, words) => {
  expect(amountInWords(language, amount)).toBe(words)
})
