import { notificationCalls, type Notification } from '#contract/people/notifications.ts'
import { implement } from '../implement.ts'
import { addressOf } from './addresses.ts'
import { notificationsOf, readNotifications } from './service.ts'
import type { StoredNotification } from './store.ts'

export const notificationHandlers = implement(notificationCalls, {
  listNotifications: async ({ deps, user, input: { startID: start, itemsNum: size } }) => {
    const { items, count } = await notificationsOf(deps, user, { start, size })
    return { items: items.map(presentNotification), count }
  },
  markRead: async ({ deps, user, input }) => ({
    unread: await readNotifications(deps, user, input.ids ?? null),
  }),
})

function presentNotification(notification: StoredNotification): Notification {
  const { id, isRead, kind, title, count, createdAt, report } = notification
  const { price, change, restriction, decision, event, offer, reasons } = notification
  return {
    ...{ id, isRead, kind, title, count, price, change, restriction },
    ...{ decision, event, offer, reasons: [...reasons] },
    createdAt: createdAt.toISOString(),
    report: report && { subject: report.subject, outcome: report.outcome },
    address: addressOf(notification),
  }
}
