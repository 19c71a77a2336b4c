import * as z from 'zod'
import { call } from '../call.ts'
import { Code, Token } from '../shapes.ts'

export const invitationCalls = {
  checkInvitation: call({
    path: '/users/invitation.php',
    action: 'check',
    summary: 'Check that an invitation code admits a registration; the registration takes it again',
    auth: 'visitor',
    input: { code: Code, token: Token.optional() },
    output: { message: z.string() },
  }),
}
