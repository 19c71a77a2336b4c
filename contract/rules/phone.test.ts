import { expect, test } from 'vitest'
import { isValidPhone, nationalPhone } from './phone.ts'

test.each([
  '69123456',
  '069123456',
  '+37369123456',
  '37369123456',
  '0037369123456',
  '+373 69 123 456',
  '+373 (69) 12-34-56',
  '+373-069-123-456',
  '(0)69 123 456',
  '0 69 12 34 56',
  ' 69 123 456 ',
  '69.123.456',
  '69\u00a0123\u00a0456',
  '+373069123456',
  '00373069123456',
])('a number written as %j is 69123456', (typed) => {
  expect(nationalPhone(typed)).toBe('69123456')
  expect(isValidPhone(nationalPhone(typed))).toBe(true)
})

test.each([
  ['', 'nothing'],
  ['6912345', 'too short'],
  ['691234567', 'too long'],
  ['59123456', 'begins with 5'],
  ['022123456', 'a line in Chișinău begins with 2'],
  ['+40722123456', 'a number of Romania'],
  ['+373', 'the prefix alone'],
  ['69l23456', 'a letter for a digit'],
  ['++37369123456', 'two signs'],
  ['373', 'the prefix without its sign'],
  ['٦٩١٢٣٤٥٦', 'digits of another script'],
])('%j is no number to log in with: %s', (typed) => {
  expect(isValidPhone(nationalPhone(typed))).toBe(false)
})

test('a number that begins like the prefix keeps its digits', () => {
  expect(nationalPhone('73731234')).toBe('73731234')
  expect(nationalPhone('37373123')).toBe('37373123')
})
