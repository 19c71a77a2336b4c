import { Refusal } from '#contract/refusals.ts'
import type { StaffConflict } from '#contract/rules/staff/conflicts.ts'
import { hasRight } from '#contract/rules/staff/rights.ts'
import { restrictionsOf, sessionsOf } from '../../accounts/service.ts'
import { billNumber } from '../../billing/service.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { auditLines, conflictOf } from '../../staff/service.ts'
import {
  countItems,
  countReportsBy,
  findPerson,
  listBillsOf,
  listItems,
  listNotes,
  listReportsAbout,
  listSharedBrowsers,
  type PersonRow,
} from './store.ts'

const acts = 30

/**
 * Everything that staff see of a person; bills only with the right `money`. Of an account with which the member has a
 * conflict it is only said that it exists. Refuses an unknown one.
 */
export async function personPage(
  deps: Pick<Deps, 'sql' | 'clock'>,
  staff: Staff,
  id: number,
): Promise<PersonParts> {
  const { sql, clock } = deps
  const person = await findPerson(sql, id, clock.now())
  if (!person) throw new Refusal('user_not_found')
  const conflict = await conflictOf(sql, staff, id)
  if (conflict) return { person, ...nothing, conflict }
  return { person, ...(await partsOf(deps, staff, person)), conflict }
}

type PersonParts = Awaited<ReturnType<typeof partsOf>> & {
  readonly person: PersonRow
  /** Why the member may not decide about the person. */
  readonly conflict: StaffConflict | null
}

/** A reader who knows the person learns neither who has reported them nor what colleagues have noted. */
const nothing = {
  ...{ items: [], itemCounts: {}, reports: [], made: {}, bills: null, sessions: [] },
  ...{ sharedBrowsers: [], notes: [], decisions: [], acts: [] },
}

async function partsOf(deps: Pick<Deps, 'sql' | 'clock'>, staff: Staff, person: PersonRow) {
  const { sql } = deps
  const { id } = person
  const bills = hasRight(staff.roles, 'money') ? await listBillsOf(sql, id) : null
  const history = { subject: 'person', subjectId: String(id) } as const
  return {
    items: await listItems(sql, id),
    itemCounts: await countItems(sql, id),
    reports: await listReportsAbout(sql, id),
    made: await countReportsBy(sql, id),
    bills: bills?.map((bill) => ({ ...bill, number: billNumber(bill) })) ?? null,
    sessions: await sessionsOf(deps, person),
    sharedBrowsers: await listSharedBrowsers(sql, id),
    notes: await listNotes(sql, id),
    decisions: await restrictionsOf(deps, id),
    acts: (await auditLines(deps, history, acts)).lines,
  }
}
