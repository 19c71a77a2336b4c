import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import { countAttempt, deleteAttempts, uncountAttempt } from './store.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * How often something may be tried, counted in PostgreSQL: across processes and restarts. Many people share one
 * address behind a mobile operator, so what is counted by address allows for them.
 */
export const limits = {
  loginOfAccount: { most: 10, window: 15 * minute },
  loginOfAddress: { most: 60, window: 15 * minute },
  codesOfPhone: { most: 5, window: 24 * hour },
  codesOfBlock: { most: 120, window: hour },
  codesOfPrefix: { most: 60, window: hour },
  checksOfAddress: { most: 120, window: 15 * minute },
  availabilityOfAddress: { most: 120, window: 15 * minute },
  availabilityOfBlock: { most: 600, window: hour },
  registrationsOfAddress: { most: 300, window: hour },
  mailsToAddress: { most: 5, window: hour },
  mailsOfAddress: { most: 40, window: hour },
  passwordsOfSession: { most: 5, window: 15 * minute },
  callbacksOfAddress: { most: 30, window: hour },
  linksOfAddress: { most: 300, window: 15 * minute },
} as const

interface Limit {
  readonly most: number
  readonly window: number
}

/** Counts one more try of `who`; refuses the one too many until the window that its first try opened is over. */
export async function limit(
  deps: Pick<Deps, 'sql' | 'clock'>,
  key: string,
  { most, window }: Limit,
  field?: string,
): Promise<void> {
  const now = deps.clock.now()
  const tries = await countAttempt(deps.sql, key, now, new Date(now.getTime() + window))
  if (tries > most) throw new Refusal('too_many_requests', field)
}

/** A try that came to nothing through no fault of theirs does not count. */
export async function giveBack(deps: Pick<Deps, 'sql'>, key: string): Promise<void> {
  await uncountAttempt(deps.sql, key)
}

/** What came before is forgiven. */
export async function forgive(deps: Pick<Deps, 'sql'>, key: string): Promise<void> {
  await deleteAttempts(deps.sql, key)
}

/** The hour that `codeBudget` speaks of. */
export const codeWindow = hour
