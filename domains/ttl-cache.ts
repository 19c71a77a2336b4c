import type { Deps } from './deps.ts'

interface CacheEntry<T> {
  readonly value: Promise<T>
  readonly until: number
  /** A refresh ahead of expiry, while the value is still valid. */
  next?: Promise<T>
  readonly generation: number
}

let generation = 0

/** Invalidates all TTL caches. */
export function clearTtlCaches(): void {
  generation++
}

/**
 * Caches the result of a read for some time, separately per database: for data that every page shows and that rarely
 * changes. Concurrent calls share one read; a failed one is not cached. `ahead` requires a value that stays valid for
 * so many milliseconds, for transactions that must not wait for another connection.
 */
export function ttlCache<D extends Pick<Deps, 'sql'>, T>(
  milliseconds: number,
  read: (deps: D) => Promise<T>,
): (deps: D, ahead?: number) => Promise<T> {
  const entries = new WeakMap<object, CacheEntry<T>>()
  const store = (deps: D, value: Promise<T>, startGeneration = generation): void => {
    entries.set(deps.sql, { value, until: Date.now() + milliseconds, generation: startGeneration })
  }
  return (deps, ahead = 0) => {
    const entry = entries.get(deps.sql)
    const valid = entry?.generation === generation ? entry : undefined
    if (valid && Date.now() + ahead < valid.until) return valid.value

    if (valid && Date.now() < valid.until) {
      const startGeneration = generation
      valid.next ??= read(deps).finally(() => delete valid.next)
      valid.next.then(
        // Changes during the read may be missing from its result.
        (value) => store(deps, Promise.resolve(value), startGeneration),
        () => undefined,
      )
      return valid.next
    }
    const value = read(deps)
    store(deps, value)
    value.catch(() => entries.delete(deps.sql))
    return value
  }
}
