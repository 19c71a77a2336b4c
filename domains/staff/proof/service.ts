import { minuteMs } from '#contract/rules/durations.ts'
import { proveSecondFactor } from '../../accounts/service.ts'
import type { Deps } from '../../deps.ts'
import type { Staff, User, Visitor } from '../../implement.ts'
import { writeAudit } from '../audit/service.ts'
import { accessState, type AccessState } from '../rules.ts'
import { findMember } from '../store.ts'
import { deleteProof, insertProof, updateProofUse } from './store.ts'

/** Interval at which the last use of a proof is stored. */
const touchAfter = minuteMs

export interface StaffAccess extends Staff {
  readonly state: AccessState
}

/** Roles of a user, and whether this session may use them; null for anybody without a role. */
export async function staffAccess(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { id, sessionId }: Pick<User, 'id' | 'sessionId'>,
): Promise<StaffAccess | null> {
  const member = await findMember(deps.sql, id, sessionId)
  if (!member) return null
  const now = deps.clock.now()
  const state = accessState(member, now)
  const { username, roles, proof } = member
  if (state === 'open' && proof && now.getTime() - proof.usedAt.getTime() >= touchAfter)
    await updateProofUse(deps.sql, sessionId, now)
  return { id, username, roles, sessionId, state }
}

/** Opens the console to this session. Refuses a wrong code, and an account without a second factor. */
export async function proveStaff(
  deps: Deps,
  staff: Staff,
  code: string,
  visitor: Visitor,
): Promise<void> {
  await proveSecondFactor(deps, staff.id, code, visitor)
  await deps.sql.begin(async (sql) => {
    await insertProof(sql, staff.sessionId, deps.clock.now())
    const subject = { kind: 'staff', id: staff.id } as const
    await writeAudit(sql, { staffId: staff.id, act: 'console.enter', subject })
  })
}

/** Requires a fresh code, for an act that cannot be undone. Refuses a missing and a wrong one. */
export async function proveAct(
  deps: Deps,
  staff: Staff,
  code: string | undefined,
  visitor: Visitor,
): Promise<void> {
  await proveSecondFactor(deps, staff.id, code, visitor)
}

/** Closes the console to this session. */
export async function leaveConsole(deps: Pick<Deps, 'sql'>, staff: Staff): Promise<void> {
  await deleteProof(deps.sql, staff.sessionId)
}
