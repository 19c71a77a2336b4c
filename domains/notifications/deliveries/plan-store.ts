import type { NotificationKind } from '#contract/people/notifications.ts'
import type { Db } from '../../deps.ts'

export interface Unplanned {
  readonly userId: number
  /** `message`: unread messages of a conversation. */
  readonly told: NotificationKind | 'message'
  readonly notificationId: number | null
  readonly conversationId: number | null
}

/** Takes the oldest notifications without deliveries. Those read meanwhile need none. */
export async function takeUnplanned(sql: Db, most: number): Promise<Unplanned[]> {
  return sql<Unplanned[]>`
    with taken as (
      update notifications set is_planned = true
      where id = any (array(
        select id from notifications where not is_planned order by id limit ${most} for update skip locked))
      returning id, user_id, kind, is_read
    )
    select user_id, kind as told, id as notification_id, null::int as conversation_id from taken where not is_read`
}

/** Takes sides of conversations with new messages without deliveries. */
export async function takeUnplannedSides(sql: Db, most: number): Promise<Unplanned[]> {
  return sql<Unplanned[]>`
    with taken as (
      update conversation_sides set is_planned = true
      where (conversation_id, user_id) in (
        select conversation_id, user_id from conversation_sides where not is_planned
        order by user_id limit ${most} for no key update skip locked)
      returning conversation_id, user_id, unread, is_muted
    )
    select user_id, 'message' as told, null::int as notification_id, conversation_id
    from taken where unread > 0 and not is_muted`
}
