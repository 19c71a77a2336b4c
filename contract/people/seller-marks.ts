import * as z from 'zod'

/** Median time to a seller's first answer: an hour, six hours, a day, seven days. */
const AnswersWithin = z.enum(['hour', 'hours', 'day', 'days'])
export type AnswersWithin = z.infer<typeof AnswersWithin>

/** What has been checked of a seller, and measured. */
export const sellerMarks = {
  /** Null: too few have asked lately. */
  answersWithin: AnswersWithin.nullable(),
  /** The number was confirmed by a code. */
  isPhoneVerified: z.boolean(),
  /** The address was confirmed by a link. */
  isEmailVerified: z.boolean(),
  /** Staff have checked the papers of the company. */
  isCompanyVerified: z.boolean(),
}
