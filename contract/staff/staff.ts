import * as z from 'zod'
import { call } from '../call.ts'
import { staffReasonMax } from '../limits.ts'
import { roles } from '../rules/staff/rights.ts'
import { Code, Id, Paragraphs, Text, Token } from '../shapes.ts'

const path = '/admin/staff.php'
const token = Token.optional()
const Role = z.enum(roles)

/** Somebody with a role. */
const MemberShape = z.object({
  id: z.int(),
  username: z.string(),
  roles: z.array(Role),
  hasSecondFactor: z.boolean(),
  /** ISO 8601, UTC: when the latest role was granted. */
  grantedAt: z.string(),
})
export type StaffMember = z.infer<typeof MemberShape>

/** Calls of admins on the roles of others. */
export const staffCalls = {
  listStaff: call({
    path,
    action: 'list',
    summary: 'List everybody with a role',
    auth: 'staff',
    right: 'staff',
    acts: [],
    input: { token },
    output: { members: z.array(MemberShape) },
  }),
  grantRole: call({
    path,
    action: 'grant',
    summary: 'Give somebody a role; nobody changes their own',
    auth: 'staff',
    right: 'staff',
    proof: 'each',
    acts: ['staff.grant'],
    input: {
      /** Username or phone number. */
      person: Text(60),
      role: Role,
      reason: Paragraphs(staffReasonMax).default(''),
      code: Code.optional(),
      token,
    },
    output: {},
  }),
  revokeRole: call({
    path,
    action: 'revoke',
    summary: 'Take a role away; nobody changes their own, and the last admin stays',
    auth: 'staff',
    right: 'staff',
    proof: 'each',
    acts: ['staff.revoke'],
    input: {
      userId: Id,
      role: Role,
      reason: Paragraphs(staffReasonMax).default(''),
      code: Code.optional(),
      token,
    },
    output: {},
  }),
}
