import type {
  MemberChange,
  SecurityChange,
  StandingChange,
} from '#contract/people/notifications.ts'
import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { withdrawMessages } from '../outbox/service.ts'
import { settingsFor } from './settings/service.ts'
import { findAddresses } from './settings/store.ts'
import {
  countNotifications,
  deleteNotificationsOf,
  findUnread,
  insertAccountNotification,
  insertMemberNotification,
  insertReportNotifications,
  insertStandingNotification,
  listNotifications,
  markRead,
  markSearchRead,
  updatePriceAlert,
  upsertSearchNotifications,
  type StoredNotification,
} from './store.ts'

export { notifyOfDecision } from './decisions/service.ts'
export {
  notifyOfAnswer,
  notifyOfBill,
  notifyOfFlags,
  notifyOfFollowed,
  notifyOfHidden,
  notifyOfModeratedReview,
  notifyOfOffer,
  notifyOfReviews,
  notifyOfTicket,
  readOfferNotification,
  readTicketNotification,
} from './events/service.ts'
export { stopNotificationMails } from './settings/service.ts'
export { queueFavoriteEvent } from './favorite-events/service.ts'

/** A page of own notifications, newest first, with the total count. */
export async function notificationsOf(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  page: { start: number; size: number },
): Promise<{ items: StoredNotification[]; count: number }> {
  const [items, count] = await Promise.all([
    listNotifications(deps.sql, user.id, page),
    countNotifications(deps.sql, user.id),
  ])
  return { items, count }
}

/** Marks own notifications as read: those given, or all; other users' ids are ignored. Returns the unread count. */
export async function readNotifications(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  ids: readonly number[] | null,
): Promise<number> {
  await markRead(deps.sql, user.id, ids)
  return findUnread(deps.sql, user.id)
}

/** Marks the notification of a search as read after its owner has opened the list. */
export async function readSearchNotification(sql: Db, savedSearchId: number): Promise<void> {
  await markSearchRead(sql, savedSearchId)
}

/** Notifies the owners of saved searches of new adverts. */
export async function notifyOfSearches(
  sql: Db,
  found: readonly { readonly id: number; readonly count: number }[],
  now: Date,
): Promise<void> {
  await upsertSearchNotifications(sql, found, now)
}

/** Notifies the owner of an account of a security-relevant change. Returns the id of the notification. */
export async function notifyOfAccount(
  sql: Db,
  userId: number,
  change: SecurityChange,
  now: Date,
): Promise<number> {
  return insertAccountNotification(sql, userId, change, now)
}

/** Notifies one side of a membership, which the other side has offered, begun or ended. */
export async function notifyOfMember(
  sql: Db,
  userId: number,
  told: { readonly change: MemberChange; readonly otherId: number },
  now: Date,
): Promise<void> {
  await insertMemberNotification(sql, userId, told, now)
}

/** Notifies a person of a decision of staff about the account, or of its end. Returns the id of the notification. */
export async function notifyOfStanding(
  sql: Db,
  userId: number,
  told: { readonly change: StandingChange; readonly restrictionId: number | null },
  now: Date,
): Promise<number> {
  return insertStandingNotification(sql, userId, told, now)
}

/** Notifies the users who sent these reports of the outcome. */
export async function notifyOfReports(
  sql: Db,
  reportIds: readonly number[],
  now: Date,
): Promise<void> {
  await insertReportNotifications(sql, reportIds, now)
}

/** By which channels a user is told of what and since when, for the export of the user's data. */
export async function channelsOf(deps: Pick<Deps, 'sql'>, user: Pick<User, 'id'>): Promise<object> {
  const { settings } = await settingsFor(deps, user)
  return { settings, ...(await findAddresses(deps.sql, user.id)) }
}

/** Deletes all notifications of a user, with settings and addresses of other channels. */
export async function eraseNotificationsOf(sql: Db, userId: number): Promise<void> {
  await deleteNotificationsOf(sql, userId)
}

/** Unsubscribes a user from mails of price drops. */
export async function stopPriceMails(deps: Pick<Deps, 'sql'>, userId: number): Promise<void> {
  await deps.sql.begin(async (sql) => {
    await updatePriceAlert(sql, userId)
    await withdrawMessages(sql, { userId, channel: 'mail', kind: 'price-drops' })
  })
}
