import type { Sql } from 'postgres'

/** Seconds that statements under way have to end in a replaced pool. */
const lastSeconds = 30

/** A pool whose connections can all be replaced. */
export interface RenewablePool {
  readonly sql: Sql
  /** From now on new connections are used; the old ones end with their statements. */
  readonly renew: () => void
  /** Waits for statements, at most so many seconds. */
  readonly end: (seconds: number) => Promise<void>
}

/**
 * A connection of the driver (3.4.9) that is cut off with bytes unwritten never writes again before it has 1,024 of
 * them: a dozen of attempts to connect time out. So pools are replaced after an outage. `listening` is a pool that
 * stays, for LISTEN.
 */
export function renewablePool(open: () => Sql, listening: Sql): RenewablePool {
  let current = open()
  const sql = new Proxy(current, {
    apply: (_first, self, args) => Reflect.apply(current, self, args),
    get: (_first, name) =>
      name === 'listen' ? listening.listen : Reflect.get(current, name, current),
  })
  return {
    sql,
    renew: () => {
      const old = current
      current = open()
      void old.end({ timeout: lastSeconds })
    },
    end: (seconds) => current.end({ timeout: seconds }),
  }
}
