import { Refusal } from '#contract/refusals.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { RestrictionKind } from '#contract/rules/staff/restrictions.ts'
import { restoreStanding, restrictAccount } from '../../accounts/service.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { spendWithin } from '../../limits/service.ts'
import { tellOtherSides } from '../../messaging/service.ts'
import { refuseConflict, writeAudit } from '../../staff/service.ts'
import { budgetsOf } from '../rate-limits.ts'
import { findContacts, insertNote } from './store.ts'

const acts = {
  warning: 'person.warn',
  posting: 'person.limit',
  messages: 'person.limit',
  ban: 'person.ban',
} as const satisfies Record<RestrictionKind, string>

interface Decision {
  readonly userId: number
  readonly kind: RestrictionKind
  readonly reason: string
  /** From now; undefined: until it is lifted. */
  readonly days?: number | undefined
}

/**
 * Warns, limits or bans a person, who is told why; open conversations show a ban at once. Refuses a decision without a
 * reason, on oneself, on a colleague unless by an admin, and on an unknown account.
 */
export async function decideOnPerson(
  deps: Deps,
  staff: Staff,
  { userId, kind, reason, days }: Decision,
): Promise<void> {
  if (reason.trim() === '') throw new Refusal('reason_required', 'reason')
  await refuseConflict(deps.sql, staff, userId)
  const endsAt = days === undefined ? null : new Date(deps.clock.now().getTime() + days * dayMs)
  await restrictAccount(deps, { userId, kind, reason, endsAt }, async (sql, { before, after }) => {
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: acts[kind], subject: { kind: 'person', id: userId }, reason },
      before: { restrictions: before },
      after: { restrictions: after, kind, endsAt: endsAt?.toISOString() ?? null },
    })
    if (kind === 'ban') await tellOtherSides(sql, userId)
  })
}

/** Lifts everything that is in force about a person, who is told. Refuses like a decision, and when nothing is. */
export async function restorePerson(
  deps: Deps,
  staff: Staff,
  { userId, reason }: { readonly userId: number; readonly reason: string },
): Promise<void> {
  if (reason.trim() === '') throw new Refusal('reason_required', 'reason')
  await refuseConflict(deps.sql, staff, userId)
  await restoreStanding(deps, { userId, reason }, async (sql, { before, after }) => {
    await writeAudit(sql, {
      ...{
        staffId: staff.id,
        act: 'person.restore',
        subject: { kind: 'person', id: userId },
        reason,
      },
      before: { restrictions: before },
      after: { restrictions: after },
    })
    if (before.includes('ban')) await tellOtherSides(sql, userId)
  })
}

/** Notes something about a person, for staff alone. Refuses an empty note, and one about oneself or a colleague. */
export async function notePerson(
  deps: Pick<Deps, 'sql' | 'clock'>,
  staff: Staff,
  { userId, text }: { readonly userId: number; readonly text: string },
): Promise<void> {
  if (text.trim() === '') throw new Refusal('reason_required', 'text')
  await refuseConflict(deps.sql, staff, userId)
  if (!(await findContacts(deps.sql, userId))) throw new Refusal('user_not_found')
  await deps.sql.begin(async (sql) => {
    await insertNote(sql, { userId, staffId: staff.id, text, writtenAt: deps.clock.now() })
    const subject = { kind: 'person', id: userId } as const
    await writeAudit(sql, { staffId: staff.id, act: 'person.note', subject })
  })
}

/** Number and address of a person in full; the look is in the audit log. Refuses like a decision, and too many looks. */
export async function revealContacts(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  staff: Staff,
  userId: number,
): Promise<{ phone: string; email: string }> {
  await refuseConflict(deps.sql, staff, userId)
  return deps.sql.begin(async (sql) => {
    const contacts = await findContacts(sql, userId)
    if (!contacts) throw new Refusal('user_not_found')
    await spendWithin(sql, deps, budgetsOf(staff.id, 'reveals'))
    const subject = { kind: 'person', id: userId } as const
    await writeAudit(sql, { staffId: staff.id, act: 'person.reveal', subject })
    return contacts
  })
}
