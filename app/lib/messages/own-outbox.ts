import { messageCalls, type Message } from '#contract/people/messages.ts'
import { postInBackground } from '../calls/calls.ts'
import { readStored, store } from '../browser/storage.ts'
import { createOutbox, type Outbox, type QueuedMessage } from './outbox.ts'

export interface Sent {
  readonly conversationId: number
  readonly message: Message
}

const none: readonly QueuedMessage[] = []
const outboxes = new Map<string, Outbox>()
const queues = new Map<string, { json: string; messages: readonly QueuedMessage[] }>()
const changeListeners = new Set<() => void>()
const sentListeners = new Set<(sent: Sent) => void>()
const wakers = new Set<() => void>()

/** The outbox of a user in this browser; it survives a reload. */
export function outboxOf(userId: string): Outbox {
  const known = outboxes.get(userId)
  if (known) return known
  const made = createOutbox({
    read: () => readQueue(userId),
    write: (messages) => writeQueue(userId, messages),
    send: sendQueued,
    pause,
    alone: (work) => runAlone(userId, work),
    now: Date.now,
  })
  outboxes.set(userId, made)
  return made
}

/** Sends what waits when the network or the page returns, and follows other tabs. Returns the cleanup function. */
export function keepSending(userId: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const resume = (): void => {
    for (const wake of wakers) wake()
    void outboxOf(userId).resume()
  }
  const onStored = ({ key }: StorageEvent): void => {
    if (key !== keyOf(userId)) return
    notify()
    resume()
  }
  window.addEventListener('online', resume, { signal })
  window.addEventListener('storage', onStored, { signal })
  resume()
  return () => stop.abort()
}

export function listenOutbox(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

/** Calls the listener with each message that the server has accepted from this tab. */
export function listenSent(listener: (sent: Sent) => void): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

async function sendQueued({ conversationId, clientId, ...draft }: QueuedMessage): Promise<void> {
  const { text, photos, place, sharesPhone } = draft
  const sent = await postInBackground(messageCalls.sendMessage, {
    ...{ conversationId, clientId, text, photos: [...photos], sharesPhone },
    ...(place && { place: place.slug }),
  })
  for (const listener of sentListeners) listener(sent)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      wakers.delete(end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    wakers.add(end)
  })
}

function runAlone(userId: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(keyOf(userId), work)
}

function keyOf(userId: string): string {
  return `outbox:${userId}`
}

/** The same array while nothing has changed. What a private window does not store lives as long as the page. */
function readQueue(userId: string): readonly QueuedMessage[] {
  const json = readStored(keyOf(userId))
  const known = queues.get(userId)
  if (json === null) return known?.messages ?? none
  if (known?.json === json) return known.messages
  const messages = parse(json)
  queues.set(userId, { json, messages })
  return messages
}

function parse(json: string): readonly QueuedMessage[] {
  try {
    return JSON.parse(json)
  } catch {
    return none
  }
}

function writeQueue(userId: string, messages: readonly QueuedMessage[]): void {
  const json = JSON.stringify(messages)
  queues.set(userId, { json, messages })
  store(keyOf(userId), json)
  notify()
}

function notify(): void {
  for (const listener of changeListeners) listener()
}
