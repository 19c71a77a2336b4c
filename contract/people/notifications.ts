import * as z from 'zod'
import { call } from '../call.ts'
import { ReasonShape } from '../rules/advert/advert-reasons.ts'
import { reportSubjects } from './reports.ts'
import { Currency, IdList, Offset, PageSize, Token } from '../shapes.ts'

/**
 * Decisions of a moderator on an advert. `reinstate`: an appeal was right; `merge`: it is a duplicate of another one of
 * its owner, which takes its place; `unmerge`: that was undone.
 */
export const decisions = [
  ...(['approve', 'reject', 'suspend', 'unsuspend', 'reinstate'] as const),
  ...(['merge', 'unmerge'] as const),
] as const
export type Decision = (typeof decisions)[number]

/**
 * What an owner is told of an advert: a decision, a question of a moderator, an appeal that was rejected, one that was
 * right where nothing could be shown again, or one whose answer is late.
 */
export const statements = [
  ...decisions,
  ...(['ask', 'appeal_rejected', 'appeal_upheld', 'appeal_late'] as const),
] as const
export type Statement = (typeof statements)[number]

/** What becomes of an offer, as told to the other side; of an expired one to its author. */
export const offerEvents = [
  'made',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type OfferEvent = (typeof offerEvents)[number]

/** What becomes of the money of a bill; `returned`: a payment that the bill did not need. */
export const billEvents = ['paid', 'refunded', 'returned'] as const
export type BillEvent = (typeof billEvents)[number]

/** What becomes of the flag of a review of the user. */
const flagEvents = ['flag_upheld', 'flag_rejected'] as const
export type FlagEvent = (typeof flagEvents)[number]

/** `received`: a review that can be seen now; `answered`, `hidden`, `shown` (after it was hidden): an own review. */
const notificationEvents = [
  ...offerEvents,
  ...(['received', 'answered', 'hidden', 'shown', 'sold', 'reserved'] as const),
  ...flagEvents,
  ...billEvents,
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/** Kinds of notifications. */
export const notificationKinds = [
  'search',
  'price',
  'account',
  'decision',
  'report',
  'offer',
  'review',
  'hidden',
  'sold',
  'followed',
  'ticket',
  'bill',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const managePath = '/users/notifications.php'

export const securityChanges = [
  'password',
  'firstPassword',
  'phone',
  'email',
  'factorOn',
  'factorOff',
  'apiKey',
  'webhook',
] as const
/** A security-relevant change of an account. */
export type SecurityChange = (typeof securityChanges)[number]

export const standingChanges = [
  'warned',
  'postingLimited',
  'messagesLimited',
  'banned',
  'restored',
] as const
/** A decision of staff about an account. */
export type StandingChange = (typeof standingChanges)[number]

export const memberChanges = [
  'memberInvited',
  'memberJoined',
  'memberLeft',
  'memberRemoved',
] as const
/** Of a membership, as told to the other side. */
export type MemberChange = (typeof memberChanges)[number]

const AccountChange = z.enum([...securityChanges, ...standingChanges, ...memberChanges])
export type AccountChange = z.infer<typeof AccountChange>

/** A notification of a user. */
export const NotificationShape = z.object({
  id: z.int(),
  /** ISO 8601, UTC */
  createdAt: z.string(),
  isRead: z.boolean(),
  /**
   * `search`: new adverts in a saved search. `price`: a favourite became cheaper. `account`: a security-relevant
   * change, or a decision of staff about the account. `decision`: what a moderator says of an own advert. `report`: the
   * outcome of an own report, or of a flag. `offer`: the
   * latest of the offers in a conversation. `review`: a review of the user, or what became of the user's. `hidden`: an own
   * advert is hidden by reports. `sold`: a favourite is sold or reserved. `followed`: new adverts of a followed seller.
   * `ticket`: an answer to an own ticket. `bill`: a payment or a refund.
   */
  kind: z.enum(notificationKinds),
  /**
   * Name of the search, title of the advert in the user's language, name of the reported, followed or reviewing
   * person, the other side of a membership, or number of the ticket or bill; else empty for `account`, and for what is not shown any more.
   */
  title: z.string(),
  /**
   * Path without language: the saved search sorted by newest, the advert or its editing page, the profile, the
   * conversation, own reviews, the ticket or the bill; the notifications themselves for a reported object that is not shown any more.
   */
  address: z.string(),
  /** Number of new adverts, for `search` and `followed`; 1 for other kinds. */
  count: z.int(),
  /** For `price`; else null. */
  price: z.object({ before: z.number(), now: z.number(), currency: Currency }).nullable(),
  /** For `account`; else null. */
  change: AccountChange.nullable(),
  /** For a decision of staff about the account: why, and until when (null: until it is lifted); else null. */
  restriction: z.object({ reason: z.string(), endsAt: z.string().nullable() }).nullable(),
  /** For `decision`; else null. */
  decision: z.object({ move: z.enum(statements), reasons: z.array(ReasonShape) }).nullable(),
  /** Why a moderator has hidden an own review; empty for other notifications. */
  reasons: z.array(ReasonShape),
  /** For `report`, unless it is of a flag; else null. */
  report: z
    .object({ subject: z.enum(reportSubjects), outcome: z.enum(['upheld', 'rejected']) })
    .nullable(),
  /** For `offer`, `review`, `sold`, `bill` and the outcome of a flag; else null. */
  event: z.enum(notificationEvents).nullable(),
  /** For `offer`; else null. */
  offer: z.object({ price: z.number(), currency: Currency }).nullable(),
})
export type Notification = z.infer<typeof NotificationShape>

export const notificationCalls = {
  listNotifications: call({
    path: managePath,
    action: 'listNotifications',
    summary: 'List own notifications, newest first',
    auth: 'user',
    member: { right: 'notifications' },
    input: { token: Token.optional(), startID: Offset.default(0), itemsNum: PageSize.default(32) },
    output: { items: z.array(NotificationShape), count: z.int() },
  }),
  markRead: call({
    path: managePath,
    action: 'markRead',
    summary: 'Mark own notifications as read: those given, or all',
    auth: 'user',
    member: { right: 'notifications' },
    input: { token: Token.optional(), ids: IdList.optional() },
    output: { unread: z.int().nonnegative() },
  }),
}
