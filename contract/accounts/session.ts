import * as z from 'zod'
import type { Acting } from './acting.ts'

/** What a login answers: the token of the session and whose it is. */
export const session = {
  jwt: z.string(),
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  status: z.string(),
}

/** The logged-in user as pages receive it. */
export interface Me {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly status: string
  /** Who acts for a company, which the rest describes, and its name. */
  readonly acting?: Acting | undefined
  /** Present: a member of staff, who may enter the console. */
  readonly isStaff?: true | undefined
}
