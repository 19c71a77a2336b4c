import * as z from 'zod'
import { call } from './call.ts'
import { Token } from './shapes.ts'

export const notificationCalls = {
  checkInbox: call({
    path: '/users/check_inbox.php',
    action: 'checkInbox',
    summary: 'Unread counts for the dots in the top bar',
    auth: 'user',
    input: { token: Token.optional() },
    output: { messages: z.int().nonnegative(), notifications: z.int().nonnegative() },
  }),
}
