import { expect, test } from 'vitest'
import type { Message } from '#contract/people/messages.ts'
import type { QueuedMessage } from '../../../lib/messages/outbox.ts'
import { byDay, entriesOf, mergeMessages, replyLanguage, stateOf } from './thread.ts'

function message(seq: number, given: Partial<Message> = {}): Message {
  return {
    ...{ id: seq, seq, clientId: `sent-${seq}`, isOwn: false, text: `text ${seq}`, language: null },
    ...{
      photos: [],
      place: null,
      phone: null,
      isAutomatic: false,
      offer: null,
      isOfferAnswer: false,
      isRefused: false,
      isHidden: false,
      warnings: [],
      isHeld: false,
    },
    ...{ sentAt: '2026-11-21T10:00:00.000Z', ...given },
  }
}

function queued(clientId: string, given: Partial<QueuedMessage> = {}): QueuedMessage {
  return {
    ...{ clientId, conversationId: 1, text: clientId, photos: [], place: null },
    ...{ sharesPhone: false, queuedAt: '2026-11-21T10:01:00.000Z', refusal: null, ...given },
  }
}

test('each message is shown once, in order, as it was received last', () => {
  const known = [message(2), message(3, { phone: '+37369000001' })]

  const merged = mergeMessages(known, [message(3, { phone: 'revoked' }), message(1)])

  expect(merged.map(({ seq, phone }) => [seq, phone])).toEqual([
    [1, null],
    [2, null],
    [3, 'revoked'],
  ])
})

test('a message that has arrived is not shown as waiting as well', () => {
  const own = message(1, { isOwn: true, clientId: 'a' })

  const entries = entriesOf([own], [queued('a'), queued('b')])

  expect(entries.map(({ kind, key }) => [kind, key])).toEqual([
    ['message', 'a'],
    ['queued', 'b'],
  ])
})

test('messages stand by the day in Chișinău, and together when one side wrote them at once', () => {
  const entries = entriesOf(
    [
      message(1, { sentAt: '2026-11-20T21:59:00Z' }),
      message(2, { sentAt: '2026-11-20T22:01:00Z' }),
      message(3, { sentAt: '2026-11-20T22:02:00Z' }),
      message(4, { sentAt: '2026-11-20T22:03:00Z', isOwn: true }),
      message(5, { sentAt: '2026-11-20T23:00:00Z', isOwn: true }),
    ],
    [],
  )

  const days = byDay(entries, 'ro', '2026-11-21T07:00:00Z')

  expect(days.map(({ day, runs }) => [day, runs.map((run) => run.entries.length)])).toEqual([
    ['ieri', [1]],
    ['azi', [2, 1, 1]],
  ])
})

test('an own message waits, fails, is held, sent or read; the others have no state', () => {
  const own = (seq: number, isHeld = false) => message(seq, { isOwn: true, isHeld })
  const entries = entriesOf(
    [message(1), own(2), own(3), own(4, true)],
    [queued('a'), queued('b', { refusal: 'person_blocked' })],
  )

  const states = entries.map((entry) => stateOf(entry, 2))

  expect(states).toEqual([null, 'read', 'sent', 'held', 'waiting', 'failed'])
})

test('an own message that a moderator has stopped says so', () => {
  const [entry] = entriesOf([message(1, { isOwn: true, isHeld: true, isRefused: true })], [])

  expect(entry && stateOf(entry, 0)).toBe('refused')
})

test("quick replies are in the other side's language, else in the reader's", () => {
  const russian = message(1, { language: 'ru' })
  expect(replyLanguage([russian, message(2)], 'ro')).toBe('ru')
  expect(replyLanguage([message(1, { isOwn: true, language: 'ru' })], 'ro')).toBe('ro')
})
