import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { StreamHub, pingSlots } from './stream-hub.ts'

/** Sockets of nobody that count what is written to them. */
class Reader extends Socket {
  texts: string[] = []

  override write(text: string): boolean {
    this.texts.push(text)
    return true
  }
}

/** A hub with streams of one session each; person and session have the number of the stream. */
function hubOf(count: number) {
  const hub = new StreamHub()
  const readers = Array.from({ length: count }, () => new Reader())
  for (const [nth, socket] of readers.entries())
    hub.add({ userId: nth, sessionId: String(nth), socket })
  return { hub, readers }
}

test('each stream is pinged once in a round, and never all of many at once', () => {
  const { hub, readers } = hubOf(10 * pingSlots)

  const pinged = Array.from({ length: pingSlots }, () => {
    const before = readers.flatMap(({ texts }) => texts).length
    hub.ping()
    return readers.flatMap(({ texts }) => texts).length - before
  })

  expect(pinged).toEqual(pinged.map(() => 10))
  expect(readers.every(({ texts }) => texts.join('') === ':\n\n')).toBe(true)
})

test('a ping returns the sessions of its streams, and those that have ended are closed', () => {
  const { hub, readers } = hubOf(2)

  const asked = Array.from({ length: pingSlots }, () => {
    const sessions = hub.ping()
    // The first is used for another account now.
    hub.closeOthers(sessions, new Map([['0', 7]]))
    return sessions
  })

  expect(asked.flat().toSorted()).toEqual(['0', '1'])
  expect(readers.map(({ writableEnded }) => writableEnded)).toEqual([true, true])
})

test('a stream that closes is neither pinged nor told anything', () => {
  const { hub, readers } = hubOf(2)
  readers[0]?.emit('close')

  for (let slot = 0; slot < pingSlots; slot++) hub.ping()
  hub.send({ to: [0, 1], event: { kind: 'inbox' } })

  expect(readers.map(({ texts }) => texts)).toEqual([[], [':\n\n', 'data: {"kind":"inbox"}\n\n']])
})
