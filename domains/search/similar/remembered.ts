import type { Deps } from '../../deps.ts'

/** Similar adverts of one advert, and the state of the market that they were computed from. */
export interface Remembered {
  readonly ids: readonly number[]
  readonly version: string
}

/** About 250 bytes each. */
const maxRemembered = 10_000

/** By advert id, the longest unasked first. */
const memories = new WeakMap<object, Map<number, Remembered>>()

export function recall({ sql }: Pick<Deps, 'sql'>, advertId: number): Remembered | null {
  const memory = memories.get(sql)
  const known = memory?.get(advertId)
  if (!memory || !known) return null
  memory.delete(advertId)
  memory.set(advertId, known)
  return known
}

export function remember(
  { sql }: Pick<Deps, 'sql'>,
  advertId: number,
  remembered: Remembered,
): void {
  const memory = memories.get(sql) ?? new Map<number, Remembered>()
  memories.set(sql, memory)
  memory.delete(advertId)
  memory.set(advertId, remembered)
  const [oldest] = memory.keys()
  if (memory.size > maxRemembered && oldest !== undefined) memory.delete(oldest)
}
