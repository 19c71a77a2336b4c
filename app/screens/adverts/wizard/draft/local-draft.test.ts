import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyAdvert } from './draft.ts'
import { deleteLocalDraft, saveLocalDraft, readLocalDraft, type LocalDraft } from './local-draft.ts'

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

const draft: LocalDraft = {
  draftId: '7',
  typed: { ...emptyAdvert('ru'), title: 'Стул' },
  isSaved: false,
  version: 4,
}

test('a reload finds what was typed', () => {
  saveLocalDraft('12', draft)

  expect(readLocalDraft('12')).toEqual(draft)
})

test('who shares a browser does not find the draft of the other', () => {
  saveLocalDraft('12', draft)

  expect(readLocalDraft('13')).toBeNull()
  expect(readLocalDraft('')).toBeNull()
})

test('a forgotten draft is gone', () => {
  saveLocalDraft('', draft)
  deleteLocalDraft('')

  expect(readLocalDraft('')).toBeNull()
})

test('a draft of an earlier version of the form gets what it did not know', () => {
  const { address: _address, pin: _pin, ...old } = draft.typed
  stored.set('gasit.draft.12', JSON.stringify({ draftId: '7', typed: old, isSaved: true }))

  expect(readLocalDraft('12')).toEqual({ ...draft, isSaved: true, version: 0 })
})

test.each(['', '{', 'null', '"'])('%j in the place of a draft is none', (text) => {
  stored.set('gasit.draft.12', text)

  expect(readLocalDraft('12')).toBeNull()
})

test('a browser that keeps nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  saveLocalDraft('12', draft)

  expect(readLocalDraft('12')).toBeNull()
})
