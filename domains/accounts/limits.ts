import { dayMs, hourMs, minuteMs } from '#contract/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import {
  countAttempts,
  deleteAttempts,
  findAttempts,
  uncountAttempts,
  type Counted,
} from './attempt-store.ts'

/**
 * How often something may be tried, counted in PostgreSQL: across processes and restarts. Many people share one
 * address behind a mobile operator, so what is counted by address allows for them. What guards one person's account
 * or number is counted by who asks as well, so that a stranger uses up their own share and not the owner's (D34).
 */
export const limits = {
  /** Of one network, or of a device that the account knows. */
  loginOfAccount: { most: 10, window: 15 * minuteMs },
  /** Of all unknown devices; from then on each network has fewer tries, but never none. */
  loginOfAccountAnywhere: { most: 60, window: 15 * minuteMs },
  loginUnderAttack: { most: 2 },
  loginOfAddress: { most: 60, window: 15 * minuteMs },
  codesOfPhone: { most: 5, window: dayMs },
  codesOfPhoneAndBlock: { most: 4, window: dayMs },
  codesOfKnownDevice: { most: 3, window: dayMs },
  codesOfPrefix: { most: 60, window: hourMs },
  codesOfPrefixAndBlock: { most: 20, window: hourMs },
  checksOfAddress: { most: 120, window: 15 * minuteMs },
  availabilityOfAddress: { most: 120, window: 15 * minuteMs },
  availabilityOfBlock: { most: 600, window: hourMs },
  registrationsOfAddress: { most: 300, window: hourMs },
  /** Of one network, user or known device to one address. */
  mailsToAddress: { most: 5, window: hourMs },
  mailsToAddressFromAnywhere: { most: 10, window: hourMs },
  mailsOfAddress: { most: 40, window: hourMs },
  noticesOfAccount: { most: 3, window: dayMs },
  passwordsOfSession: { most: 5, window: 15 * minuteMs },
  passwordsOfLink: { most: 5, window: 15 * minuteMs },
  callbacksOfAddress: { most: 30, window: hourMs },
  linksOfAddress: { most: 300, window: 15 * minuteMs },
} as const

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

/** The hour that `codeBudget` speaks of. */
export const codeWindow = hourMs

/** A network may use up what `codeBudget` allows three of its addresses. */
export const addressesOfBlock = 3
