import type { BillEvent, FlagEvent, NotificationEvent } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { Db } from '../../deps.ts'

export interface FlagOutcome {
  readonly reviewId: number
  /** Who flagged it. */
  readonly userIds: readonly number[]
  readonly event: FlagEvent
}

/** A moderator has hidden a review, or shows it again. */
export interface ModeratedReview {
  readonly reviewId: number
  readonly event: 'hidden' | 'shown'
  /** Why it is hidden. */
  readonly reasons: readonly AdvertReason[]
}

/** The latest of a conversation; an unread one before it is replaced. */
export async function upsertOfferNotification(
  sql: Db,
  offer: {
    readonly userId: number
    readonly conversationId: number
    readonly offerId: number
    readonly event: NotificationEvent
    readonly now: Date
  },
): Promise<void> {
  const { userId, conversationId, offerId, event, now } = offer
  await sql`
    insert into notifications (user_id, kind, conversation_id, offer_id, event, created_at)
    values (${userId}, 'offer', ${conversationId}, ${offerId}, ${event}, ${now})
    on conflict (user_id, conversation_id) where not is_read and kind = 'offer'
    do update set offer_id = excluded.offer_id, event = excluded.event, created_at = excluded.created_at,
      is_planned = false`
}

export async function markOfferRead(
  sql: Db,
  userId: number,
  conversationId: number,
): Promise<void> {
  await sql`
    update notifications set is_read = true
    where user_id = ${userId} and conversation_id = ${conversationId} and kind = 'offer' and not is_read`
}

/** Tells those who flagged a review of the decision. Ordered by user, against deadlocks. */
export async function insertFlagNotifications(
  sql: Db,
  { reviewId, userIds, event }: FlagOutcome,
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, review_id, event, created_at)
    select id, 'report', ${reviewId}, ${event}, ${now} from unnest(${[...userIds]}::int[]) id
    order by id`
}

/** Tells the author of a review that it is hidden and why, or shown again; an erased account is told of nothing. */
export async function insertModeratedReviewNotification(
  sql: Db,
  { reviewId, event, reasons }: ModeratedReview,
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, review_id, event, reasons, created_at)
    select u.id, 'review', r.id, ${event}, ${sql.json(reasons.map((reason) => ({ ...reason })))}, ${now}
    from reviews r join users u on u.id = r.author_id
    where r.id = ${reviewId} and u.status <> 'deleted'`
}

/** Tells the reviewed people of reviews, or their authors of the answers. Ordered by user, against deadlocks. */
export async function insertReviewNotifications(
  sql: Db,
  reviewIds: readonly number[],
  event: 'received' | 'answered',
  now: Date,
): Promise<void> {
  const recipient = event === 'received' ? sql`subject_id` : sql`author_id`
  await sql`
    insert into notifications (user_id, kind, review_id, event, created_at)
    select ${recipient}, 'review', id, ${event}, ${now} from reviews
    where id = any (${[...reviewIds]})
    order by ${recipient}, id`
}

export async function upsertHiddenNotification(
  sql: Db,
  { ownerId, advertId }: { readonly ownerId: number; readonly advertId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, advert_id, created_at)
    values (${ownerId}, 'hidden', ${advertId}, ${now})
    on conflict (user_id, kind, advert_id) where not is_read and kind in ('hidden', 'sold')
    do update set created_at = excluded.created_at, is_planned = false`
}

/**
 * A user has one unread notification of a followed seller, whose count is increased. Ordered by user like other bulk
 * writes, against deadlocks.
 */
export async function upsertFollowedNotifications(
  sql: Db,
  found: readonly { readonly userId: number; readonly sellerId: number; readonly count: number }[],
  now: Date,
): Promise<void> {
  const column = (name: 'userId' | 'sellerId' | 'count') => found.map((one) => one[name])
  await sql`
    insert into notifications as n (user_id, kind, seller_id, count, created_at)
    select f.user_id, 'followed', f.seller_id, sum(f.count), ${now}
    from unnest(${column('userId')}::int[], ${column('sellerId')}::int[], ${column('count')}::int[])
      f (user_id, seller_id, count)
    group by f.user_id, f.seller_id
    order by f.user_id, f.seller_id
    on conflict (user_id, seller_id) where not is_read and kind = 'followed'
    do update set count = n.count + excluded.count, created_at = excluded.created_at, is_planned = false`
}

/** The latest answer to a ticket; an unread one before it is replaced. */
export async function upsertTicketNotification(
  sql: Db,
  { userId, ticketId }: { readonly userId: number; readonly ticketId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, ticket_id, created_at)
    values (${userId}, 'ticket', ${ticketId}, ${now})
    on conflict (user_id, ticket_id) where not is_read and kind = 'ticket'
    do update set created_at = excluded.created_at, is_planned = false`
}

export async function markTicketRead(sql: Db, userId: number, ticketId: number): Promise<void> {
  await sql`
    update notifications set is_read = true
    where user_id = ${userId} and ticket_id = ${ticketId} and kind = 'ticket' and not is_read`
}

/** Each payment and refund by itself; an erased account is told of nothing. */
export async function insertBillNotification(
  sql: Db,
  { billId, event }: { readonly billId: number; readonly event: BillEvent },
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, bill_id, event, created_at)
    select b.buyer_id, 'bill', b.id, ${event}, ${now}
    from bills b join users u on u.id = b.buyer_id
    where b.id = ${billId} and u.status <> 'deleted'`
}
