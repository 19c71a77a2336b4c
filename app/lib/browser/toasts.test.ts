import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dismissToast,
  endLoginToasts,
  pauseToasts,
  listToasts,
  resumeToasts,
  toast,
  toastLogin,
} from './toasts.ts'

const texts = (): string[] => listToasts().map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id)
  vi.useRealTimers()
})

test('what is said stays five seconds', () => {
  toast('Salvat')
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['Salvat'])

  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the same said again stands once, for five seconds more', () => {
  toast('Salvat')
  toast('Copiat')
  vi.advanceTimersByTime(3_000)
  toast('Salvat')
  expect(texts()).toEqual(['Copiat', 'Salvat'])

  vi.advanceTimersByTime(2_000)
  expect(texts()).toEqual(['Salvat'])
})

test('what somebody is reading stays until they are done', () => {
  toast('Salvat')
  pauseToasts()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Salvat'])

  resumeToasts()
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['Salvat'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('what was done can be taken back while it is said', () => {
  const act = vi.fn<() => void>()
  toast('Șters', 'info', { label: 'Anulează', act })
  expect(listToasts()).toMatchObject([{ text: 'Șters', action: { label: 'Anulează', act } }])

  vi.advanceTimersByTime(5_000)
  expect(listToasts()).toEqual([])
})

test('what asks to log in ends with the login, all else stays', () => {
  toastLogin('Intră în cont')
  toast('Salvat')
  endLoginToasts()
  expect(texts()).toEqual(['Salvat'])
})
