import type { Lang } from '#contract/languages.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Message } from '#contract/people/messages.ts'
import type { QueuedMessage } from '../../../lib/messages/outbox.ts'
import { formatDay } from '../../../lib/texts/format.ts'

/** State of an own message. */
export type MessageState = 'waiting' | 'failed' | 'held' | 'refused' | 'sent' | 'read'

/** A message of either side, or an own one that the server has not confirmed yet. */
export type Entry =
  | {
      readonly kind: 'message'
      readonly key: string
      readonly at: string
      readonly message: Message
    }
  | {
      readonly kind: 'queued'
      readonly key: string
      readonly at: string
      readonly queued: QueuedMessage
    }

/** Messages of one calendar day in Chișinău. */
export interface Day {
  /** "azi", "ieri", "19 noiembrie". */
  readonly day: string
  readonly runs: readonly Run[]
}

/** Messages that one side wrote shortly after each other. */
interface Run {
  readonly isOwn: boolean
  readonly entries: readonly Entry[]
}

const runMs = 5 * minuteMs

/** The known messages with newer or changed ones, in their order, each once. */
export function mergeMessages(
  known: readonly Message[],
  received: readonly Message[],
): readonly Message[] {
  if (received.length === 0) return known
  const bySeq = new Map([...known, ...received].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Messages with those on their way at the end; one that has arrived already is shown once. */
export function entriesOf(
  messages: readonly Message[],
  queue: readonly QueuedMessage[],
): readonly Entry[] {
  const arrived = new Set(messages.flatMap(({ isOwn, clientId }) => (isOwn ? clientId : [])))
  // The key is the sender's, so that a message keeps its element when it is confirmed.
  return [
    ...messages.map((message) => ({
      kind: 'message' as const,
      key: message.isOwn ? message.clientId : String(message.seq),
      at: message.sentAt,
      message,
    })),
    ...queue
      .filter(({ clientId }) => !arrived.has(clientId))
      .map((queued) => ({
        kind: 'queued' as const,
        key: queued.clientId,
        at: queued.queuedAt,
        queued,
      })),
  ]
}

/** Groups entries by day, and within it by side. */
export function byDay(entries: readonly Entry[], lang: Lang, now: string): readonly Day[] {
  const days = Map.groupBy(entries, ({ at }) => formatDay(lang, at, now))
  return [...days].map(([day, some]) => ({ day, runs: runsOf(some) }))
}

function runsOf(entries: readonly Entry[]): readonly Run[] {
  const runs: { isOwn: boolean; entries: Entry[] }[] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    const last = run?.entries.at(-1)
    const isSoon = last !== undefined && Date.parse(entry.at) - Date.parse(last.at) < runMs
    if (run && isSoon && run.isOwn === isOwnEntry(entry)) run.entries.push(entry)
    else runs.push({ isOwn: isOwnEntry(entry), entries: [entry] })
  }
  return runs
}

function isOwnEntry(entry: Entry): boolean {
  return entry.kind === 'queued' || entry.message.isOwn
}

/** State of an own message; null of the other side's. */
export function stateOf(entry: Entry, readByOther: number): MessageState | null {
  if (entry.kind === 'queued') return entry.queued.refusal === null ? 'waiting' : 'failed'
  const { isOwn, isHeld, isRefused, seq } = entry.message
  if (!isOwn) return null
  if (isRefused) return 'refused'
  if (isHeld) return 'held'
  return seq <= readByOther ? 'read' : 'sent'
}

/** Language for quick replies: that of the other side's last message, else the reader's. */
export function replyLanguage(messages: readonly Message[], reader: Lang): Lang {
  const last = messages.findLast(({ isOwn, language }) => !isOwn && language !== null)
  return last?.language ?? reader
}
