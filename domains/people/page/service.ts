import { Refusal } from '#contract/refusals.ts'
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

/** Everything that staff see of a person; bills only with the right `money`. Refuses an unknown one. */
export async function personPage(
  deps: Pick<Deps, 'sql' | 'clock'>,
  staff: Staff,
  id: number,
): Promise<ReturnType<typeof partsOf>> {
  const { sql, clock } = deps
  const person = await findPerson(sql, id, clock.now())
  if (!person) throw new Refusal('user_not_found')
  return partsOf(deps, staff, person)
}

async function partsOf(deps: Pick<Deps, 'sql' | 'clock'>, staff: Staff, person: PersonRow) {
  const { sql } = deps
  const { id } = person
  const bills = hasRight(staff.roles, 'money') ? await listBillsOf(sql, id) : null
  const history = { subject: 'person', subjectId: String(id) } as const
  return {
    person,
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
    conflict: await conflictOf(sql, staff, id),
  }
}
