import { claimMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { deleteClaim, listClaims, lockClaim, upsertClaim } from './store.ts'
import type { Case, Claim } from './store.ts'

export type { Case, Claim }

type ClaimDeps = Pick<Deps, 'sql' | 'clock'>

/** Takes a case for a member, or keeps it for another `claimMinutes`. False: a colleague has it. */
export async function claim(
  { sql, clock }: ClaimDeps,
  staff: Pick<Staff, 'id'>,
  one: Case,
): Promise<boolean> {
  const now = clock.now()
  return upsertClaim(sql, one, { staffId: staff.id, now, lapsed: lapsedAt(now) })
}

/**
 * Holds a case until the end of the transaction that decides it. Refuses one that the member does not have any more
 * (`staff_claimed`).
 */
export async function holdClaim(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  staff: Pick<Staff, 'id'>,
  one: Case,
): Promise<void> {
  const isHeld = await lockClaim(sql, one, { staffId: staff.id, lapsed: lapsedAt(clock.now()) })
  if (!isHeld) throw new Refusal('staff_claimed')
}

/** Gives a case back; somebody else's is not touched. */
export async function release(sql: Db, staff: Pick<Staff, 'id'>, one: Case): Promise<void> {
  await deleteClaim(sql, one, staff.id)
}

/** Who works on which cases of a queue. */
export async function claimsOf({ sql, clock }: ClaimDeps, queue: string): Promise<Claim[]> {
  return listClaims(sql, queue, lapsedAt(clock.now()))
}

function lapsedAt(now: Date): Date {
  return new Date(now.getTime() - claimMinutes * minuteMs)
}
