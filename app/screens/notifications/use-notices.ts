import { useState } from 'react'
import { notificationCalls, type Notification } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { postCall, postInBackground } from '../../lib/calls/calls.ts'
import { notificationsTexts } from './texts.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { toast } from '../../lib/browser/toasts.ts'
import { askInboxAgain } from '../../layout/inbox.ts'
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
  readonly readAll: () => Promise<void>
  readonly more: () => Promise<void>
}

/** What was loaded, with what was added under it and read since. */
export function useNotices(loaded: LoadedNotices): Notices {
  const { refusals } = useTexts()
  const t = notificationsTexts.use()
  const [since, setSince] = useState({ of: loaded, items: loaded.items })
  const [isBusy, setBusy] = useState(false)
  const notices = since.of === loaded ? since.items : loaded.items
  const change = (items: readonly Notification[]): void => setSince({ of: loaded, items })
  const before = (loaded.page - 1) * noticesOnPage
  const make = async (move: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await move()
    } catch (error) {
      toast(refusals[error instanceof Refusal ? error.code : 'unexpected'], 'danger')
    } finally {
      setBusy(false)
    }
  }
  return {
    notices,
    isBusy,
    hasMore: before + notices.length < loaded.count,
    open: (id) => {
      change(notices.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)))
      // A failure only leaves it unread.
      postInBackground(notificationCalls.markRead, { ids: [id] }).then(
        askInboxAgain,
        () => undefined,
      )
    },
    readAll: () =>
      make(async () => {
        await postCall(notificationCalls.markRead, {})
        change(notices.map((notice) => ({ ...notice, isRead: true })))
        askInboxAgain()
        toast(t.readAllDone, 'success')
      }),
    more: () =>
      make(async () => {
        const { items } = await postCall(notificationCalls.listNotifications, {
          startID: before + notices.length,
          itemsNum: noticesOnPage,
        })
        change(withMore(notices, items))
      }),
  }
}
