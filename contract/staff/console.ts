import * as z from 'zod'
import { call } from '../call.ts'
import { roles, type Right } from '../rules/staff/rights.ts'
import { Code, Token } from '../shapes.ts'

const path = '/admin/console.php'
const token = Token.optional()

/** `factor`: the account needs a second factor first; `code`: this session has to prove it; `open`: it has. */
export const consoleStates = ['factor', 'code', 'open'] as const

/** Calls by which staff enter and leave the console. */
export const consoleCalls = {
  getConsole: call({
    path,
    action: 'get',
    summary: 'Get own roles and rights, and whether the console is open to this session',
    auth: 'staff',
    right: 'console',
    proof: 'none',
    acts: [],
    input: { token },
    output: {
      state: z.enum(consoleStates),
      username: z.string(),
      roles: z.array(z.enum(roles)),
      rights: z.array(z.custom<Right>()),
    },
  }),
  proveStaff: call({
    path,
    action: 'prove',
    summary: 'Open the console to this session by a code of the second factor',
    auth: 'staff',
    right: 'console',
    proof: 'none',
    acts: ['console.enter'],
    input: { code: Code, token },
    output: {},
  }),
  leaveConsole: call({
    path,
    action: 'leave',
    summary: 'Close the console to this session; the login stays',
    auth: 'staff',
    right: 'console',
    proof: 'none',
    acts: [],
    input: { token },
    output: {},
  }),
}
