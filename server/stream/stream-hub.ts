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

/** Open event streams of this process, by user. */
export class StreamHub {
  readonly #streams = new Map<number, Set<Stream>>()

  /** Adds a stream until its connection closes. A user's oldest stream over the limit is closed. */
  add(stream: Stream): void {
    const { userId, socket } = stream
    const own = this.#streams.get(userId) ?? new Set()
    this.#streams.set(userId, own.add(stream))
    socket.on('close', () => this.#remove(stream))
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

  /** Sends a comment to every stream, so that proxies and browsers keep it open and dead ones are found. */
  ping(): void {
    for (const { socket } of this.#all()) write(socket, ':\n\n')
  }

  sessionIds(): string[] {
    return [...new Set(this.#all().map(({ sessionId }) => sessionId))]
  }

  /** Closes the streams of sessions that have ended, or that are used for another account than the stream. */
  closeOthers(usersOfSessions: ReadonlyMap<string, number>): void {
    for (const { sessionId, userId, socket } of this.#all()) {
      if (usersOfSessions.get(sessionId) !== userId) socket.destroySoon()
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
