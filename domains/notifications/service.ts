import type { AccountChange } from '#contract/notifications.ts'
import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import {
  countNotifications,
  deleteNotificationsOf,
  deletePriceAlert,
  findUnread,
  insertAccountNotification,
  listNotifications,
  markRead,
  markSearchRead,
  upsertSearchNotifications,
  type StoredNotification,
} from './store.ts'

export { mailDecisions, notifyOfDecision } from './decisions/service.ts'

/** How many things wait to be read. */
export async function unreadOf(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
): Promise<{ messages: number; notifications: number }> {
  return findUnread(deps.sql, user.id)
}

/** A page of own notifications, newest first, and how many there are. */
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

/** Marks these own notifications, or all, as read; ids of others change nothing. Gives how many are left. */
export async function readNotifications(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  ids: readonly number[] | null,
): Promise<number> {
  await markRead(deps.sql, user.id, ids)
  return (await findUnread(deps.sql, user.id)).notifications
}

/** Who has looked at the list of a search has read what was said of it. */
export async function readSearchNotification(sql: Db, savedSearchId: number): Promise<void> {
  await markSearchRead(sql, savedSearchId)
}

/** Tells the owners of saved searches that so many adverts came into them. */
export async function notifyOfSearches(
  sql: Db,
  found: readonly { readonly id: number; readonly count: number }[],
  now: Date,
): Promise<void> {
  await upsertSearchNotifications(sql, found, now)
}

/** Tells the owner of an account what was changed about its safety. */
export async function notifyOfAccount(
  sql: Db,
  userId: number,
  change: AccountChange,
  now: Date,
): Promise<void> {
  await insertAccountNotification(sql, userId, change, now)
}

/** Nothing is left of what somebody was told. */
export async function eraseNotificationsOf(sql: Db, userId: number): Promise<void> {
  await deleteNotificationsOf(sql, userId)
}

/** No mails of fallen prices to this user from now on. */
export async function stopPriceMails(deps: Pick<Deps, 'sql'>, userId: number): Promise<void> {
  await deps.sql.begin(async (sql) => deletePriceAlert(sql, userId))
}
