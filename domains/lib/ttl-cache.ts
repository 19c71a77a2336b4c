import type { Deps } from '../deps.ts'
import { onPrimary } from '../replica.ts'

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
 * changes; read from the primary. Concurrent calls share one read; a failed one is not cached. `ahead` requires a value that stays valid for
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
  return (given, ahead = 0) => {
    const deps = onPrimary(given)
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

interface KeyedOptions<T> {
  readonly milliseconds: number
  /** Per database; beyond it the oldest entry is evicted. */
  readonly maxEntries: number
  /** Values for which it is false are not cached. */
  readonly isCacheable?: (value: T) => boolean
}

/** As `ttlCache`, by a key. */
export function keyedTtlCache<D extends Pick<Deps, 'sql'>, T>(
  { milliseconds, maxEntries, isCacheable = () => true }: KeyedOptions<T>,
  read: (deps: D, key: string) => Promise<T>,
): (deps: D, key: string) => Promise<T> {
  const byDatabase = new WeakMap<object, Map<string, CacheEntry<T>>>()
  return (deps, key) => {
    const entries = byDatabase.get(deps.sql) ?? new Map<string, CacheEntry<T>>()
    byDatabase.set(deps.sql, entries)
    const known = entries.get(key)
    if (known?.generation === generation && Date.now() < known.until) return known.value

    const entry = { value: read(deps, key), until: Date.now() + milliseconds, generation }
    // Stored anew, so that the first entry is the oldest.
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    const evict = (): void => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entry.value.then((value) => isCacheable(value) || evict(), evict)
    return entry.value
  }
}
