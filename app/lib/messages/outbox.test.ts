import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { createOutbox, type OutboxParts, type QueuedMessage } from './outbox.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

function queued(clientId: string, given: Partial<QueuedMessage> = {}): QueuedMessage {
  return {
    ...{ clientId, conversationId: 1, text: clientId, photos: [], place: null },
    ...{ sharesPhone: false, queuedAt: new Date(now).toISOString(), refusal: null },
    ...given,
  }
}

/** An outbox whose server answers by `answer`; records what was sent and how long it paused. */
function outboxWith(
  answer: (message: QueuedMessage, attempt: number) => void,
  start: readonly QueuedMessage[] = [],
) {
  let stored = start
  const sent: string[] = []
  const pauses: number[] = []
  const parts: OutboxParts = {
    read: () => stored,
    write: (messages) => {
      stored = messages
    },
    send: async (message) => {
      sent.push(message.clientId)
      answer(message, sent.length)
    },
    pause: async (ms) => void pauses.push(ms),
    alone: (work) => work(),
    now: () => now,
  }
  return { outbox: createOutbox(parts), sent, pauses }
}

test('messages go out one after the other, in the order in which they were written', async () => {
  const { outbox, sent } = outboxWith(() => {})

  for (const name of ['a', 'b', 'c']) outbox.add(queued(name))
  await outbox.resume()

  expect(sent).toEqual(['a', 'b', 'c'])
  expect(outbox.list()).toEqual([])
})

test('without a network a message is sent again ever less often, and the next ones wait', async () => {
  const { outbox, sent, pauses } = outboxWith((_, attempt) => {
    if (attempt < 4) throw new Refusal('unavailable')
  })

  outbox.add(queued('a'))
  outbox.add(queued('b'))
  await outbox.resume()

  expect(sent).toEqual(['a', 'a', 'a', 'a', 'b'])
  expect(pauses).toEqual([2_000, 4_000, 8_000])
})

test('a server that asks to wait is obeyed', async () => {
  const { outbox, pauses } = outboxWith((_, attempt) => {
    if (attempt === 1) throw new Refusal('too_many_requests', undefined, 7)
  })

  outbox.add(queued('a'))
  await outbox.resume()

  expect(pauses).toEqual([7_000])
})

test('a refused message stays for its author, and the next ones go on', async () => {
  const { outbox, sent } = outboxWith(({ clientId }, attempt) => {
    if (clientId === 'a' && attempt === 1) throw new Refusal('person_blocked')
  })

  outbox.add(queued('a'))
  outbox.add(queued('b'))
  await outbox.resume()
  expect(outbox.list()).toMatchObject([{ clientId: 'a', refusal: 'person_blocked' }])

  outbox.retry('a')
  await outbox.resume()
  expect(sent).toEqual(['a', 'b', 'a'])
  expect(outbox.list()).toEqual([])
})

test('what waited before a reload is sent after it', async () => {
  const { outbox, sent } = outboxWith(() => {}, [queued('a')])

  await outbox.resume()

  expect(sent).toEqual(['a'])
})

test('what has waited for days is not sent unasked', async () => {
  const { outbox, sent } = outboxWith(() => {}, [
    queued('a', { queuedAt: '2026-11-18T10:00:00.000Z' }),
  ])

  await outbox.resume()
  expect(sent).toEqual([])

  outbox.retry('a')
  await outbox.resume()
  expect(sent).toEqual(['a'])
})

test('nothing is lost when the session ends', async () => {
  const { outbox } = outboxWith(() => {
    throw new Refusal('token_invalid')
  })

  outbox.add(queued('a'))
  await outbox.resume()

  expect(outbox.list()).toMatchObject([{ clientId: 'a', refusal: null }])
})

test('a message that its author deletes is not sent', async () => {
  const { outbox, sent } = outboxWith(() => {}, [queued('a', { refusal: 'person_blocked' })])

  outbox.remove('a')
  await outbox.resume()

  expect(sent).toEqual([])
  expect(outbox.list()).toEqual([])
})
