import type { Deps } from './deps.ts'

interface Memory<T> {
  readonly value: Promise<T>
  readonly until: number
  /** Read anew ahead of its time, while the value is still good. */
  next?: Promise<T>
  readonly generation: number
}

let generation = 0

/** Everything that is cached so is read anew when it is next asked for. */
export function clearTtlCaches(): void {
  generation++
}

/**
 * Keeps what a read gives for some time, for each database apart: for what every page shows and hardly ever
 * changes. Who asks while it is read waits for that read; a failed one is not kept. `ahead` asks for what stays good
 * for so many milliseconds more: a transaction that needs it must not wait for a connection that others hold.
 */
export function ttlCache<D extends Pick<Deps, 'sql'>, T>(
  milliseconds: number,
  read: (deps: D) => Promise<T>,
): (deps: D, ahead?: number) => Promise<T> {
  const memories = new WeakMap<object, Memory<T>>()
  const keep = (deps: D, value: Promise<T>, begun = generation): void => {
    memories.set(deps.sql, { value, until: Date.now() + milliseconds, generation: begun })
  }
  return (deps, ahead = 0) => {
    const memory = memories.get(deps.sql)
    const known = memory?.generation === generation ? memory : undefined
    if (known && Date.now() + ahead < known.until) return known.value

    if (known && Date.now() < known.until) {
      const begun = generation
      known.next ??= read(deps).finally(() => delete known.next)
      known.next.then(
        // What changed while it was read may be missing from it.
        (value) => keep(deps, Promise.resolve(value), begun),
        () => undefined,
      )
      return known.next
    }
    const value = read(deps)
    keep(deps, value)
    value.catch(() => memories.delete(deps.sql))
    return value
  }
}
