import { createElement } from 'react'
import { expect, test } from 'vitest'
import { myAdverts as ro } from '#i18n/ro/adverts/own/my-adverts.ts'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { wordsOf } from '#tests/support/app/markup.ts'
import { addressOf, ownTabs, readTab, tabsOf } from '../own-lines.ts'
import { Question, Reasons } from '../reasons.tsx'
import { StateBadge } from '../state-badge.tsx'
import { canEdit, canPromote, editPath, isSeen } from './own-permissions.ts'

test.each(['draft', 'review', 'suspended', 'rejected', 'archived', 'frozen'])(
  'an advert that is %s is seen by nobody else',
  (status) => {
    expect(isSeen({ status, isPublic: true })).toBe(false)
  },
)

test('an active advert is seen unless its owner hides it', () => {
  expect(isSeen({ status: 'active', isPublic: true })).toBe(true)
  expect(isSeen({ status: 'active', isPublic: false })).toBe(false)
})

test('what is active can be lifted, what is archived brought back, and nothing else', () => {
  const states = ['draft', 'review', 'active', 'suspended', 'rejected', 'archived', 'frozen']

  expect(states.filter((status) => canPromote({ status }))).toEqual(['active', 'archived'])
  expect(states.filter((status) => !canEdit({ status }))).toEqual(['frozen'])
})

test('a draft goes on in the wizard, all else in its own form', () => {
  expect(editPath({ id: '7', status: 'draft' })).toBe('/add-advert?id=7')
  expect(editPath({ id: '7', status: 'rejected' })).toBe('/edit-advert/7')
})

test('a tab has the adverts of its state, the first one all of them', () => {
  const tabs = tabsOf({ active: 3, draft: 2, frozen: 1 })

  expect(tabs.map(({ tab }) => tab)).toEqual(ownTabs)
  expect(Object.fromEntries(tabs.map(({ tab, count }) => [tab, count]))).toMatchObject({
    ...{ all: 6, active: 3, draft: 2, archived: 0 },
  })
})

test('the address of a tab leads back to it, with the words that are searched for', () => {
  expect(addressOf('all', '')).toBe('/my-adverts')
  expect(addressOf('draft', '')).toBe('/my-adverts?status=draft')
  const { searchParams } = new URL(addressOf('archived', 'scaun & masă'), 'https://gasit.md')
  expect(readTab(searchParams.get('status'))).toBe('archived')
  expect(searchParams.get('q')).toBe('scaun & masă')
})

test.each([null, '', 'frozen', 'constructor'])('%j is no tab: all are shown', (text) => {
  expect(readTab(text)).toBe('all')
})

test('a hidden advert is marked as hidden, and says what that means', async () => {
  const badge = (isPublic: boolean) =>
    advertMarkup(createElement(StateBadge, { advert: { status: 'active', isPublic } }))

  expect(await badge(false)).toContain('data-status="hidden"')
  expect(wordsOf(await badge(false))).toBe(`${ro.statuses.hidden} ${ro.meanings.hidden}`)
  expect(await badge(true)).toContain('data-status="active"')
  expect(wordsOf(await badge(true))).toBe(ro.statuses.active)
})

test('reasons stand field by field; what is held against no field stands alone', async () => {
  const reasons = [
    { field: 'title', code: 'forbidden_goods' },
    { field: 'whatever', code: 'needs_look', text: 'Adaugă o fotografie.' },
  ] as const
  const html = await advertMarkup(createElement(Reasons, { reasons, status: 'rejected' }))
  const lines = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line)

  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^Titlul: /)
  expect(lines[1]).not.toContain('whatever')
  expect(lines[1]).toMatch(/ Adaugă o fotografie\.$/)
})

test('an advert about which a moderator asks leads its owner to the answer', async () => {
  const asked = createElement(Question, { advertId: '7', hasQuestion: true })

  expect(await advertMarkup(asked)).toContain('href="/my-decisions/7"')
  expect(await advertMarkup(createElement(Question, { advertId: '7', hasQuestion: false }))).toBe(
    '',
  )
})

test('without reasons nothing is said', async () => {
  expect(await advertMarkup(createElement(Reasons, { reasons: [], status: 'active' }))).toBe('')
})
