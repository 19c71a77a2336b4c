import type { Socket } from 'node:net'
import { streamsOfUser } from '#contract/limits.ts'
import type { AddressedEvent } from '#domains/messaging/service.ts'

interface Stream {
  readonly userId: number
  readonly sessionId: string
  readonly socket: Socket
}

/** Bytes that a slow reader may have waiting; beyond them it is disconnected and connects anew. */
const maxWaitingBytes = 64 * 1024

/** Parts of a round of pings: ten thousand writes at once hold up everything else for 0.2 to 0.6 s. */
export const pingSlots = 25

/** Open event streams of this process, by user. */
export class StreamHub {
  readonly #streams = new Map<number, Set<Stream>>()
  readonly #slots: readonly Set<Stream>[] = Array.from({ length: pingSlots }, () => new Set())
  /** Slots of the last stream and of the last ping. */
  #added = 0
  #pinged = 0

  /** Adds a stream until its connection closes. A user's oldest stream over the limit is closed. */
  add(stream: Stream): void {
    const { userId, socket } = stream
    const own = this.#streams.get(userId) ?? new Set()
    this.#streams.set(userId, own.add(stream))
    this.#added = (this.#added + 1) % pingSlots
    const slot = this.#slots[this.#added]?.add(stream)
    socket.on('close', () => {
      this.#remove(stream)
      slot?.delete(stream)
    })
    const [oldest] = own
    if (own.size > streamsOfUser) oldest?.socket.destroySoon()
  }

  /** Sends an event to the streams of its users. */
  send({ to, event }: AddressedEvent): void {
    const text = `data: ${JSON.stringify(event)}\n\n`
    for (const userId of new Set(to)) {
      for (const { socket } of this.#streams.get(userId) ?? []) write(socket, text)
    }
  }

  /**
   * Sends a comment to the streams of the next slot, so that proxies and browsers keep them open and dead ones are found.
   * Returns their sessions.
   */
  ping(): string[] {
    this.#pinged = (this.#pinged + 1) % pingSlots
    const streams = [...(this.#slots[this.#pinged] ?? [])]
    for (const { socket } of streams) write(socket, ':\n\n')
    return [...new Set(streams.map(({ sessionId }) => sessionId))]
  }

  /** Closes the streams of those sessions that have ended, or that are used for another account than the stream. */
  closeOthers(sessions: readonly string[], usersOfSessions: ReadonlyMap<string, number>): void {
    const asked = new Set(sessions)
    for (const { sessionId, userId, socket } of this.#slots[this.#pinged] ?? []) {
      if (asked.has(sessionId) && usersOfSessions.get(sessionId) !== userId) socket.destroySoon()
    }
  }

  close(): void {
    for (const { socket } of this.#all()) socket.destroySoon()
  }

  #all(): Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own])
  }

  #remove(stream: Stream): void {
    const own = this.#streams.get(stream.userId)
    own?.delete(stream)
    if (own?.size === 0) this.#streams.delete(stream.userId)
  }
}

function write(socket: Socket, text: string): void {
  if (socket.writableLength > maxWaitingBytes) socket.destroy()
  else socket.write(text)
}
