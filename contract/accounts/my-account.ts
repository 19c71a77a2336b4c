import * as z from 'zod'
import { call } from '../call.ts'
import { Token } from '../shapes.ts'

const token = Token.optional()

/** What is told of an account and of all that belongs to it. */
export const myAccountCalls = {
  getDashboard: call({
    path: '/users/manage_account.php',
    action: 'getDashboard',
    summary:
      'What waits for the owner: counts of their adverts by state, unread things, what is unproved',
    auth: 'user',
    input: { token },
    output: {
      adverts: z.object({
        active: z.int(),
        draft: z.int(),
        underReview: z.int(),
        rejected: z.int(),
        suspended: z.int(),
        archived: z.int(),
        /** Active, and gone within three days. */
        expiring: z.int(),
      }),
      /** Of their adverts, in the last seven days. */
      views: z.int(),
      /** How often their adverts are favourites now. */
      hearts: z.int(),
      messages: z.int(),
      notifications: z.int(),
      isPhoneProved: z.boolean(),
      hasEmail: z.boolean(),
      hasAvatar: z.boolean(),
      hasSecondFactor: z.boolean(),
    },
  }),
}
