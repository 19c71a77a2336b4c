import type { Call } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import { isRefusedTo, mayAct } from '#contract/rules/company/member-rights.ts'
import { hasRight } from '#contract/rules/staff/rights.ts'
import type { Deps } from '#domains/deps.ts'
import type { Staff } from '#domains/implement.ts'
import { staffAccess } from '#domains/staff/service.ts'
import type { Caller } from './authentication.ts'

/**
 * Refuses a caller without the right that the call declares (`auth`). Returns the member of staff that makes a staff
 * call; null for other calls.
 */
export async function checkPermission(
  deps: Pick<Deps, 'sql' | 'clock'>,
  call: Call,
  caller: Caller,
): Promise<Staff | null> {
  if (call.auth === 'staff') return checkStaff(deps, call, caller)
  const { user, visitor, hasBadToken } = caller
  if (call.auth === 'anyone') return null
  if (user || (call.auth === 'visitor' && visitor.id)) return null
  if (hasBadToken) throw new Refusal('token_invalid', 'token')
  if (call.auth === 'visitor') throw new Refusal('token_missing', 'token')
  const isFavorite = call.path === '/favorites/manage_favorites.php'
  throw new Refusal(isFavorite ? 'login_to_favorite' : 'login_required')
}

/**
 * For whom the call is made. Who acts for a company needs the member right that the call declares: without it, what
 * anybody may do is answered as to a visitor, and everything else is refused.
 */
export function actingCaller<Known extends Caller>(call: Call, caller: Known): Known {
  const { auth, member } = call
  const { user, visitor } = caller
  if (!user?.member) return caller
  if (member && mayAct(user.member.role, member.right)) return caller
  if (auth === 'staff') throw new Refusal('page_not_found')
  if (isRefusedTo(user.member.role, call)) throw new Refusal('acting_refused')
  return { ...caller, user: null, visitor: { ...visitor, id: visitor.id ?? user.sessionId } }
}

/** To whoever lacks the right the call is an address that does not exist; staff are told what their session lacks. */
async function checkStaff(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { right, proof = 'session' }: Call,
  { user }: Caller,
): Promise<Staff> {
  const access = user && (await staffAccess(deps, user))
  if (!access || !right || !hasRight(access.roles, right)) throw new Refusal('page_not_found')
  const { state, ...staff } = access
  if (proof === 'none') return staff
  if (state === 'factor') throw new Refusal('staff_factor_needed')
  if (state === 'code') throw new Refusal('staff_proof_needed')
  return staff
}
