import { beforeEach, expect, test } from 'vitest'
import { botHistory } from '#contract/limits.ts'
import { stubStorage } from '#tests/support/app/storage.ts'
import { botTalkKey, forgetBotTalk } from '../../lib/session/forget-bot-talk.ts'
import { readTalk, storeTalk, type TalkLine } from './talk.ts'

let kept = new Map<string, string>()

beforeEach(() => {
  kept = stubStorage('sessionStorage')
})

test('the talk of the tab is read again, its latest twenty messages', () => {
  const talk = Array.from({ length: 25 }, (_, at): TalkLine => ({ from: 'me', text: `${at}` }))

  expect(storeTalk(talk)).toHaveLength(botHistory)
  expect(readTalk()).toEqual(talk.slice(-botHistory))
})

test('links stay with their answer', () => {
  const line: TalkLine = { from: 'bot', text: 'Aici', links: [{ path: '/login', label: 'Intră' }] }
  storeTalk([line])

  expect(readTalk()).toEqual([line])
})

test.each([
  '',
  'null',
  '{"from":"bot"}',
  '[1,null,{"from":"x","text":"a"},{"from":"bot","text":5}]',
  '[{',
])('what is no talk is none: %s', (stored) => {
  kept.set(botTalkKey, stored)
  expect(readTalk()).toEqual([])
})

test('a private window keeps the talk until the page is left', () => {
  stubStorage('sessionStorage', 'private')

  expect(storeTalk([{ from: 'me', text: 'Bună' }])).toHaveLength(1)
  expect(readTalk()).toEqual([])
  expect(forgetBotTalk).not.toThrow()
})

test('a forgotten talk is gone', () => {
  storeTalk([{ from: 'me', text: 'Bună' }])
  forgetBotTalk()

  expect(readTalk()).toEqual([])
})
