import type { Sql } from 'postgres'
import { ConnectionGate, type GateState } from './connection-gate.ts'
import { gatedSql } from './gated-sql.ts'
import { isConnectionLost } from './lost-connection.ts'
import { Outage } from './outage.ts'

interface Pool {
  readonly sql: Sql
  /** Its connections. */
  readonly connections: number
  readonly openProbe: () => Sql
  /** Turns new connections to the next server, where there are several. */
  readonly turn?: () => void
  /** What a standby counts as; `away` unless given. */
  readonly standby?: 'up' | 'away'
  /** For the log: the server, and what happens while it is away; those of the primary unless given. */
  readonly said?: { readonly name: string; readonly meanwhile: string }
  /** Replaces the connections of all pools, after an outage. */
  readonly renew: () => void
  readonly log: (line: string) => void
  readonly maxWaitMs?: number
}

/** The pool of requests, in which nobody waits long. */
export interface GuardedPool {
  readonly sql: Sql
  /** The same connections; some of them are for this one only. */
  readonly reservedSql: Sql
  readonly isAway: () => boolean
  /** Whether the database answers, asked on a connection of its own. */
  readonly check: () => Promise<boolean>
  readonly state: () => GateState
  readonly stop: () => Promise<void>
}

const defaultWaitMs = 2_000
const ofPrimary = { name: 'The database', meanwhile: 'finished pages are served meanwhile' }

/** Puts a gate and a circuit breaker before a pool. */
export function guardPool(pool: Pool): GuardedPool {
  const { sql, connections, openProbe, turn, standby, renew, log } = pool
  const { said: { name, meanwhile } = ofPrimary, maxWaitMs = defaultWaitMs } = pool
  const gate = new ConnectionGate({
    connections,
    reserved: Math.min(2, Math.floor(connections / 4)),
    maxWaitMs,
  })
  let awaySince = 0
  const changed = (isAway: boolean): void => {
    if (isAway) {
      awaySince = performance.now()
      gate.close()
      log(`${name} cannot be reached; ${meanwhile}`)
      return
    }
    renew()
    gate.open()
    const seconds = ((performance.now() - awaySince) / 1_000).toFixed(1)
    log(`${name} answers again after ${seconds} s`)
  }
  const outage = new Outage({
    ...{ openProbe, changed },
    ...(turn && { turn }),
    ...(standby && { standby }),
  })
  gate.onTimeout = () => outage.suspect()
  const failed = (error: unknown): void => {
    if (isConnectionLost(error)) outage.suspect()
  }
  return {
    sql: gatedSql(sql, { gate, lane: 'shared', failed }),
    reservedSql: gatedSql(sql, { gate, lane: 'reserved', failed }),
    isAway: () => outage.isAway,
    check: () => outage.check(),
    state: () => gate.state,
    stop: () => outage.stop(),
  }
}
