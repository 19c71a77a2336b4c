import type {
  AccountChange,
  MemberChange,
  Statement,
  NotificationEvent,
  NotificationKind,
  StandingChange,
} from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { ReportSubject } from '#contract/people/reports.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { advertText } from '../lib/sql/advert-text.ts'
import type { Db } from '../deps.ts'

export async function findUnread(sql: Db, userId: number): Promise<number> {
  const [user] = await sql<{ unread: number }[]>`
    select unread_notifications as unread from users where id = ${userId}`
  return user?.unread ?? 0
}

/** A price drop in one currency. */
export interface PriceDrop {
  readonly before: number
  readonly now: number
  readonly currency: CurrencyCode
}

export interface StoredNotification {
  readonly id: number
  readonly createdAt: Date
  readonly isRead: boolean
  readonly kind: NotificationKind
  readonly count: number
  /** Name of the search or of a user, number of the ticket or bill, or title of the advert in the user's language or its own. */
  readonly title: string
  /** URL of the search's list; else null. */
  readonly listAddress: string | null
  readonly advertId: number | null
  readonly price: PriceDrop | null
  readonly change: AccountChange | null
  /** Of a decision of staff about the account; `endsAt` in ISO 8601, UTC. */
  readonly restriction: { readonly reason: string; readonly endsAt: string | null } | null
  readonly decision: { readonly move: Statement; readonly reasons: AdvertReason[] } | null
  readonly reasons: readonly AdvertReason[]
  readonly report: ReportOutcome | null
  readonly event: NotificationEvent | null
  readonly conversationId: number | null
  readonly billId: number | null
  /** Of the person that the title names; else null. */
  readonly username: string | null
  readonly offer: { readonly price: number; readonly currency: CurrencyCode } | null
}

/** Outcome of an own report, with the id of the advert or the username while others can see it. */
interface ReportOutcome {
  readonly subject: ReportSubject
  readonly outcome: 'upheld' | 'rejected'
  readonly advertId: number | null
  readonly username: string | null
}

/** Newest first. */
export async function listNotifications(
  sql: Db,
  userId: number,
  { start, size }: { start: number; size: number },
): Promise<StoredNotification[]> {
  return sql<StoredNotification[]>`
    ${notifications(sql)}
    where n.user_id = ${userId} and ${isVisible(sql)}
    order by n.created_at desc, n.id desc
    offset ${start} limit ${size}`
}

/** Those that are unread and may be seen. */
export async function listUnreadOf(sql: Db, ids: readonly number[]): Promise<StoredNotification[]> {
  return sql<StoredNotification[]>`
    ${notifications(sql)}
    where n.id = any (${[...ids]}) and not n.is_read and ${isVisible(sql)}`
}

function notifications(sql: Db) {
  return sql`
    select n.id, n.created_at, n.is_read, n.kind, n.count, n.change, n.advert_id, n.event, n.conversation_id, n.bill_id,
      s.address as list_address, p.username,
      coalesce(s.name, k.number, ${billNumber(sql)}, nullif(p.brand, ''), nullif(p.full_name, ''), p.username, c.title, ${titleIn(sql, sql`u.language`)}, ${titleIn(sql, sql`a.language`)}, '') as title,
      case when n.kind = 'price' then
        jsonb_build_object('before', n.price_before, 'now', n.price_now, 'currency', n.currency) end as price,
      case when n.kind = 'decision' then jsonb_build_object('move', n.decision, 'reasons', n.reasons) end as decision,
      case when n.event = 'hidden' then n.reasons else '[]'::jsonb end as reasons,
      case when r.id is not null then jsonb_build_object('subject', r.subject, 'outcome', r.state, 'advertId', a.id,
        'username', p.username) end as report,
      case when d.id is not null then jsonb_build_object('reason', d.reason, 'endsAt', ${isoTime(sql, sql`d.ends_at`)}) end as restriction,
      case when n.kind = 'offer' then jsonb_build_object('price', o.price, 'currency', o.currency) end as offer
    from notifications n
    join users u on u.id = n.user_id
    left join saved_searches s on s.id = n.saved_search_id
    left join reports r on r.id = n.report_id
    left join ad_index i on r.subject = 'advert' and i.advert_id = r.subject_id
    left join conversations c on c.id = n.conversation_id
    left join offers o on o.id = n.offer_id
    left join tickets k on k.id = n.ticket_id
    left join account_restrictions d on d.id = n.restriction_id
    left join bills b on b.id = n.bill_id
    left join reviews v on v.id = coalesce(n.review_id, case when r.subject = 'review' then r.subject_id end)
    left join users p on p.status = 'active' and p.id = ${person(sql)}
    left join adverts a on a.id = coalesce(n.advert_id, i.advert_id)`
}

/** SQL: "2026-000123" */
function billNumber(sql: Db) {
  return sql`b.year || '-' || lpad(b.serial::text, greatest(6, length(b.serial::text)), '0')`
}

/** SQL: whom a notification names: the followed seller, the other side of a membership, the reported user, or the other side of a review. */
function person(sql: Db) {
  return sql`case when n.kind in ('followed', 'account') then n.seller_id when r.subject = 'profile' then r.subject_id
    when n.event in ('received', 'flag_upheld', 'flag_rejected') then v.author_id else v.subject_id end`
}

function isoTime(sql: Db, moment: ReturnType<Db>) {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

function titleIn(sql: Db, lang: ReturnType<Db>) {
  return sql`nullif(${advertText(sql, 'title', lang)}, '')`
}

export async function countNotifications(sql: Db, userId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from notifications n left join adverts a on a.id = n.advert_id
    where n.user_id = ${userId} and ${isVisible(sql)}`
  return row?.n ?? 0
}

/**
 * Hides notifications about hidden adverts of others, whose titles must not be shown, and about sellers who are gone.
 * Owners see theirs until the advert is deleted; a sold one is known to have been public.
 */
function isVisible(sql: Db) {
  return sql`case
    when n.kind = 'followed' then exists (select 1 from users f where f.id = n.seller_id and f.status = 'active')
    when n.advert_id is null then true
    when n.kind in ('decision', 'hidden') then a.status <> 'deleted'
    when n.kind = 'sold' then a.status in ('active', 'archived') and a.is_public and a.is_owner_active
    else exists (select 1 from ad_index i where i.advert_id = n.advert_id) end`
}

/** Those given, or all of the user's. */
export async function markRead(
  sql: Db,
  userId: number,
  ids: readonly number[] | null,
): Promise<void> {
  await sql`
    update notifications set is_read = true
    where user_id = ${userId} and not is_read ${ids === null ? sql`` : sql`and id = any (${[...ids]})`}`
}

export async function markSearchRead(sql: Db, savedSearchId: number): Promise<void> {
  await sql`
    update notifications set is_read = true where saved_search_id = ${savedSearchId} and not is_read`
}

/**
 * A search has one unread notification, whose count is increased. Ordered by owner like other bulk writes, against
 * deadlocks.
 */
export async function upsertSearchNotifications(
  sql: Db,
  found: readonly { readonly id: number; readonly count: number }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications as n (user_id, kind, saved_search_id, count, created_at)
    select s.user_id, 'search', s.id, f.count, ${now}
    from unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ count }) => count)}::int[]) f (id, count)
    join saved_searches s on s.id = f.id
    order by s.user_id, s.id
    on conflict (saved_search_id) where not is_read and kind = 'search'
    do update set count = n.count + excluded.count, created_at = excluded.created_at`
}

export async function insertAccountNotification(
  sql: Db,
  userId: number,
  change: AccountChange,
  now: Date,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into notifications (user_id, kind, change, created_at) values (${userId}, 'account', ${change}, ${now})
    returning id`
  return row?.id ?? 0
}

/** `otherId`: the company, or the member. */
export async function insertMemberNotification(
  sql: Db,
  userId: number,
  { change, otherId }: { readonly change: MemberChange; readonly otherId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, change, seller_id, created_at)
    values (${userId}, 'account', ${change}, ${otherId}, ${now})`
}

/** `restrictionId`: the decision that the change is about; null for its end. */
export async function insertStandingNotification(
  sql: Db,
  userId: number,
  { change, restrictionId }: { change: StandingChange; restrictionId: number | null },
  now: Date,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into notifications (user_id, kind, change, restriction_id, created_at)
    values (${userId}, 'account', ${change}, ${restrictionId}, ${now})
    returning id`
  return row?.id ?? 0
}

/** One for each report of a user. Ordered by user like other bulk writes, against deadlocks. */
export async function insertReportNotifications(
  sql: Db,
  reportIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, report_id, created_at)
    select user_id, 'report', id, ${now} from reports
    where id = any (${[...reportIds]}) and user_id is not null
    order by user_id`
}

/** Tables of other channels, each with rows of a user. */
const ownTables = [
  'notification_settings',
  'push_subscriptions',
  'telegram_chats',
  'telegram_codes',
] as const

export async function deleteNotificationsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from notifications where user_id = ${userId}`
  for (const table of ownTables) await sql`delete from ${sql(table)} where user_id = ${userId}`
}

export async function updatePriceAlert(sql: Db, userId: number): Promise<void> {
  await sql`update users set wants_price_alerts = false where id = ${userId}`
}
