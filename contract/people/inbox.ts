import * as z from 'zod'
import { call } from '../call.ts'
import { Token } from '../shapes.ts'

export const inboxCalls = {
  checkInbox: call({
    path: '/users/check_inbox.php',
    action: 'checkInbox',
    summary:
      'Get the unread counts of the top bar: conversations with unread messages, and notifications',
    auth: 'user',
    replica: 'unaffected',
    member: { right: 'company' },
    input: { token: Token.optional() },
    output: { messages: z.int().nonnegative(), notifications: z.int().nonnegative() },
  }),
}
