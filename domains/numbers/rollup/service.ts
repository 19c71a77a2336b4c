import { hourMs } from '#contract/rules/durations.ts'
import { callbackPromiseHours, ticketPromiseHours } from '#contract/rules/moderation/queues.ts'
import { openCallbacks } from '../../staff/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { ticketQueue } from '../../help-desk/service.ts'
import { localDay } from '../../lib/local-day.ts'
import { queues } from '../../moderation/service.ts'
import { addDays, daysBetween } from '../days.ts'
import { deleteNumbers, insertNumbers, type DailyNumber } from '../store.ts'
import {
  eventMetrics,
  findFirstDay,
  findLastDay,
  insertRolledUp,
  lockRollUp,
  readAdvertStates,
  readEvents,
} from './store.ts'

type NumberDeps = Pick<Deps, 'sql' | 'clock'>

/** Days back that a first run computes, and that each run computes again: of a draft it is seen later what became of it. */
const firstDays = 365
const againDays = 7

/** Until so long after midnight how things stand is what the day before has left. */
const presentHours = 6

/**
 * Computes the days that are over and were not computed, in one transaction. How things stood is stored for yesterday
 * alone, and only soon after its end.
 */
export async function rollUpDays({ sql: pool, clock }: NumberDeps): Promise<void> {
  const today = localDay(clock.now())
  const last = addDays(today, -1)
  if ((await findLastDay(pool)) === last) return
  const isFresh = localDay(lateSince({ clock }, presentHours)) === last
  const present = isFresh ? await readPresent({ sql: pool, clock }, last) : []
  await pool.begin(async (sql) => {
    await lockRollUp(sql)
    const done = await findLastDay(sql)
    if (done === last) return
    const first = await firstOf(sql, done, today)
    if (first === null) return
    const span = { first, last }
    await deleteNumbers(sql, eventMetrics, span)
    await insertNumbers(sql, await readEvents(sql, span))
    await insertNumbers(sql, present)
    await insertRolledUp(sql, daysBetween(first, last))
  })
}

async function firstOf(sql: Db, done: string | null, today: string): Promise<string | null> {
  const missing = done === null ? await findFirstDay(sql) : addDays(done, 1)
  if (missing === null) return null
  const [again, earliest] = [addDays(today, -againDays), addDays(today, -firstDays)]
  const first = missing < again ? missing : again
  return first > earliest ? first : earliest
}

/** What happened today so far, and how things stand now. */
export async function readToday(deps: NumberDeps): Promise<DailyNumber[]> {
  const today = localDay(deps.clock.now())
  const span = { first: today, last: today }
  return [...(await readEvents(deps.sql, span)), ...(await readPresent(deps, today))]
}

/** Adverts by state, and how much waits since when. */
async function readPresent(deps: NumberDeps, day: string): Promise<DailyNumber[]> {
  const states = await readAdvertStates(deps.sql)
  const waiting = await workOf(deps)
  const now = deps.clock.now().getTime()
  return [
    ...states.map((one) => ({ ...one, day })),
    ...waiting.flatMap(({ queue, count, oldestAt }): DailyNumber[] => {
      const hours = oldestAt ? Math.floor((now - oldestAt.getTime()) / hourMs) : 0
      return [
        { metric: 'waiting', day, dimension: queue, value: count },
        { metric: 'oldestHours', day, dimension: queue, value: hours },
      ]
    }),
  ]
}

export interface WorkState {
  readonly queue: Awaited<ReturnType<typeof queues>>[number]['queue'] | 'tickets' | 'callbacks'
  readonly count: number
  readonly late: number
  readonly oldestAt: Date | null
  readonly promiseHours: number
}

/** All queues of staff with what waits in them. */
export async function workOf(deps: NumberDeps): Promise<WorkState[]> {
  const [moderation, tickets, callbacks] = await Promise.all([
    queues(deps),
    ticketQueue(deps.sql, lateSince(deps, ticketPromiseHours)),
    openCallbacks(deps),
  ])
  const asked = callbacks
    .filter(({ status }) => status === 'waiting')
    .map(({ requestedAt }) => requestedAt.getTime())
  const lateCall = lateSince(deps, callbackPromiseHours).getTime()
  return [
    ...moderation,
    { queue: 'tickets', promiseHours: ticketPromiseHours, ...tickets },
    {
      ...{ queue: 'callbacks', promiseHours: callbackPromiseHours, count: asked.length },
      late: asked.filter((at) => at < lateCall).length,
      oldestAt: asked.length > 0 ? new Date(Math.min(...asked)) : null,
    },
  ]
}

function lateSince({ clock }: Pick<Deps, 'clock'>, hours: number): Date {
  return new Date(clock.now().getTime() - hours * hourMs)
}
