import type {
  GroupSettings,
  MailMode,
  NotificationGroup,
} from '#contract/rules/notification-groups.ts'
import type { Db } from '../../deps.ts'

/** What a user changed, and by which channels the user can be reached. */
export interface Reach {
  readonly userId: number
  readonly changed: Partial<Readonly<Record<NotificationGroup, GroupSettings>>>
  readonly wantsMessageMails: boolean
  readonly wantsPriceAlerts: boolean
  /** A confirmed address of an active account. */
  readonly hasEmail: boolean
  /** Ids of the subscriptions of browsers. */
  readonly subscriptions: number[]
  readonly hasTelegram: boolean
}

export async function listReach(sql: Db, userIds: readonly number[]): Promise<Reach[]> {
  return sql<Reach[]>`
    select u.id as user_id, u.wants_message_mails, u.wants_price_alerts,
      u.email is not null and u.status = 'active' as has_email,
      coalesce((
        select jsonb_object_agg(s.event_group,
          jsonb_build_object('mail', s.mail, 'push', s.push, 'telegram', s.telegram))
        from notification_settings s where s.user_id = u.id), '{}') as changed,
      array(select p.id from push_subscriptions p where p.user_id = u.id order by p.id) as subscriptions,
      exists (select 1 from telegram_chats t where t.user_id = u.id) as has_telegram
    from users u
    where u.id = any (${[...userIds]})`
}

/** When browsers were subscribed and a chat was paired, for the export of the user's data. */
export async function findAddresses(
  sql: Db,
  userId: number,
): Promise<{ browsers: { createdAt: Date }[]; telegram: { pairedAt: Date } | null }> {
  const [browsers, [telegram = null]] = await Promise.all([
    sql<{ createdAt: Date }[]>`
      select created_at from push_subscriptions where user_id = ${userId} order by created_at, id`,
    sql<{ pairedAt: Date }[]>`select paired_at from telegram_chats where user_id = ${userId}`,
  ])
  return { browsers: [...browsers], telegram }
}

export async function upsertSettings(
  sql: Db,
  userId: number,
  rows: readonly (GroupSettings & { readonly group: NotificationGroup })[],
): Promise<void> {
  const values = rows.map(({ group, ...settings }) => ({
    ...{ userId, eventGroup: group },
    ...settings,
  }))
  await sql`
    insert into notification_settings ${sql(values)}
    on conflict (user_id, event_group)
    do update set mail = excluded.mail, push = excluded.push, telegram = excluded.telegram`
}

export async function updateWantsMessageMails(
  sql: Db,
  userId: number,
  wantsMails: boolean,
): Promise<void> {
  await sql`update users set wants_message_mails = ${wantsMails} where id = ${userId}`
}

export async function updateWantsPriceAlerts(
  sql: Db,
  userId: number,
  wantsMails: boolean,
): Promise<void> {
  await sql`update users set wants_price_alerts = ${wantsMails} where id = ${userId}`
}

/** Sets the mode of mail of groups, with the given defaults of the other channels. */
export async function updateMail(
  sql: Db,
  userId: number,
  groups: readonly (GroupSettings & { readonly group: NotificationGroup })[],
  mail: MailMode,
): Promise<void> {
  const values = groups.map(({ group, push, telegram }) => ({
    ...{ userId, eventGroup: group, mail, push, telegram },
  }))
  await sql`
    insert into notification_settings ${sql(values)}
    on conflict (user_id, event_group) do update set mail = excluded.mail`
}
