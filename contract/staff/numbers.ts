import * as z from 'zod'
import { call } from '../call.ts'
import { metrics, periods } from '../rules/numbers/metrics.ts'
import { queueNames } from '../rules/moderation/queues.ts'
import { Token, wholeNumber } from '../shapes.ts'

const path = '/admin/numbers.php'
const token = Token.optional()
const Days = wholeNumber(1, 365).pipe(
  z.int().refine((days) => periods.some((period) => period === days)),
)

/** Values of one dimension by day, as long as `days`; null: not known of that day. */
const SeriesShape = z.object({
  metric: z.enum(metrics),
  /** Empty: none. */
  dimension: z.string(),
  values: z.array(z.number().nullable()),
})
export type Series = z.infer<typeof SeriesShape>

const EmptySearchShape = z.object({ query: z.string(), asks: z.int(), askers: z.int() })
export type EmptySearch = z.infer<typeof EmptySearchShape>

/** `tickets` and `callbacks` besides the queues of moderation. */
const WorkShape = z.object({
  queue: z.enum([...queueNames, 'tickets', 'callbacks']),
  count: z.int(),
  late: z.int(),
  /** ISO 8601, UTC */
  oldestAt: z.string().nullable(),
  promiseHours: z.int(),
})
export type Work = z.infer<typeof WorkShape>

const ClaimShape = z.object({
  kind: z.enum(['advert', 'message', 'review', 'profile', 'appeal', 'ticket']),
  id: z.int(),
  /** Queue that it waits in; null when it was decided meanwhile. */
  queue: z.enum([...queueNames, 'tickets']).nullable(),
  /** Title, or number of a ticket. */
  title: z.string(),
  /** ISO 8601, UTC */
  claimedAt: z.string(),
})
export type OwnClaim = z.infer<typeof ClaimShape>

/** Sums of seven days, the last of which is today so far, and of the seven before; null: not known. */
const WeekShape = z.object({
  metric: z.enum(metrics),
  week: z.number().nullable(),
  before: z.number().nullable(),
})
export type WeekNumber = z.infer<typeof WeekShape>

/** Calls on the numbers of the market. */
export const numberCalls = {
  getNumbers: call({
    path,
    action: 'get',
    summary: 'Get the numbers of the market by day, the last of which is today so far',
    auth: 'staff',
    right: 'numbers',
    acts: [],
    input: { days: Days.default(30), token },
    output: {
      /** YYYY-MM-DD in Chișinău, oldest first. */
      days: z.array(z.string()),
      series: z.array(SeriesShape),
      emptySearches: z.array(EmptySearchShape),
    },
  }),
  exportNumbers: call({
    path,
    action: 'export',
    summary: 'Export one number of the market by day as CSV',
    auth: 'staff',
    right: 'numbers',
    acts: [],
    input: { metric: z.enum([...metrics, 'queries']), days: Days.default(30), token },
    output: { csv: z.string() },
  }),
  getOverview: call({
    path,
    action: 'overview',
    summary: 'Get what waits for the member of staff, their claims, and the numbers of a week',
    auth: 'staff',
    right: 'console',
    acts: [],
    input: { token },
    output: {
      work: z.array(WorkShape),
      claims: z.array(ClaimShape),
      week: z.array(WeekShape),
    },
  }),
}
