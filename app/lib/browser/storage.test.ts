import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/app/storage.ts'
import { readConsent, readStored, store, storeConsent } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is kept comes back until it is taken away', () => {
  stubStorage('localStorage')
  store('theme', 'dark')
  expect(readStored('theme')).toBe('dark')

  store('theme', null)
  expect(readStored('theme')).toBeNull()
})

test('a private window keeps nothing and breaks nothing', () => {
  stubStorage('localStorage', 'private')
  store('theme', 'dark')
  store('theme', null)
  storeConsent('all')

  expect(readStored('theme')).toBeNull()
  expect(readConsent()).toBeNull()
})

test('the answer to the cookie notice is one of two, and anything else is no answer', () => {
  const kept = stubStorage('localStorage')
  expect(readConsent()).toBeNull()

  storeConsent('necessary')
  expect(readConsent()).toBe('necessary')
  kept.set('cookies', 'true')
  expect(readConsent()).toBeNull()
})
