import { rightsOf } from '#contract/rules/staff/rights.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { implement } from '../implement.ts'
import {
  accountNamed,
  grantRole,
  leaveConsole,
  proveStaff,
  revokeRole,
  staffAccess,
  staffMembers,
} from './service.ts'

export const consoleHandlers = implement(consoleCalls, {
  getConsole: async ({ deps, staff }) => {
    const { username, roles } = staff
    const access = await staffAccess(deps, staff)
    return {
      state: access?.state ?? 'code',
      username,
      roles: [...roles],
      rights: rightsOf(roles),
    }
  },
  proveStaff: async ({ deps, staff, visitor, input }) => {
    await proveStaff(deps, staff, input.code, visitor)
    return {}
  },
  leaveConsole: async ({ deps, staff }) => {
    await leaveConsole(deps, staff)
    return {}
  },
})

export const staffHandlers = implement(staffCalls, {
  listStaff: async ({ deps }) => ({
    members: (await staffMembers(deps)).map(({ roles, grantedAt, ...member }) => ({
      ...member,
      roles: [...roles],
      grantedAt: grantedAt.toISOString(),
    })),
  }),
  grantRole: async ({ deps, staff, input: { person, role, reason } }) => {
    const userId = await accountNamed(deps, person)
    await grantRole(deps, { userId, role, by: staff.id, reason })
    return {}
  },
  revokeRole: async ({ deps, staff, input: { userId, role, reason } }) => {
    await revokeRole(deps, { userId, role, by: staff.id, reason })
    return {}
  },
})
