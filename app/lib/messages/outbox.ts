import { dayMs } from '#contract/rules/durations.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { isRefusedAs, refusalFrom } from '../calls/refusal.ts'

/** A message that the server has not confirmed yet. */
export interface QueuedMessage {
  /** Idempotency key: sent twice, it is the same message. */
  readonly clientId: string
  readonly conversationId: number
  readonly text: string
  readonly photos: readonly string[]
  readonly place: { readonly slug: string; readonly label: string } | null
  readonly sharesPhone: boolean
  /** ISO 8601, UTC */
  readonly queuedAt: string
  /** Why the server refused it; null while it waits. */
  readonly refusal: RefusalCode | null
}

export interface OutboxParts {
  readonly read: () => readonly QueuedMessage[]
  readonly write: (messages: readonly QueuedMessage[]) => void
  /** Sends one message; throws its refusal. */
  readonly send: (message: QueuedMessage) => Promise<void>
  /** Resolves after a pause, or as soon as `wake` is called. */
  readonly pause: (ms: number) => Promise<void>
  /** Runs the work while no other tab sends. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly now: () => number
}

export interface Outbox {
  readonly list: () => readonly QueuedMessage[]
  readonly add: (message: QueuedMessage) => void
  /** Sends a refused message again. */
  readonly retry: (clientId: string) => void
  readonly remove: (clientId: string) => void
  /** Sends what waits. */
  readonly resume: () => Promise<void>
}

const firstPauseMs = 2_000
const longestPauseMs = 60_000
/** Longer ago, the sender has likely written anew: such a message waits for a press. */
const lifetimeMs = 2 * dayMs

/**
 * Messages on their way, sent one after the other in the order in which they were written. A failure of the network
 * stops the row and is tried again ever less often; a refused message stays for its author to decide on, and the next
 * ones go on.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { read, write, alone } = parts
  let sending: Promise<void> | null = null
  const change = (clientId: string, to: (message: QueuedMessage) => readonly QueuedMessage[]) =>
    write(read().flatMap((message) => (message.clientId === clientId ? to(message) : message)))
  const resume = (): Promise<void> => {
    sending ??= alone(() => sendAll(parts, change)).finally(() => {
      sending = null
    })
    return sending
  }
  return {
    list: read,
    add: (message) => {
      write([...read(), message])
      void resume()
    },
    retry: (clientId) => {
      const queuedAt = new Date(parts.now()).toISOString()
      change(clientId, (message) => [{ ...message, refusal: null, queuedAt }])
      void resume()
    },
    remove: (clientId) => change(clientId, () => []),
    resume,
  }
}

async function sendAll(
  { read, send, pause, now }: OutboxParts,
  change: (clientId: string, to: (message: QueuedMessage) => readonly QueuedMessage[]) => void,
): Promise<void> {
  let failures = 0
  // The list is read anew each time: other tabs add to it.
  for (let next = firstWaiting(read()); next; next = firstWaiting(read())) {
    const { clientId } = next
    const refuse = (refusal: RefusalCode): void =>
      change(clientId, (message) => [{ ...message, refusal }])
    if (Date.parse(next.queuedAt) < now() - lifetimeMs) {
      refuse('unavailable')
      continue
    }
    try {
      await send(next)
      change(clientId, () => [])
      failures = 0
    } catch (error) {
      if (isRefusedAs(error, 'login_required', 'token_invalid')) return
      const { code, retryAfter } = refusalFrom(error)
      if (code === 'unavailable' || code === 'too_many_requests')
        await pause((retryAfter ?? 0) * 1_000 || pauseAfter(failures++))
      else refuse(code)
    }
  }
}

function firstWaiting(messages: readonly QueuedMessage[]): QueuedMessage | undefined {
  return messages.find(({ refusal }) => refusal === null)
}

function pauseAfter(failures: number): number {
  return Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
}
