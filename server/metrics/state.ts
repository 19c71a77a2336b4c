import { Gauge, Registry } from 'prom-client'
import type { Sql, TransactionSql } from 'postgres'
import { listJobStates } from '../jobs/store.ts'
import type { GateState } from '../postgres/pool/connection-gate.ts'
import { countOutbox, estimateRows, limitedTo, listOldestDue } from './store.ts'

/** What is read of the process when somebody asks. */
export interface ProcessState {
  readonly pool: () => GateState
  readonly isDatabaseAway: () => boolean
  /** Absent: there is no replica. */
  readonly isReplicaRead?: () => boolean
  readonly pageCache: () => { readonly pages: number; readonly bytes: number }
  readonly eventLoopDelayMs: () => number
  /** A pool of jobs: requests do not pay for metrics. */
  readonly sql: Sql
}

/** Longest wait for the database, ms: what the process itself knows is told anyway. */
const limitMs = 1_500

/** Metrics that are computed when they are asked for. */
export function stateRegistry(state: ProcessState): Registry {
  const registry = new Registry()
  const gauge = (name: string, help: string, read: () => number): void => {
    const metric: Gauge = new Gauge({
      ...{ name, help, registers: [registry] },
      collect: () => metric.set(read()),
    })
  }
  gauge('gasit_pool_running', 'Operations that have a connection', () => state.pool().running)
  gauge('gasit_pool_waiting', 'Operations that wait for one', () => state.pool().waiting)
  gauge('gasit_pool_refused', 'Operations refused since the start', () => state.pool().refused)
  gauge('gasit_database_away', '1 while the database cannot be reached', () =>
    Number(state.isDatabaseAway()),
  )
  const { isReplicaRead } = state
  if (isReplicaRead)
    gauge('gasit_replica_read', '1 while the replica is recent enough to be read', () =>
      Number(isReplicaRead()),
    )
  gauge('gasit_page_cache_pages', 'Pages in the cache', () => state.pageCache().pages)
  gauge('gasit_page_cache_bytes', 'Their size', () => state.pageCache().bytes)
  gauge(
    'gasit_event_loop_delay_seconds',
    'How long ready work waits, moving average',
    () => state.eventLoopDelayMs() / 1_000,
  )
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  gauge('process_cpu_seconds', 'CPU time since the start', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_pid', 'Process id', () => process.pid)
  gauge('process_uptime_seconds', 'Time since the start', () => process.uptime())
  addDatabaseGauges(registry, state)
  return registry
}

interface TableGauge<Row, Label extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly Label[]
  readonly read: () => Promise<readonly Row[]>
  readonly set: (metric: Gauge<Label>, row: Row) => void
}

/** A metric of rows; it has no values while the database is away or slow. */
function addGauge<Row, Label extends string>(
  registry: Registry,
  { isDatabaseAway }: ProcessState,
  { name, help, labelNames, read, set }: TableGauge<Row, Label>,
): void {
  const metric: Gauge<Label> = new Gauge({
    ...{ name, help, labelNames, registers: [registry] },
    collect: async () => {
      metric.reset()
      if (isDatabaseAway()) return
      const rows = await Promise.race([read(), noRows()]).catch(() => [])
      for (const row of rows) set(metric, row)
    },
  })
}

function addDatabaseGauges(registry: Registry, state: ProcessState): void {
  const { sql } = state
  const [readOutbox, readOldest, readRows] = [
    sharedRead(sql, countOutbox),
    sharedRead(sql, listOldestDue),
    sharedRead(sql, estimateRows),
  ]
  addJobGauges(registry, state)
  addGauge(registry, state, {
    name: 'gasit_outbox_messages',
    help: 'Messages to people: those that are due or dead, and the others of the last hour',
    labelNames: ['channel', 'state'],
    read: readOutbox,
    set: (metric, { channel, state: reached, count }) =>
      metric.set({ channel, state: reached }, count),
  })
  addGauge(registry, state, {
    name: 'gasit_outbox_oldest_seconds',
    help: 'How long the oldest message has been due',
    labelNames: ['channel'],
    read: readOldest,
    set: (metric, { channel, seconds }) => metric.set({ channel }, seconds),
  })
  addGauge(registry, state, {
    name: 'gasit_rows',
    help: 'Rows of a table, estimated',
    labelNames: ['table'],
    read: readRows,
    set: (metric, { table, rows }) => metric.set({ table }, rows),
  })
}

function addJobGauges(registry: Registry, state: ProcessState): void {
  const read = sharedRead(state.sql, listJobStates)
  addGauge(registry, state, {
    name: 'gasit_job_failures',
    help: 'Consecutive failures of a job',
    labelNames: ['job'],
    read,
    set: (metric, { name, failures }) => metric.set({ job: name }, failures),
  })
  addGauge(registry, state, {
    name: 'gasit_job_runs',
    help: 'Runs of a job, of all time',
    labelNames: ['job', 'result'],
    read,
    set: (metric, { name, runs, failedRuns }) => {
      metric.set({ job: name, result: 'ok' }, runs - failedRuns)
      metric.set({ job: name, result: 'failed' }, failedRuns)
    },
  })
  addGauge(registry, state, {
    name: 'gasit_job_late_seconds',
    help: 'How long a job has been due',
    labelNames: ['job'],
    read,
    set: (metric, { name, dueAt, isRunning }) => {
      const late = isRunning ? 0 : Math.max(0, (Date.now() - dueAt.getTime()) / 1_000)
      metric.set({ job: name }, late)
    },
  })
}

/**
 * A read that all share who ask while it is under way: the metrics of an answer, and answers while the database is slow.
 * It ends in the database too when nobody waits for it any more.
 */
function sharedRead<Rows>(
  sql: Sql,
  read: (sql: TransactionSql) => Promise<Rows>,
): () => Promise<Rows> {
  let reading: Promise<Rows> | null = null
  const begin = async (): Promise<Rows> => {
    try {
      return await limitedTo(limitMs, sql, read)
    } finally {
      reading = null
    }
  }
  return () => (reading ??= begin())
}

function noRows(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database did not answer')), limitMs).unref()
  })
}
