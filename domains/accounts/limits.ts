import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import {
  countAttempts,
  deleteAttempts,
  findAttempts,
  uncountAttempts,
  type Counted,
} from './attempt-store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How often something may be tried, counted in PostgreSQL: across processes and restarts. Many people share one
 * address behind a mobile operator, so what is counted by address allows for them. What guards one person's account
 * or number is counted by who asks as well, so that a stranger uses up their own share and not the owner's (D34).
 */
export const limits = {
  /** Of one network, or of a device that the account knows. */
  loginOfAccount: { most: 10, window: 15 * minute },
  /** Of all unknown devices; from then on each network has fewer tries, but never none. */
  loginOfAccountAnywhere: { most: 60, window: 15 * minute },
  loginUnderAttack: { most: 2 },
  loginOfAddress: { most: 60, window: 15 * minute },
  codesOfPhone: { most: 5, window: day },
  codesOfPhoneAndBlock: { most: 4, window: day },
  codesOfKnownDevice: { most: 3, window: day },
  codesOfPrefix: { most: 60, window: hour },
  codesOfPrefixAndBlock: { most: 20, window: hour },
  checksOfAddress: { most: 120, window: 15 * minute },
  availabilityOfAddress: { most: 120, window: 15 * minute },
  availabilityOfBlock: { most: 600, window: hour },
  registrationsOfAddress: { most: 300, window: hour },
  /** Of one network, user or known device to one address. */
  mailsToAddress: { most: 5, window: hour },
  mailsToAddressFromAnywhere: { most: 10, window: hour },
  mailsOfAddress: { most: 40, window: hour },
  noticesOfAccount: { most: 3, window: day },
  passwordsOfSession: { most: 5, window: 15 * minute },
  passwordsOfLink: { most: 5, window: 15 * minute },
  callbacksOfAddress: { most: 30, window: hour },
  linksOfAddress: { most: 300, window: 15 * minute },
} as const

export interface Limit {
  readonly most: number
  readonly window: number
}

/** A key with the most that may be counted under it. */
export interface Budget extends Limit {
  readonly key: string
}

/** Counts one more try under the key, within the window that its first try opened; gives the count and its end. */
export async function countTry(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  key: string,
  { window }: Pick<Limit, 'window'>,
): Promise<Counted> {
  const now = clock.now()
  const windowEnds = new Date(now.getTime() + window)
  return (
    (await countAttempts(sql, [{ key, windowEnds }], now)).get(key) ?? { points: 0, windowEnds }
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
  deps: Pick<Deps, 'sql' | 'clock'>,
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
  deps: Pick<Deps, 'sql' | 'clock'>,
  budgets: readonly Budget[],
  field?: string,
): Promise<void> {
  const { sql, clock } = deps
  const now = clock.now()
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
export async function giveBack(deps: Pick<Deps, 'sql'>, ...keys: string[]): Promise<void> {
  await uncountAttempts(deps.sql, keys)
}

/** What came before is forgiven. */
export async function forgive(deps: Pick<Deps, 'sql'>, key: string): Promise<void> {
  await deleteAttempts(deps.sql, key)
}

/** The hour that `codeBudget` speaks of. */
export const codeWindow = hour
