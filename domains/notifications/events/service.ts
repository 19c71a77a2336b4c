import type { BillEvent, OfferEvent } from '#contract/people/notifications.ts'
import type { Db } from '../../deps.ts'
import {
  insertBillNotification,
  insertFlagNotifications,
  insertModeratedReviewNotification,
  insertReviewNotifications,
  markOfferRead,
  markTicketRead,
  upsertFollowedNotifications,
  upsertHiddenNotification,
  upsertOfferNotification,
  upsertTicketNotification,
  type FlagOutcome,
  type ModeratedReview,
} from './store.ts'

/** Notifies one side of a conversation of what became of an offer, in the transaction of the change. */
export async function notifyOfOffer(
  sql: Db,
  told: {
    readonly userId: number
    readonly conversationId: number
    readonly offerId: number
    readonly event: OfferEvent
  },
  now: Date,
): Promise<void> {
  await upsertOfferNotification(sql, { ...told, now })
}

/** Marks the notification of offers as read after the user has read the conversation. */
export async function readOfferNotification(
  sql: Db,
  userId: number,
  conversationId: number,
): Promise<void> {
  await markOfferRead(sql, userId, conversationId)
}

/** Notifies the reviewed people of reviews that they can see now. */
export async function notifyOfReviews(
  sql: Db,
  reviewIds: readonly number[],
  now: Date,
): Promise<void> {
  await insertReviewNotifications(sql, reviewIds, 'received', now)
}

/** Notifies the author of a review of the answer to it. */
export async function notifyOfAnswer(sql: Db, reviewId: number, now: Date): Promise<void> {
  await insertReviewNotifications(sql, [reviewId], 'answered', now)
}

/**
 * Notifies the author of a review that a moderator has hidden it, and why, or shows it again, in the transaction of the
 * decision.
 */
export async function notifyOfModeratedReview(
  sql: Db,
  moderated: ModeratedReview,
  now: Date,
): Promise<void> {
  await insertModeratedReviewNotification(sql, moderated, now)
}

/** Notifies those who flagged a review of the decision on it, in the transaction of the decision. */
export async function notifyOfFlags(sql: Db, outcome: FlagOutcome, now: Date): Promise<void> {
  await insertFlagNotifications(sql, outcome, now)
}

/** Notifies the owner of an advert that reports have hidden it until a moderator decides. */
export async function notifyOfHidden(
  sql: Db,
  hidden: { readonly ownerId: number; readonly advertId: number },
  now: Date,
): Promise<void> {
  await upsertHiddenNotification(sql, hidden, now)
}

/** Notifies users of new adverts of sellers whom they follow. */
export async function notifyOfFollowed(
  sql: Db,
  found: readonly { readonly userId: number; readonly sellerId: number; readonly count: number }[],
  now: Date,
): Promise<void> {
  await upsertFollowedNotifications(sql, found, now)
}

/** Notifies a user of an answer to an own ticket. */
export async function notifyOfTicket(
  sql: Db,
  told: { readonly userId: number; readonly ticketId: number },
  now: Date,
): Promise<void> {
  await upsertTicketNotification(sql, told, now)
}

/** Marks the notification of a ticket as read after the user has opened it. */
export async function readTicketNotification(
  sql: Db,
  userId: number,
  ticketId: number,
): Promise<void> {
  await markTicketRead(sql, userId, ticketId)
}

/** Notifies the buyer of a bill of a payment or a refund, in the transaction that books it. */
export async function notifyOfBill(
  sql: Db,
  told: { readonly billId: number; readonly event: BillEvent },
  now: Date,
): Promise<void> {
  await insertBillNotification(sql, told, now)
}
