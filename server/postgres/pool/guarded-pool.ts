import type { Sql } from 'postgres'
import { ConnectionGate, type GateState } from './connection-gate.ts'
import { gatedSql } from './gated-sql.ts'
import { isConnectionLost, isConnectTimeout } from './lost-connection.ts'
import { Outage } from './outage.ts'

interface Pool {
  readonly sql: Sql
  /** Its connections. */
  readonly connections: number
  readonly openProbe: () => Sql
  /** Replaces the connections of all pools. */
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

/** Connections are not replaced more often, ms. */
const renewPauseMs = 5_000

/** Puts a gate and a circuit breaker before a pool. */
export function guardPool(pool: Pool): GuardedPool {
  const { sql, connections, openProbe, log, maxWaitMs = defaultWaitMs } = pool
  const gate = new ConnectionGate({
    connections,
    reserved: Math.min(2, Math.floor(connections / 4)),
    maxWaitMs,
  })
  let awaySince = 0
  const { renew, renewIfStuck } = renewal(pool)
  const changed = (isAway: boolean): void => {
    if (isAway) {
      awaySince = performance.now()
      gate.close()
      log('The database cannot be reached; finished pages are served meanwhile')
      return
    }
    renew()
    gate.open()
    const seconds = ((performance.now() - awaySince) / 1_000).toFixed(1)
    log(`The database answers again after ${seconds} s`)
  }
  const outage = new Outage({ openProbe, changed })
  gate.onTimeout = () => outage.suspect()
  const failed = (error: unknown): void => {
    if (!isConnectionLost(error)) return
    outage.suspect()
    renewIfStuck(error)
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

/** Replaces connections: after an outage, and when one could not be opened in time though the database may be there. */
function renewal(pool: Pick<Pool, 'renew'>) {
  let renewedAt = -Infinity
  const renew = (): void => {
    renewedAt = performance.now()
    pool.renew()
  }
  const renewIfStuck = (error: unknown): void => {
    if (isConnectTimeout(error) && performance.now() - renewedAt > renewPauseMs) renew()
  }
  return { renew, renewIfStuck }
}
