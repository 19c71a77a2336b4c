import * as z from 'zod'

/** What a login answers: the token of the session and whose it is. */
export const session = {
  jwt: z.string(),
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  status: z.string(),
}
