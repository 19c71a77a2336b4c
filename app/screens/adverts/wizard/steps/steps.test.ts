import { expect, test } from 'vitest'
import { queryOf, readStep } from './steps.ts'

test('the preview has an address, and what is no step is the form', () => {
  expect(readStep('?id=7&step=finish')).toBe('finish')
  expect(readStep('')).toBe('information')
  expect(readStep('?step=images')).toBe('information')
})

test('another step keeps the draft that the address names', () => {
  expect(queryOf('finish', '?id=7')).toBe('?id=7&step=finish')
  expect(queryOf('information', '?id=7&step=finish')).toBe('?id=7')
  expect(queryOf('information', '?step=finish')).toBe('')
})
