import { beforeEach, expect, test, vi } from 'vitest'
import { maxRecentAdverts } from '#contract/limits.ts'
import { forgetRecent, recentIds, rememberRecent } from './recent.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('the advert looked at last comes first, and each is there once', () => {
  for (const id of ['7', '8', '9', '7']) rememberRecent(id)
  expect(recentIds()).toEqual(['7', '9', '8'])

  forgetRecent()
  expect(recentIds()).toEqual([])
})

test('a hundred adverts are remembered, the oldest is forgotten for a new one', () => {
  for (let id = 1; id <= maxRecentAdverts + 20; id++) rememberRecent(String(id))

  expect(recentIds()).toHaveLength(maxRecentAdverts)
  expect(recentIds().at(0)).toBe(String(maxRecentAdverts + 20))
  expect(recentIds().at(-1)).toBe('21')
})

test.each(['{', '7', 'null', '{"0":"7"}', '[7, null, "x", "", "7e3", "-7", ["7"]]'])(
  'what is kept as %s is no list of adverts',
  (kept) => {
    localStorage.setItem('recent', kept)
    expect(recentIds()).toEqual([])

    rememberRecent('5')
    expect(recentIds()).toEqual(['5'])
  },
)

test('a browser that keeps nothing remembers no advert, and nothing breaks', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })

  rememberRecent('5')
  expect(recentIds()).toEqual([])
})
