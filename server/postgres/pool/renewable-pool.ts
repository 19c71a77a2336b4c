import type { Sql } from 'postgres'
import { isQuery } from './driver-query.ts'
import { isConnectTimeout } from './lost-connection.ts'

/** A pool whose connections can all be replaced. */
export interface RenewablePool {
  readonly sql: Sql
  /** From now on new connections are used; the old ones end with their statements. */
  readonly renew: () => void
  /** Waits for statements, at most so many seconds. */
  readonly end: (seconds: number) => Promise<void>
}

interface Opening {
  readonly open: () => Sql
  /** A pool that stays, for LISTEN. */
  readonly listening: Sql
  /** Longest time that a replaced pool has for the statements under way, seconds: as long as a statement may take. */
  readonly lastSeconds: number
}

/** A pool does not replace its connections by itself more often, ms. */
const renewPauseMs = 5_000

/**
 * A connection of the driver (3.4.9) that is cut off with bytes unwritten never writes again before it has 1,024 of
 * them: a dozen of attempts to connect time out. So pools are replaced after an outage, and a pool replaces itself when
 * one of its connections could not be opened in time.
 */
export function renewablePool({ open, listening, lastSeconds }: Opening): RenewablePool {
  let current = open()
  let renewedAt = -Infinity
  const renew = (): void => {
    const old = current
    current = open()
    renewedAt = performance.now()
    void old.end({ timeout: lastSeconds })
  }
  const failed = (error: unknown): void => {
    if (isConnectTimeout(error) && performance.now() - renewedAt > renewPauseMs) renew()
  }
  const begin = (...args: unknown[]) =>
    watchTransaction(Reflect.apply(current.begin, current, args), failed)
  const unsafe = (...args: unknown[]) =>
    watchQuery(Reflect.apply(current.unsafe, current, args), failed)
  const sql = new Proxy(current, {
    apply: (_first, self, args) => watchQuery(Reflect.apply(current, self, args), failed),
    get: (_first, name) => {
      if (name === 'listen') return listening.listen
      if (name === 'begin') return begin
      return name === 'unsafe' ? unsafe : Reflect.get(current, name, current)
    },
  })
  return { sql, renew, end: (seconds) => current.end({ timeout: seconds }) }
}

/** Calls `failed` with the error of a query, without awaiting the query: that would run it. */
function watchQuery(made: unknown, failed: (error: unknown) => void): unknown {
  if (!isQuery(made)) return made
  const { reject } = made
  made.reject = (error) => {
    failed(error)
    reject(error)
  }
  return made
}

async function watchTransaction(
  running: Promise<unknown>,
  failed: (error: unknown) => void,
): Promise<unknown> {
  try {
    return await running
  } catch (error) {
    failed(error)
    throw error
  }
}
