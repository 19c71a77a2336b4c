import { useState } from 'react'
import { notificationCalls, type Notification } from '#contract/people/notifications.ts'
import { postInBackground } from '../../lib/calls/calls.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { notificationsTexts } from './texts.ts'
import { pollInboxNow } from '../../layout/inbox.ts'
import { withMore } from './notices.ts'

export const noticesOnPage = 32

export interface LoadedNotices {
  readonly items: readonly Notification[]
  readonly count: number
  readonly page: number
}

export interface Notices {
  readonly notices: readonly Notification[]
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly open: (id: number) => void
  readonly readAll: () => Promise<unknown>
  readonly more: () => Promise<unknown>
}

/** Loaded notifications, with the pages appended and those read since. */
export function useNotices(loaded: LoadedNotices): Notices {
  const t = notificationsTexts.use()
  const [since, setSince] = useState({ of: loaded, items: loaded.items })
  const notices = since.of === loaded ? since.items : loaded.items
  const change = (items: readonly Notification[]): void => setSince({ of: loaded, items })
  const before = (loaded.page - 1) * noticesOnPage
  const readAll = useCall(notificationCalls.markRead, {
    success: t.readAllDone,
    onDone: () => {
      change(notices.map((notice) => ({ ...notice, isRead: true })))
      pollInboxNow()
    },
  })
  const more = useCall(notificationCalls.listNotifications, {
    onDone: ({ items }) => change(withMore(notices, items)),
  })
  return {
    notices,
    isBusy: readAll.isBusy || more.isBusy,
    hasMore: before + notices.length < loaded.count,
    open: (id) => {
      change(notices.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)))
      // After a failure the notification stays unread.
      postInBackground(notificationCalls.markRead, { ids: [id] }).then(
        pollInboxNow,
        () => undefined,
      )
    },
    readAll: () => readAll({}),
    more: () => more({ startID: before + notices.length, itemsNum: noticesOnPage }),
  }
}
