import { groupOf, type NotificationGroup } from '#contract/rules/notification-groups.ts'
import { noticeTitle } from '#i18n/notice-title.ts'
import type { Db } from '../../deps.ts'
import type { Item } from '../../outbox/service.ts'
import { addressOf } from '../addresses.ts'
import { listUnreadOf } from '../store.ts'
import { channelTexts, noticeTexts } from '../texts.ts'
import { findUnreadTitle, type Recipient } from './store.ts'

/** What a message says, in the language of its recipient. */
export interface Content {
  readonly group: NotificationGroup
  readonly title: string
  /** Without language. */
  readonly path: string
  /** The object; a later push about the same one replaces this. Up to 32 URL-safe characters. */
  readonly topic: string
}

/** What notifications say, by the id of the item; absent for what was read, or may not be seen any more. */
export async function contentsOf(
  sql: Db,
  items: readonly Item[],
  { language }: Pick<Recipient, 'language'>,
): Promise<ReadonlyMap<number, Content>> {
  const unread = await listUnreadOf(
    sql,
    items.map(({ subjectId }) => subjectId),
  )
  const byId = new Map(unread.map((notification) => [notification.id, notification]))
  return new Map(
    items.flatMap((item) => {
      const notification = byId.get(item.subjectId)
      if (!notification) return []
      const { id, kind, conversationId } = notification
      const content = {
        group: groupOf[kind],
        title: noticeTitle(notification, noticeTexts[language]),
        path: addressOf(notification),
        topic: conversationId === null ? `n${id}` : `c${conversationId}`,
      }
      return [[item.id, content] as const]
    }),
  )
}

/** What is told of the unread messages of a conversation; null where there are none. */
export async function unreadContent(
  sql: Db,
  { subjectId: conversationId }: Item,
  { userId, language }: Pick<Recipient, 'userId' | 'language'>,
): Promise<Content | null> {
  const title = await findUnreadTitle(sql, userId, conversationId)
  if (title === null) return null
  return {
    group: 'messages',
    title: channelTexts[language].message(title),
    path: `/my-messages/${conversationId}`,
    topic: `c${conversationId}`,
  }
}
