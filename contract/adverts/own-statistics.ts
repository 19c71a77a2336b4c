import * as z from 'zod'
import { call } from '../call.ts'
import { languages } from '../languages.ts'
import { adviceKinds } from '../rules/advert/advice.ts'
import { Id, LabelsShape, Token } from '../shapes.ts'
import { advertStatuses } from './adverts.ts'
import { StatisticsDayShape } from './statistics.ts'

export const ownStatisticsCalls = {
  getAdvice: call({
    path: '/adverts/manage_adverts.php',
    action: 'getAdvice',
    summary:
      'Get the statistics of an own advert by day, its price beside similar ones, and what its owner can mend',
    auth: 'user',
    member: { right: 'statistics' },
    input: { token: Token.optional(), advertId: Id },
    output: {
      id: z.string(),
      titles: LabelsShape,
      language: z.enum(languages),
      status: z.enum(advertStatuses),
      /** Thirty days in Chișinău, the last is today. */
      days: z.array(StatisticsDayShape.extend({ isPromoted: z.boolean() })),
      /** Since it was published. */
      totals: z.object({ views: z.int(), reveals: z.int(), favorites: z.int() }),
      /** Prices of similar adverts and its own, in MDL; null if there are too few, or it has none. */
      market: z
        .object({
          price: z.number(),
          low: z.number(),
          median: z.number(),
          high: z.number(),
          count: z.int(),
          /** Of the price over the median; negative: under it. */
          percent: z.int(),
        })
        .nullable(),
      /** The most telling first; none for what others do not see. */
      advice: z.array(z.object({ kind: z.enum(adviceKinds), count: z.int() })),
    },
  }),
}
