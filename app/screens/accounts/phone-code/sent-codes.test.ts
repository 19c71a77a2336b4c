import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeMinutes, resendSeconds } from '#contract/limits.ts'
import { stubStorage } from '#tests/support/app/storage.ts'
import { findSentCode, forgetSentCode, saveSentCode, secondsToWait } from './sent-codes.ts'

let kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  kept = stubStorage('localStorage')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const register = 'register 69123456'

test('a code that was sent is known to the window that opens next', () => {
  const sent = saveSentCode(register, 'sms')
  expect(findSentCode(register)).toEqual(sent)
  expect(findSentCode('restore 69123456'), 'of another purpose').toBeNull()
})

test('the countdown goes on while no window shows it', () => {
  const sent = saveSentCode(register, 'sms')
  expect(secondsToWait(sent)).toBe(resendSeconds)

  vi.advanceTimersByTime(10_000)
  expect(secondsToWait(sent)).toBe(resendSeconds - 10)
  vi.advanceTimersByTime(resendSeconds * 1_000)
  expect(secondsToWait(sent)).toBe(0)
})

test('a clock that was turned back makes nobody wait longer', () => {
  const sent = saveSentCode(register, 'sms')
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(secondsToWait(sent)).toBe(0)
})

test('a second code takes the place of the first, of another number it does not', () => {
  saveSentCode('register 79000000', 'sms')
  saveSentCode(register, 'sms')
  saveSentCode(register, 'call')

  expect(findSentCode(register)?.channel).toBe('call')
  expect(findSentCode('register 79000000')).not.toBeNull()
})

test('numbers are not kept longer than their codes live', () => {
  saveSentCode('register 79000000', 'sms')
  vi.advanceTimersByTime(codeMinutes * 60_000)
  expect(findSentCode('register 79000000')).toBeNull()

  saveSentCode(register, 'sms')
  expect([...kept.values()].join()).not.toContain('79000000')
})

test('with the last code the browser forgets all', () => {
  saveSentCode(register, 'sms')
  forgetSentCode(register)
  expect(findSentCode(register)).toBeNull()
  expect(kept.size).toBe(0)
})

test.each(['{', 'null', '7'])('what is kept as %s is no code', (text) => {
  kept.set('codes', text)
  expect(findSentCode(register)).toBeNull()
})
