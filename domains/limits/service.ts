import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import {
  countAttempts,
  deleteAttempts,
  findAttempts,
  uncountAttempts,
  type Counted,
} from './store.ts'

export interface Limit {
  readonly most: number
  readonly window: number
}

/** A key with the most that may be counted under it. */
export interface Budget extends Limit {
  readonly key: string
}

type LimitDeps = Pick<Deps, 'sql' | 'clock' | 'tokens'>

/** Keys name addresses, numbers and people: of one, only its kind can be read in the database. */
function sealedKey({ tokens }: Pick<Deps, 'tokens'>, key: string): string {
  return `${key.split(':', 1)[0]}:${tokens.digest(`limit:${key}`)}`
}

/** Counts one more try under the key, within the window that its first try opened; gives the count and its end. */
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

/** Counts so many points under each key, which were spent already; gives their sums in this window and its end. */
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
  // In one order, so that two who count the same keys wait for each other and never in a circle.
  const attempts = sealed
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, points }) => ({ key, points, windowEnds }))
  const counts = await countAttempts(deps.sql, attempts, now)
  return new Map(
    sealed.map(({ typed, points, key }) => [typed, counts.get(key) ?? { points, windowEnds }]),
  )
}

/** The refusal of one try too many: it tells the seconds until then, when the window is over. */
export function tooManyUntil(
  { clock }: Pick<Deps, 'clock'>,
  windowEnds: number,
  field?: string,
): Refusal {
  const seconds = Math.ceil((windowEnds - clock.now().getTime()) / 1_000)
  return new Refusal('too_many_requests', field, Math.max(1, seconds))
}

/** Counts one more try of `who`; refuses the one too many until the window that its first try opened is over. */
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
 * Takes one from each budget, or none from any: refused when one of them is used up. Kinds of keys are always named
 * in the same order, so that two who take at once wait for each other and never in a circle.
 */
export async function spend(
  deps: LimitDeps,
  taken: readonly Budget[],
  field?: string,
): Promise<void> {
  const { sql, clock } = deps
  const now = clock.now()
  const budgets = taken.map((budget) => ({ ...budget, key: sealedKey(deps, budget.key) }))
  const keys = budgets.map(({ key }) => key)
  const refuseBeyond = (counts: ReadonlyMap<string, Counted>, room: number): void => {
    const ends = budgets.flatMap(({ key, most }) => {
      const counted = counts.get(key)
      return counted && counted.points + room > most ? [counted.windowEnds.getTime()] : []
    })
    if (ends.length > 0) throw tooManyUntil(deps, Math.max(...ends), field)
  }
  // Looked at first: a flood of requests that are refused anyway writes nothing.
  refuseBeyond(await findAttempts(sql, keys, now), 1)
  const attempts = budgets.map(({ key, window }) => ({
    key,
    windowEnds: new Date(now.getTime() + window),
  }))
  await sql.begin(async (own) => refuseBeyond(await countAttempts(own, attempts, now), 0))
}

/** A try that came to nothing through no fault of theirs does not count. */
export async function giveBack(
  deps: Pick<Deps, 'sql' | 'tokens'>,
  ...keys: string[]
): Promise<void> {
  await uncountAttempts(
    deps.sql,
    keys.map((key) => sealedKey(deps, key)),
  )
}

/** What came before is forgiven. */
export async function forgive(deps: Pick<Deps, 'sql' | 'tokens'>, key: string): Promise<void> {
  await deleteAttempts(deps.sql, sealedKey(deps, key))
}
