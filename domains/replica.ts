import type { Sql } from 'postgres'
import type { Deps } from './deps.ts'

/** By the handle of a replica: that of the primary. */
const primaries = new WeakMap<object, Sql>()

/** The same dependencies, whose statements go to a replica. */
export function onReplica(deps: Deps, replica: Sql): Deps {
  primaries.set(replica, deps.sql)
  return { ...deps, sql: replica }
}

/**
 * The same dependencies, whose statements go to the primary. What is cached for long is read there: what a replica does
 * not have yet would be missing for as long as the cache lasts, and each handle would have a cache of its own.
 */
export function onPrimary<D extends Pick<Deps, 'sql'>>(deps: D): D {
  const primary = primaries.get(deps.sql)
  return primary ? { ...deps, sql: primary } : deps
}
