import { secondMs } from '#contract/rules/durations.ts'
import { mapConcurrently } from '../../concurrency.ts'
import type { Delivery, Deps } from '../../deps.ts'
import { isNight } from '../../sending-hours.ts'
import { contentsOf, type Content } from './contents.ts'
import { retryAt, type Channel } from './rules.ts'
import { claimDue, updateDueAt, updateEnded, type Claimed } from './store.ts'

/** Deliveries claimed at once, and sent at once. */
const batchSize = 50
const concurrentSenders = 8
/** So that slow addresses of one user do not hold what is for the others. */
const batchOfUser = 5
/** A claimed delivery is sent by another process after this time; no provider is waited for so long. */
const leaseSeconds = 60

export type Outcome = Delivery | 'gone' | 'refused'

type SendDeps = Pick<Deps, 'sql' | 'clock'>

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseSeconds * secondMs)
}

interface Sender {
  readonly channel: Exclude<Channel, 'mail'>
  readonly send: (delivery: Claimed, content: Content) => Promise<Outcome>
  /** Forgets an address at which nobody is reached any more, with what waits for it. */
  readonly forget: (delivery: Claimed) => Promise<void>
  /** Counts what was taken and what was given up. */
  readonly count?: (delivery: Claimed, isTaken: boolean) => Promise<void>
  /** Whether an unknown outcome may be tried again, because the recipient sees a repetition as one. */
  readonly repeats: boolean
}

/**
 * Sends what is due on a channel, not at night; stops while its provider is away. An error in one delivery is reported
 * when the others were sent.
 */
export async function sendDue(deps: SendDeps, sender: Sender): Promise<void> {
  const errors: unknown[] = []
  await sendBatches(deps, sender, errors)
  if (errors.length > 0) throw errors[0]
}

async function sendBatches(deps: SendDeps, sender: Sender, errors: unknown[]): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    if (isNight(now)) return
    const claim = { channel: sender.channel, now, leaseUntil: leaseFrom(now) }
    const claimed = await claimDue(deps.sql, claim, { most: batchSize, ofUser: batchOfUser })
    if (claimed.length === 0) return
    const contents = await contentsOf(deps.sql, claimed, now)
    const outcomes = await mapConcurrently(concurrentSenders, claimed, (one) =>
      sendOne(deps, sender, one, contents.get(one.id)).catch(async (error: unknown) => {
        errors.push(error)
        await tryAgain(deps, one)
        return 'failed' as const
      }),
    )
    if (outcomes.every((outcome) => outcome === 'failed' || outcome === 'unknown')) return
  }
}

async function sendOne(
  deps: SendDeps,
  sender: Sender,
  delivery: Claimed,
  content: Content | undefined,
): Promise<Outcome | 'skipped'> {
  if (!content) {
    await updateEnded(deps.sql, [delivery.id], 'skipped')
    return 'skipped'
  }
  const outcome = await sender.send(delivery, content)
  if (outcome === 'gone') {
    await sender.forget(delivery)
    return outcome
  }
  const isAgain = outcome === 'failed' || (outcome === 'unknown' && sender.repeats)
  if (isAgain && (await tryAgain(deps, delivery))) return outcome
  if (!isAgain) await updateEnded(deps.sql, [delivery.id], stateOf(outcome))
  await sender.count?.(delivery, outcome === 'sent')
  return outcome
}

export function stateOf(outcome: Exclude<Outcome, 'gone'>): Delivery {
  return outcome === 'refused' ? 'failed' : outcome
}

/** Schedules another attempt, or gives up. Returns whether there will be one. */
export async function tryAgain({ sql, clock }: SendDeps, delivery: Claimed): Promise<boolean> {
  const dueAt = retryAt(delivery, clock.now())
  if (dueAt) await updateDueAt(sql, delivery.id, dueAt)
  else await updateEnded(sql, [delivery.id], 'failed')
  return dueAt !== null
}
