import { expect, test } from 'vitest'
import { emptyAdvert } from './draft.ts'
import type { LocalDraft } from './local-draft.ts'
import { emptyDraft, resumeDraft } from './resume-draft.ts'

function draft(title: string, change: Partial<LocalDraft> = {}): LocalDraft {
  return { ...emptyDraft('ro'), typed: { ...emptyAdvert('ro'), title }, isSaved: false, ...change }
}

const empty = emptyDraft('ro')
const none = { shown: empty, opened: null, own: null, guests: null }

test('nobody logged in goes on with what this browser keeps', () => {
  const own = draft('Scaun')

  expect(resumeDraft({ ...none, owner: '', own })).toEqual({
    next: own,
    replaced: null,
    isGuests: false,
  })
})

test('who has nothing begun goes on with what is shown', () => {
  expect(resumeDraft({ ...none, owner: '12' })).toEqual({
    next: null,
    replaced: null,
    isGuests: false,
  })
})

test('what was typed before the login belongs to whoever logs in, and their own is replaced', () => {
  const [shown, own] = [draft('Scaun'), draft('Dulap', { draftId: '7' })]

  expect(resumeDraft({ ...none, owner: '12', shown, own })).toEqual({
    next: shown,
    replaced: own,
    isGuests: true,
  })
})

test('what a guest typed on an earlier page is taken up as well', () => {
  const guests = draft('Scaun')

  expect(resumeDraft({ ...none, owner: '12', guests })).toMatchObject({
    next: guests,
    isGuests: true,
  })
})

test('what stands in the form is newer than what a guest has left', () => {
  const [shown, guests] = [draft('Scaun'), draft('Dulap')]

  expect(resumeDraft({ ...none, owner: '12', shown, guests }).next).toBe(shown)
})

test('a guest who typed nothing takes nothing away', () => {
  const own = draft('Dulap', { draftId: '7' })

  expect(resumeDraft({ ...none, owner: '12', own, guests: empty })).toEqual({
    next: own,
    replaced: null,
    isGuests: false,
  })
})

test('a draft that the server has is nobody else’s, whoever logs in', () => {
  const [shown, own] = [draft('Scaun', { draftId: '7' }), draft('Dulap', { draftId: '8' })]

  expect(resumeDraft({ ...none, owner: '13', shown, own })).toMatchObject({
    next: own,
    isGuests: false,
  })
})

test('the draft of the address comes first, and what was begun is replaced', () => {
  const opened = draft('Scaun', { draftId: '7', isSaved: true })
  const own = draft('Dulap', { draftId: '8' })

  expect(resumeDraft({ ...none, owner: '12', opened, own })).toEqual({
    next: opened,
    replaced: own,
    isGuests: false,
  })
})

test('words of the same draft that were not sent yet are newer than the server’s', () => {
  const opened = draft('Scaun', { draftId: '7', isSaved: true })
  const unsent = draft('Scaun de lemn', { draftId: '7' })

  expect(resumeDraft({ ...none, owner: '12', opened, own: unsent }).next).toBe(unsent)
  expect(
    resumeDraft({ ...none, owner: '12', opened, own: { ...unsent, isSaved: true } }).next,
  ).toBe(opened)
})
