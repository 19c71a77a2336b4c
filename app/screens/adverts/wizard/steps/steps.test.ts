import { expect, test } from 'vitest'
import { isAfter, queryOf, readStep } from './steps.ts'

test('each step has an address, and what is no step is the first', () => {
  expect(readStep('?step=images')).toBe('images')
  expect(readStep('?id=7&step=finish')).toBe('finish')
  expect(readStep('')).toBe('information')
  expect(readStep('?step=payment')).toBe('information')
})

test('another step keeps the draft that the address names', () => {
  expect(queryOf('images', '?id=7')).toBe('?id=7&step=images')
  expect(queryOf('finish', '?id=7&step=images')).toBe('?id=7&step=finish')
  expect(queryOf('information', '?step=images')).toBe('')
})

test('a step is after those before it, and not after itself', () => {
  expect(isAfter('finish', 'images')).toBe(true)
  expect(isAfter('images', 'images')).toBe(false)
  expect(isAfter('information', 'images')).toBe(false)
})
