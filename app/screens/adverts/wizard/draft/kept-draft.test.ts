import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyAdvert } from './draft.ts'
import { forgetDraft, rememberDraft, rememberedDraft, type Remembered } from './kept-draft.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const draft: Remembered = {
  draftId: '7',
  typed: { ...emptyAdvert('ru'), title: 'Стул' },
  isSaved: false,
  version: 4,
  reached: 'images',
}

test('a reload finds what was typed, and how far one had come', () => {
  rememberDraft('12', draft)

  expect(rememberedDraft('12')).toEqual(draft)
})

test('who shares a browser does not find the draft of the other', () => {
  rememberDraft('12', draft)

  expect(rememberedDraft('13')).toBeNull()
  expect(rememberedDraft('')).toBeNull()
})

test('a forgotten draft is gone', () => {
  rememberDraft('', draft)
  forgetDraft('')

  expect(rememberedDraft('')).toBeNull()
})

test('a draft of an earlier version of the form gets what it did not know', () => {
  const { address: _address, pin: _pin, ...old } = draft.typed
  stored.set('gasit.draft.12', JSON.stringify({ draftId: '7', typed: old, isSaved: true }))

  expect(rememberedDraft('12')).toEqual({
    ...draft,
    isSaved: true,
    version: 0,
    reached: 'information',
  })
})

test.each(['', '{', 'null', '"'])('%j in the place of a draft is none', (text) => {
  stored.set('gasit.draft.12', text)

  expect(rememberedDraft('12')).toBeNull()
})

test('a browser that keeps nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberDraft('12', draft)

  expect(rememberedDraft('12')).toBeNull()
})
