import * as z from 'zod'
import { call } from '../call.ts'
import { ReasonShape } from '../rules/advert/advert-reasons.ts'
import { reportSubjects } from './reports.ts'
import { Currency, IdList, Offset, PageSize, Token } from '../shapes.ts'

/** Decisions of a moderator on an advert. */
export const decisions = ['approve', 'reject', 'suspend', 'unsuspend'] as const
export type Decision = (typeof decisions)[number]

const managePath = '/users/notifications.php'

const AccountChange = z.enum(['password', 'phone', 'email', 'factorOn', 'factorOff'])
/** A security-relevant change of an account. */
export type AccountChange = z.infer<typeof AccountChange>

/** A notification of a user. */
export const NotificationShape = z.object({
  id: z.int(),
  /** ISO 8601, UTC */
  createdAt: z.string(),
  isRead: z.boolean(),
  /**
   * `search`: new adverts in a saved search. `price`: a favourite became cheaper. `account`: a security-relevant
   * change. `decision`: a moderator's decision on an own advert. `report`: the outcome of an own report. `followed`: new
   * adverts of a followed seller.
   */
  kind: z.enum(['search', 'price', 'account', 'decision', 'report', 'followed']),
  /**
   * Name of the search or of the followed seller, title of the advert in the user's language, or reported user; empty
   * for `account`, and for a reported object that is not shown any more.
   */
  title: z.string(),
  /**
   * Path without language: the saved search sorted by newest, the advert or its editing page, or the profile (of a
   * followed seller sorted by newest); the
   * notifications themselves for a reported object that is not shown any more.
   */
  address: z.string(),
  /** Number of new adverts; 1 for other kinds. */
  count: z.int(),
  /** For `price`; else null. */
  price: z.object({ before: z.number(), now: z.number(), currency: Currency }).nullable(),
  /** For `account`; else null. */
  change: AccountChange.nullable(),
  /** For `decision`; else null. */
  decision: z.object({ move: z.enum(decisions), reasons: z.array(ReasonShape) }).nullable(),
  /** For `report`; else null. */
  report: z
    .object({ subject: z.enum(reportSubjects), outcome: z.enum(['upheld', 'rejected']) })
    .nullable(),
})
export type Notification = z.infer<typeof NotificationShape>

export const notificationCalls = {
  listNotifications: call({
    path: managePath,
    action: 'listNotifications',
    summary: 'List own notifications, newest first',
    auth: 'user',
    input: { token: Token.optional(), startID: Offset.default(0), itemsNum: PageSize.default(32) },
    output: { items: z.array(NotificationShape), count: z.int() },
  }),
  markRead: call({
    path: managePath,
    action: 'markRead',
    summary: 'Mark own notifications as read: those given, or all',
    auth: 'user',
    input: { token: Token.optional(), ids: IdList.optional() },
    output: { unread: z.int().nonnegative() },
  }),
}
