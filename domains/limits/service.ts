import { Refusal } from '#contract/refusals.ts'
import { secondMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../deps.ts'
import {
  countAttempts,
  deleteAttempts,
  findAttempts,
  takeAttempt,
  uncountAttempts,
  type Counted,
} from './store.ts'

export interface Limit {
  readonly most: number
  readonly window: number
}

/** A key and its limit. */
export interface Budget extends Limit {
  readonly key: string
}

type LimitDeps = Pick<Deps, 'sql' | 'clock' | 'tokens'>

/** Hides addresses, numbers and people in keys; only the kind of key is readable in the database. */
function sealedKey({ tokens }: Pick<Deps, 'tokens'>, key: string): string {
  return `${key.split(':', 1)[0]}:${tokens.digest(`limit:${key}`)}`
}

/** Counts an attempt in the window that the first one opened; returns the count and the end of the window. */
export async function countTry(
  deps: LimitDeps,
  typed: string,
  { window }: Pick<Limit, 'window'>,
): Promise<Counted> {
  const now = deps.clock.now()
  const key = sealedKey(deps, typed)
  const windowEnds = new Date(now.getTime() + window)
  const counts = await countAttempts(deps.sql, [{ key, windowEnds }], now)
  return counts.get(key) ?? { points: 0, windowEnds }
}

/** Adds points to each key; returns the sums in the current windows and their ends. */
export async function countPoints(
  deps: LimitDeps,
  spent: readonly { readonly key: string; readonly points: number }[],
  window: number,
): Promise<ReadonlyMap<string, Counted>> {
  const now = deps.clock.now()
  const windowEnds = new Date(now.getTime() + window)
  const sealed = spent.map(({ key: typed, points }) => ({
    typed,
    points,
    key: sealedKey(deps, typed),
  }))
  // Sorted, so that concurrent transactions lock keys in the same order and cannot deadlock.
  const attempts = sealed
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, points }) => ({ key, points, windowEnds }))
  const counts = await countAttempts(deps.sql, attempts, now)
  return new Map(
    sealed.map(({ typed, points, key }) => [typed, counts.get(key) ?? { points, windowEnds }]),
  )
}

/** Refusal of an exceeded limit, with the seconds until the window ends. */
export function tooManyUntil(
  { clock }: Pick<Deps, 'clock'>,
  windowEnds: number,
  field?: string,
): Refusal {
  const seconds = Math.ceil((windowEnds - clock.now().getTime()) / 1_000)
  return new Refusal('too_many_requests', field, Math.max(1, seconds))
}

/** Counts an attempt; refuses those over the limit until the window ends. */
export async function limit(
  deps: LimitDeps,
  key: string,
  allowed: Limit,
  field?: string,
): Promise<void> {
  const { points, windowEnds } = await countTry(deps, key, allowed)
  if (points > allowed.most) throw tooManyUntil(deps, windowEnds.getTime(), field)
}

/**
 * Takes one from every budget, or from none if one of them is used up. Callers list kinds of keys in the same order, so
 * that concurrent transactions cannot deadlock.
 */
export async function spend(
  deps: LimitDeps,
  taken: readonly Budget[],
  field?: string,
): Promise<void> {
  const [only, ...others] = taken
  if (!only || others.length > 0)
    return deps.sql.begin((sql) => spendWithin(sql, deps, taken, field))
  const now = deps.clock.now()
  const windowEnds = new Date(now.getTime() + only.window)
  const attempt = { key: sealedKey(deps, only.key), most: only.most, windowEnds }
  const result = await takeAttempt(deps.sql, attempt, now)
  if (!result.isTaken) throw tooManyUntil(deps, result.windowEnds.getTime(), field)
}

/** As `spend`; where there is no room it returns when there will be, and null where it was taken. */
export async function spendOrWait(deps: LimitDeps, taken: readonly Budget[]): Promise<Date | null> {
  try {
    await spend(deps, taken)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return new Date(deps.clock.now().getTime() + (error.retryAfter ?? 0) * secondMs)
  }
}

/** As `spend`, in the caller's transaction, which the refusal has to roll back. */
export async function spendWithin(
  sql: Db,
  deps: Pick<Deps, 'clock' | 'tokens'>,
  taken: readonly Budget[],
  field?: string,
): Promise<void> {
  const now = deps.clock.now()
  const budgets = taken.map((budget) => ({ ...budget, key: sealedKey(deps, budget.key) }))
  const keys = budgets.map(({ key }) => key)
  const refuseBeyond = (counts: ReadonlyMap<string, Counted>, room: number): void => {
    const ends = budgets.flatMap(({ key, most }) => {
      const counted = counts.get(key)
      return counted && counted.points + room > most ? [counted.windowEnds.getTime()] : []
    })
    if (ends.length > 0) throw tooManyUntil(deps, Math.max(...ends), field)
  }
  // Read first, so that a flood of refused requests causes no writes.
  refuseBeyond(await findAttempts(sql, keys, now), 1)
  const attempts = budgets.map(({ key, window }) => ({
    key,
    windowEnds: new Date(now.getTime() + window),
  }))
  refuseBeyond(await countAttempts(sql, attempts, now), 0)
}

/** Refuses if one of the budgets is used up; takes nothing. */
export async function checkRoom(deps: LimitDeps, asked: readonly Budget[]): Promise<void> {
  const budgets = asked.map((budget) => ({ ...budget, key: sealedKey(deps, budget.key) }))
  const keys = budgets.map(({ key }) => key)
  const counts = await findAttempts(deps.sql, keys, deps.clock.now())
  for (const { key, most } of budgets) {
    const counted = counts.get(key)
    if (counted && counted.points >= most) throw tooManyUntil(deps, counted.windowEnds.getTime())
  }
}

/** Uncounts one attempt at each key. */
export async function refundAttempts(
  deps: Pick<Deps, 'sql' | 'tokens'>,
  ...keys: string[]
): Promise<void> {
  await uncountAttempts(
    deps.sql,
    keys.map((key) => sealedKey(deps, key)),
  )
}

/** Resets the counter of a key. */
export async function resetAttempts(
  deps: Pick<Deps, 'sql' | 'tokens'>,
  key: string,
): Promise<void> {
  await deleteAttempts(deps.sql, sealedKey(deps, key))
}
