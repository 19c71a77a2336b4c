import * as z from 'zod'
import { reasonTextMax } from '../../limits.ts'
import { refusals } from '../../refusals.ts'

/** What a moderator, or a rule, holds against a field of an advert. */
export const ReasonShape = z.object({
  /** As `typedAdvert` calls it, or `images`. */
  field: z.string(),
  code: z.enum(reasonCodes()),
  /** What a moderator adds in their own words. */
  text: z.string().max(reasonTextMax).optional(),
})
export type AdvertReason = z.infer<typeof ReasonShape>

/** Any refusal can stand as a reason; what is shown is its translation. */
function reasonCodes() {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys of an object forget their names
  return Object.keys(refusals) as (keyof typeof refusals)[]
}
