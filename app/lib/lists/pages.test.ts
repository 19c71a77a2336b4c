import { expect, test } from 'vitest'
import { pageNumbers, readPage } from './pages.ts'

test('no page named is the first', () => {
  expect(readPage(undefined)).toBe(1)
  expect(readPage('12')).toBe(12)
})

test.each(['0', '-1', '02', 'abc', '1.5', '9999999'])('%s is no page', (text) => {
  expect(() => readPage(text)).toThrow('404 page not found')
})

test('a pagination shows the ends and the neighbours', () => {
  expect(pageNumbers(6, 20)).toEqual([1, null, 5, 6, 7, null, 20])
})

test('a gap of one page is that page', () => {
  expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
})

test('past the end there is no current page among the numbers', () => {
  expect(pageNumbers(999, 2)).toEqual([1, 2])
})
