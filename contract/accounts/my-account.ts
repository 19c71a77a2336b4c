import * as z from 'zod'
import { call } from '../call.ts'
import { Token } from '../shapes.ts'

const token = Token.optional()

/** Calls about an account and everything that belongs to it. */
export const myAccountCalls = {
  getDashboard: call({
    path: '/users/manage_account.php',
    action: 'getDashboard',
    summary: "Get the owner's summary: adverts by state, unread counts, missing verifications",
    auth: 'user',
    member: { right: 'company' },
    input: { token },
    output: {
      adverts: z.object({
        active: z.int(),
        draft: z.int(),
        underReview: z.int(),
        rejected: z.int(),
        suspended: z.int(),
        archived: z.int(),
        /** Active, and ending within three days. */
        expiring: z.int(),
      }),
      /** Of the user's adverts, in the last seven days. */
      views: z.int(),
      /** Number of times the user's adverts are favourites. */
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
