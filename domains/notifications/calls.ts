import { notificationCalls, type Notification } from '#contract/notifications.ts'
import { implement } from '../implement.ts'
import { newestFirst } from '../newest-first.ts'
import { pathAfter } from './decisions/service.ts'
import { notificationsOf, readNotifications, unreadOf } from './service.ts'
import type { StoredNotification } from './store.ts'

export const notificationHandlers = implement(notificationCalls, {
  checkInbox: async ({ deps, user }) => unreadOf(deps, user),
  listNotifications: async ({ deps, user, input: { startID: start, itemsNum: size } }) => {
    const { items, count } = await notificationsOf(deps, user, { start, size })
    return { items: items.map(presentNotification), count }
  },
  markRead: async ({ deps, user, input }) => ({
    unread: await readNotifications(deps, user, input.ids ?? null),
  }),
})

function presentNotification(notification: StoredNotification): Notification {
  const { createdAt, listAddress, advertId, ...shown } = notification
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    address: addressOf({ listAddress, advertId, decision: shown.decision }),
  }
}

function addressOf({
  listAddress,
  advertId,
  decision,
}: Pick<StoredNotification, 'listAddress' | 'advertId' | 'decision'>): string {
  if (listAddress !== null) return newestFirst(listAddress)
  if (advertId === null) return '/my-profile'
  return decision ? pathAfter(decision.move, advertId) : `/advert/${advertId}`
}
