import { queueNames, queuePromiseHours, type QueueName } from '#contract/rules/moderation/queues.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import type { StaffConflict } from '#contract/rules/staff/conflicts.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { conflictsOf, claim, claimsOf, refuseConflict, release } from '../../staff/service.ts'
import {
  findQueueState,
  findWaiting,
  listSummaries,
  listWaiting,
  type CaseCursor,
  type CaseKey,
  type CaseSummary,
  type QueueState,
  type Waiting,
} from './store.ts'

export type { CaseCursor, CaseKey, CaseSummary, Waiting } from './store.ts'
export { findStamp } from './store.ts'

type QueueDeps = Pick<Deps, 'sql' | 'clock'>

/** All queues with the number of cases, of those older than promised, and the oldest. */
export async function queues(
  deps: QueueDeps,
): Promise<(QueueState & { queue: QueueName; promiseHours: number })[]> {
  const now = deps.clock.now()
  return Promise.all(
    queueNames.map(async (queue) => {
      const promiseHours = queuePromiseHours[queue]
      const lateSince = new Date(now.getTime() - promiseHours * hourMs)
      return { queue, promiseHours, ...(await findQueueState(deps.sql, queue, { now, lateSince })) }
    }),
  )
}

export interface CaseOnList extends CaseSummary {
  readonly since: Date
  /** Username of a colleague who works on it. */
  readonly claimedBy: string | null
  /** Why the reader may not decide on it. */
  readonly conflict: StaffConflict | null
}

/** A page of a queue, oldest first, and where the next one begins. */
export async function casesOf(
  deps: QueueDeps,
  staff: Pick<Staff, 'id' | 'roles'>,
  queue: QueueName,
  { after, size }: { after: CaseCursor | null; size: number },
): Promise<{ items: CaseOnList[]; next: CaseCursor | null }> {
  const found = await listWaiting(deps.sql, queue, { after, size, now: deps.clock.now() })
  const summaries = new Map(
    (await listSummaries(deps.sql, found)).map((one) => [nameOf(one), one] as const),
  )
  const claimed = await claimedCases(deps, found)
  const owners = found.flatMap(({ ownerId }) => ownerId ?? [])
  const conflicts = await conflictsOf(deps.sql, staff, [...new Set(owners)])
  const items = found.flatMap((one) => {
    const summary = summaries.get(nameOf(one))
    const holder = claimed.get(nameOf(one))
    const claimedBy = holder && holder.staffId !== staff.id ? holder.username : null
    if (!summary) return []
    const conflict = isConflict(staff, one)
      ? 'staff_conflict'
      : (one.ownerId !== null && conflicts.get(one.ownerId)) || null
    return [{ ...summary, since: one.since, claimedBy, conflict }]
  })
  return { items, next: (found.length === size && found.at(-1)) || null }
}

/** Claims of colleagues and of the reader among these cases, by `nameOf`. */
async function claimedCases(deps: QueueDeps, cases: readonly CaseKey[]) {
  const kinds = [...new Set(cases.map(({ kind }) => kind))]
  const claims = await Promise.all(
    kinds.map(async (kind) =>
      (await claimsOf(deps, kind)).map(
        (one) => [nameOf({ kind, id: one.subjectId }), one] as const,
      ),
    ),
  )
  return new Map(claims.flat())
}

export function nameOf({ kind, id }: CaseKey): string {
  return `${kind}:${id}`
}

/** Nobody decides on what is their own or concerns them, nor on an appeal against their own decision. */
function isConflict(
  { id }: Pick<Staff, 'id'>,
  { ownerId, decidedBy, concerned }: Waiting,
): boolean {
  return ownerId === id || decidedBy === id || concerned.includes(id)
}

/** Refuses a conflict, the case of somebody whom the member knows, and a colleague's unless the member is an admin. */
async function refuse({ sql }: QueueDeps, staff: Staff, found: Waiting): Promise<void> {
  if (isConflict(staff, found)) throw new Refusal('staff_conflict')
  if (found.ownerId !== null) await refuseConflict(sql, staff, found.ownerId)
}

async function isBarred(deps: QueueDeps, staff: Staff, found: Waiting): Promise<boolean> {
  try {
    await refuse(deps, staff, found)
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

const lookedAt = 100

/**
 * Claims the oldest case that nobody else works on, after those in `skip` (`kind:id`), which the member holds already.
 * Null if there is none.
 */
export async function nextCase(
  deps: QueueDeps,
  staff: Staff,
  queue: QueueName,
  skip: readonly string[],
): Promise<Waiting | null> {
  let after: CaseCursor | null = null
  for (;;) {
    const found: Waiting[] = await listWaiting(deps.sql, queue, {
      ...{ after, size: lookedAt, now: deps.clock.now() },
    })
    const claimed = await claimedCases(deps, found)
    for (const one of found) {
      const holder = claimed.get(nameOf(one))
      const isFree = !holder || holder.staffId === staff.id
      if (!isFree || skip.includes(nameOf(one))) continue
      if (await isBarred(deps, staff, one)) continue
      // Whoever comes second of two at once gets the next one.
      if (!(await claim(deps, staff, claimKey(one)))) continue
      if (await findWaiting(deps.sql, queue, one, deps.clock.now())) return one
      await releaseCase(deps, staff, one)
    }
    const last = found.at(-1)
    if (!last || found.length < lookedAt) return null
    after = last
  }
}

/**
 * Claims one case. Refuses one that is not in the queue any more, one that a colleague works on, and the member's own.
 */
export async function takeCase(
  deps: QueueDeps,
  staff: Staff,
  queue: QueueName,
  key: CaseKey,
): Promise<Waiting> {
  const found = await findWaiting(deps.sql, queue, key, deps.clock.now())
  if (!found) throw new Refusal('case_gone')
  await refuse(deps, staff, found)
  if (!(await claim(deps, staff, claimKey(key)))) throw new Refusal('staff_claimed')
  return found
}

/** The queue in which a case waits; null if it was decided, or is gone. */
export async function queueOf(deps: QueueDeps, key: CaseKey): Promise<QueueName | null> {
  for (const queue of queueNames) {
    if (await findWaiting(deps.sql, queue, key, deps.clock.now())) return queue
  }
  return null
}

/** Gives a case back to its queue. */
export async function releaseCase(
  deps: QueueDeps,
  staff: Pick<Staff, 'id'>,
  key: CaseKey,
): Promise<void> {
  await release(deps.sql, staff, claimKey(key))
}

/** Claims are by object: one that is flagged and reported is one. */
export function claimKey({ kind, id }: CaseKey): { queue: string; subjectId: number } {
  return { queue: kind, subjectId: id }
}
