import * as z from 'zod'
import { reasonTextMax } from '../../limits.ts'
import { refusals } from '../../refusals.ts'

/** Reason of a moderator or a rule against a field of an advert. */
export const ReasonShape = z.object({
  /** Field name of `typedAdvert`, or `images`. */
  field: z.string(),
  code: z.enum(reasonCodes()),
  /** Comment of the moderator. */
  text: z.string().max(reasonTextMax).optional(),
})
export type AdvertReason = z.infer<typeof ReasonShape>

/** Every refusal code is a possible reason and is displayed by its translation. */
function reasonCodes() {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys of an object forget their names
  return Object.keys(refusals) as (keyof typeof refusals)[]
}
