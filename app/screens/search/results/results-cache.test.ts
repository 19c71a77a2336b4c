import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardWith } from '#tests/support/app/adverts.ts'
import { stubStorage } from '#tests/support/app/storage.ts'
import { addedTo, saveAdded, notedOf, noteTop } from './results-cache.ts'

const end = { cursor: 'after-64', loaded: 64 }
const listOf = (...ids: readonly string[]) => ({
  ...{ cards: ids.map((id) => cardWith({ id })), end, hasMore: true },
})

let kept = new Map<string, string>()

beforeEach(() => {
  kept = stubStorage('sessionStorage')
  vi.stubGlobal('scrollY', 0)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('back from an advert the list is as long as it was', () => {
  const list = listOf('33', '34')
  saveAdded('entry-a', list)
  expect(addedTo('entry-a')).toBe(list)
  expect(addedTo('entry-of-nothing')).toBeUndefined()
})

test('a reload finds which adverts were there and how far down one was', () => {
  saveAdded('entry-a', listOf('33', '34'))
  vi.stubGlobal('scrollY', 1_234.6)
  noteTop('entry-a')

  expect(notedOf('entry-a')).toEqual({ ids: ['33', '34'], end, hasMore: true, top: 1_235 })
})

test('of a list to which nothing was added no place is noted', () => {
  noteTop('entry-b')
  expect(kept.size).toBe(0)
})

test('ten lists are kept, the one longest untouched goes', () => {
  for (let entry = 1; entry <= 10; entry++) saveAdded(`many-${entry}`, listOf('1'))
  saveAdded('many-1', listOf('1', '2'))
  saveAdded('many-11', listOf('1'))

  expect(addedTo('many-2')).toBeUndefined()
  expect(notedOf('many-2')).toBeUndefined()
  expect(addedTo('many-1')?.cards).toHaveLength(2)
  expect(notedOf('many-11')).toBeDefined()
})

test.each([
  '{',
  '7',
  'null',
  '[["a"]]',
  '[["a",null]]',
  '[["a",{"ids":["1; drop"]}]]',
  '[["a",{"ids":[7]}]]',
])('what is kept as %s is no list', (text) => {
  kept.set('more', text)
  expect(notedOf('a')).toBeUndefined()
})

test('a private window goes on with what the page holds', () => {
  stubStorage('sessionStorage', 'private')
  saveAdded('entry-p', listOf('1'))
  expect(addedTo('entry-p')).toBeDefined()
  expect(notedOf('entry-p')).toBeUndefined()
})
