import * as z from 'zod'
import { memberRoles } from '../rules/company/member-rights.ts'

/** Who acts for a company: its name, its username and the role. */
export const ActingShape = z.object({
  company: z.string(),
  username: z.string(),
  role: z.enum(memberRoles),
})
export type Acting = z.infer<typeof ActingShape>
