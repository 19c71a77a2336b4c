import type { OutboxChannel } from '#contract/rules/outbox.ts'
import { secondMs } from '#contract/rules/durations.ts'
import { mapConcurrently } from '../lib/concurrency.ts'
import type { Deps } from '../deps.ts'
import { redactedError } from '../lib/redacted-error.ts'
import { isNight } from '../lib/sending-hours.ts'
import type { Item, Outcome, Outgoing, OutboxKind } from './kind.ts'
import { channelLimits, retryAt } from './rules.ts'
import { claimDue, updateEnded, updateReleased, updateRetry, type Held } from './store.ts'

const batchOfUser = 5
/**
 * Another process sends what is claimed for so long. What was not begun within the first part of it is given back, and
 * no provider is waited for as long as the rest.
 */
const leaseSeconds = 60
const beginSeconds = 20
const errorLength = 300

type Group = readonly [Item, ...Item[]]

/** One run of a channel. */
interface Run {
  readonly deps: Deps
  readonly channel: OutboxChannel
  readonly kinds: ReadonlyMap<string, OutboxKind>
  readonly errors: unknown[]
  /** In a row, without an answer of the provider in between. */
  failures: number
}

/**
 * Sends what is due on a channel, of these kinds; stops while its provider is away. An error in one message is reported
 * when the others were sent.
 */
export async function sendDue(
  deps: Deps,
  channel: OutboxChannel,
  kinds: readonly OutboxKind[],
): Promise<void> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const run: Run = { deps, channel, kinds: byName, errors: [], failures: 0 }
  while (await sendBatch(run)) {}
  if (run.errors.length > 0) throw run.errors[0]
}

/** Returns whether there may be more to send. */
async function sendBatch(run: Run): Promise<boolean> {
  const { deps, channel } = run
  const { batch, concurrency, failures } = channelLimits[channel]
  const now = deps.clock.now()
  const leasedUntil = after(now, leaseSeconds)
  const kinds = [...run.kinds.values()].filter(({ isQuiet }) => !isQuiet || !isNight(now))
  const items = await claimDue(deps.sql, {
    ...{ channel, kinds: namesOf(kinds), now, leasedUntil, most: batch, ofUser: batchOfUser },
    grouped: namesOf(kinds.filter(({ groups }) => groups)),
    gathered: namesOf(kinds.filter(({ groups }) => groups === 'all')),
  })
  const beginUntil = after(now, beginSeconds)
  await mapConcurrently(concurrency, lanesOf(groupsOf(items, run.kinds)), async (lane) => {
    for (const group of lane) {
      const held = heldOf(group, leasedUntil)
      const isBegun = run.failures < failures && deps.clock.now() <= beginUntil
      if (!isBegun) await updateReleased(deps.sql, held, null)
      else run.failures = (await sendGroup(run, group, leasedUntil)) ? run.failures + 1 : 0
    }
  })
  return items.length > 0 && run.failures < failures
}

/** Returns whether the provider may be away. */
async function sendGroup(run: Run, claimed: Group, leasedUntil: Date): Promise<boolean> {
  const { deps, kinds } = run
  const kind = kinds.get(claimed[0].kind)
  const now = deps.clock.now()
  const [first, ...others] = await endOld(run, claimed, leasedUntil)
  if (!kind || !first) return false
  const group: Group = [first, ...others]
  const held = heldOf(group, leasedUntil)
  try {
    const outgoing = await kind.prepare(deps, group)
    if (outgoing instanceof Date) await updateReleased(deps.sql, held, outgoing)
    else if (outgoing) return await sendOne(run, kind, outgoing, [group, held])
    else await updateEnded(deps.sql, held, { state: 'skipped', error: '', now })
    return false
  } catch (error) {
    run.errors.push(error)
    await tryAgain(run, group, held, { error: lineOf(error) })
    return false
  }
}

/** Ends what is no news any more; returns the others. */
async function endOld({ deps }: Run, group: Group, leasedUntil: Date): Promise<Item[]> {
  const now = deps.clock.now()
  const old = group.filter(({ expiresAt }) => now > expiresAt)
  const { dead = [], skipped = [] } = Object.groupBy(old, ({ attempts }) =>
    attempts > 1 ? 'dead' : 'skipped',
  )
  for (const [state, items] of Object.entries({ dead, skipped }))
    if (items.length > 0)
      await updateEnded(deps.sql, heldOf(items, leasedUntil), { state, error: 'old', now })
  return group.filter((item) => !old.includes(item))
}

async function sendOne(
  run: Run,
  kind: OutboxKind,
  outgoing: Outgoing,
  [group, held]: readonly [Group, Held],
): Promise<boolean> {
  const { deps } = run
  const told = outgoing.items ?? group
  const silent = group.filter((item) => !told.includes(item))
  if (silent.length > 0) {
    const without = heldOf(silent, held.leasedUntil)
    await updateEnded(deps.sql, without, { state: 'skipped', error: '', now: deps.clock.now() })
  }
  const ofTold = heldOf(told, held.leasedUntil)
  const outcome = await outgoing.send()
  const isAgain = outcome === 'failed' || (outcome === 'unknown' && kind.repeats === true)
  if (isAgain) await tryAgain(run, told, ofTold, { error: outcome, end: outgoing.end })
  else await end(run, ofTold, outcome, outgoing.end)
  return outcome === 'failed' || outcome === 'unknown'
}

const stateAfter = {
  sent: 'sent',
  failed: 'dead',
  unknown: 'unknown',
  refused: 'dead',
  gone: 'skipped',
} as const satisfies Record<Outcome, string>

/** A message whose end its kind cannot record has ended all the same: it is not sent again for that. */
async function end(
  { deps, errors }: Run,
  held: Held,
  outcome: Outcome,
  record: Outgoing['end'],
): Promise<void> {
  const state = stateAfter[outcome]
  const error = outcome === 'sent' ? '' : outcome
  const ended = { state, error, now: deps.clock.now() }
  try {
    await deps.sql.begin(async (sql) => {
      const count = await updateEnded(sql, held, ended)
      if (count > 0 && state !== 'skipped') await record?.(sql, state)
    })
  } catch (thrown) {
    errors.push(thrown)
    await updateEnded(deps.sql, held, ended)
  }
}

/** Schedules another attempt, or gives up if none of them is news any more. */
async function tryAgain(
  run: Run,
  items: readonly Item[],
  held: Held,
  { error, end: record }: { readonly error: string; readonly end?: Outgoing['end'] },
): Promise<void> {
  const [first] = items
  const expiresAt = new Date(Math.max(...items.map((item) => item.expiresAt.getTime())))
  const tried = first && { attempts: first.attempts, expiresAt }
  const dueAt = tried ? retryAt(run.channel, tried, run.deps.clock.now()) : null
  if (dueAt) await updateRetry(run.deps.sql, held, { dueAt, error })
  else await end(run, held, 'failed', record)
}

/** Items of a user of a kind that groups are one message; every other item is one. */
function groupsOf(items: readonly Item[], kinds: ReadonlyMap<string, OutboxKind>): Group[] {
  const nameOf = ({ id, kind, userId }: Item): string =>
    kinds.get(kind)?.groups ? `${kind} ${userId}` : `${id}`
  return [...Map.groupBy(items, nameOf).values()].flatMap(([first, ...rest]) =>
    first ? [[first, ...rest] as const] : [],
  )
}

/** What is about the same subject is sent in its order. */
function lanesOf(groups: readonly Group[]): Group[][] {
  const laneOf = ([{ kind, userId, subjectId }]: Group): string => `${kind} ${userId} ${subjectId}`
  return [...Map.groupBy(groups, laneOf).values()]
}

function heldOf(items: readonly Item[], leasedUntil: Date): Held {
  return { ids: items.map(({ id }) => id), leasedUntil }
}

/** The message alone: the stack is logged. */
function lineOf(error: unknown): string {
  return (redactedError(error).split('\n')[0] ?? '').slice(0, errorLength)
}

function namesOf(kinds: readonly OutboxKind[]): string[] {
  return kinds.map(({ name }) => name)
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * secondMs)
}
