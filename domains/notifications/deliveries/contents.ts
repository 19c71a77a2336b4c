import { groupOf, type NotificationGroup } from '#contract/rules/notification-groups.ts'
import { noticeTitle } from '#i18n/notice-title.ts'
import type { Db } from '../../deps.ts'
import { addressOf } from '../addresses.ts'
import { listUnreadOf, type StoredNotification } from '../store.ts'
import { channelTexts, noticeTexts } from '../texts.ts'
import { isNoNews } from './rules.ts'
import type { Claimed } from './store.ts'

/** What a delivery says, in the language of its recipient. */
export interface Content {
  readonly group: NotificationGroup
  readonly title: string
  /** Without language. */
  readonly path: string
  /** The object; a later push about the same one replaces this. Up to 32 URL-safe characters. */
  readonly topic: string
}

/** Contents by the id of the delivery; absent for what was read, may not be seen any more or is too old. */
export async function contentsOf(
  sql: Db,
  claimed: readonly Claimed[],
  now: Date,
): Promise<ReadonlyMap<number, Content>> {
  const ids = claimed.flatMap(({ notificationId }) => notificationId ?? [])
  const unread = ids.length === 0 ? [] : await listUnreadOf(sql, ids)
  const byId = new Map(unread.map((notification) => [notification.id, notification]))
  return new Map(
    claimed.flatMap((one) => {
      const isTold = one.isActive && !isNoNews(one, now)
      const content = isTold ? contentOf(one, byId.get(one.notificationId ?? 0)) : null
      return content ? [[one.id, content] as const] : []
    }),
  )
}

function contentOf(
  { conversationId, unreadTitle, language }: Claimed,
  notification: StoredNotification | undefined,
): Content | null {
  if (notification) {
    const { id, kind, conversationId: discussed } = notification
    return {
      group: groupOf[kind],
      title: noticeTitle(notification, noticeTexts[language]),
      path: addressOf(notification),
      topic: discussed === null ? `n${id}` : `c${discussed}`,
    }
  }
  if (conversationId === null || unreadTitle === null) return null
  return {
    group: 'messages',
    title: channelTexts[language].message(unreadTitle),
    path: `/my-messages/${conversationId}`,
    topic: `c${conversationId}`,
  }
}
