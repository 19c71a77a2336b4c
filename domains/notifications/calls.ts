import { notificationCalls, type Notification } from '#contract/people/notifications.ts'
import { implement } from '../implement.ts'
import { newestFirst } from '../newest-first.ts'
import { pathAfter } from './decisions/service.ts'
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
  const { createdAt, listAddress, advertId, report, seller, ...shown } = notification
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    report: report && { subject: report.subject, outcome: report.outcome },
    address: addressOf({ listAddress, advertId, report, seller, decision: shown.decision }),
  }
}

function addressOf({
  listAddress,
  advertId,
  decision,
  report,
  seller,
}: Pick<
  StoredNotification,
  'listAddress' | 'advertId' | 'decision' | 'report' | 'seller'
>): string {
  if (listAddress !== null) return newestFirst(listAddress)
  if (seller !== null) return newestFirst(`/profile/${encodeURIComponent(seller)}`)
  if (report) return addressOfReported(report)
  if (advertId === null) return '/my-profile'
  return decision ? pathAfter(decision.move, advertId) : `/advert/${advertId}`
}

function addressOfReported({ advertId, username }: NonNullable<StoredNotification['report']>) {
  if (advertId !== null) return `/advert/${advertId}`
  return username === null ? '/my-notifications' : `/profile/${username}`
}
