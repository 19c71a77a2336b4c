import type { Call } from '#contract/call.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import type { Deps } from '#domains/deps.ts'
import type { Given, GivenStaff, GivenUser } from '#tests/support/builders.ts'

/** Somebody whom staff act on, and what belongs to them. */
export interface StaffScene {
  readonly deps: Deps
  readonly given: Given
  /** Who makes the call. */
  readonly staff: GivenStaff
  readonly person: GivenUser
}

export interface StaffRow {
  /** A good payload, without the code of a call that takes one each time. */
  readonly fields: (scene: StaffScene) => object | Promise<object>
  readonly refusal?: RefusalCode
}

const domains = {
  console: consoleCalls,
  staff: staffCalls,
}

/** Every call of staff by its name, `staff.grantRole`. */
export const allStaffCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [`${domain}.${name}`, call] as const),
  ),
)

const plain = (fields: object = {}): StaffRow => ({ fields: () => fields })

/** A good payload for each call of staff. */
export const staffRows: Readonly<Record<string, StaffRow>> = {
  'console.getConsole': plain(),
  'console.proveStaff': { fields: async ({ staff }) => ({ code: await staff.code() }) },
  'console.leaveConsole': plain(),
  'staff.listStaff': plain(),
  'staff.grantRole': { fields: ({ person }) => ({ person: person.username, role: 'support' }) },
  'staff.revokeRole': {
    fields: async ({ given }) => {
      const { id } = await given.staff('support')
      return { userId: String(id), role: 'support' }
    },
  },
}
