import type { Deps } from './deps.ts'

interface Memory<T> {
  readonly value: Promise<T>
  readonly until: number
}

/**
 * Keeps what a read gives for some time, for each database apart: for what every page shows and hardly ever
 * changes. Who asks while it is read waits for that read; a failed one is not kept.
 */
export function remembered<D extends Pick<Deps, 'sql'>, T>(
  milliseconds: number,
  read: (deps: D) => Promise<T>,
): (deps: D) => Promise<T> {
  const memories = new WeakMap<object, Memory<T>>()
  return (deps) => {
    const known = memories.get(deps.sql)
    if (known && Date.now() < known.until) return known.value

    const value = read(deps)
    memories.set(deps.sql, { value, until: Date.now() + milliseconds })
    value.catch(() => memories.delete(deps.sql))
    return value
  }
}
