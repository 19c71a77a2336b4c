import type { DeliveryState, WebhookEvent } from '#contract/rules/partners/webhook-events.ts'
import type { Db } from '../../deps.ts'

export interface StoredWebhook {
  readonly id: number
  readonly url: string
  readonly events: WebhookEvent[]
  readonly isOn: boolean
  readonly createdAt: Date
}

export async function listWebhooks(sql: Db, userId: number): Promise<StoredWebhook[]> {
  return sql<StoredWebhook[]>`
    select id, url, events, is_on, created_at from webhooks where user_id = ${userId} order by id`
}

/** Number of addresses. Locks the user row, so that concurrent ones are counted one after the other. */
export async function countWebhooksLocked(sql: Db, userId: number): Promise<number> {
  await sql`select 1 from users where id = ${userId} for no key update`
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from webhooks where user_id = ${userId}`
  return row?.n ?? 0
}

export async function insertWebhook(
  sql: Db,
  webhook: {
    readonly userId: number
    /** A member of the company; null: the company itself. */
    readonly madeBy: number | null
    readonly url: string
    /** Encrypted. */
    readonly secret: string
    readonly events: readonly WebhookEvent[]
    readonly createdAt: Date
  },
): Promise<StoredWebhook | null> {
  const row = { ...webhook, events: [...webhook.events] }
  const [stored] = await sql<StoredWebhook[]>`
    insert into webhooks ${sql(row)} returning id, url, events, is_on, created_at`
  return stored ?? null
}

/** Returns whether there was one. */
export async function removeWebhook(sql: Db, userId: number, id: number): Promise<boolean> {
  const rows = await sql`delete from webhooks where id = ${id} and user_id = ${userId} returning 1`
  return rows.length > 0
}

export async function deleteWebhooksOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from webhooks where user_id = ${userId}`
}

/** Queues an event of the kind `test`. Returns whether the address is the user's and on. */
export async function insertTest(
  sql: Db,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into webhook_deliveries (webhook_id, event_id, kind, data, happened_at, due_at)
    select w.id, gen_random_uuid(), 'test', '{}', ${now}, ${now}
    from webhooks w where w.id = ${id} and w.user_id = ${userId} and w.is_on
    returning 1`
  return rows.length > 0
}

export interface StoredDelivery {
  readonly id: number
  readonly webhookId: number
  readonly eventId: string
  readonly kind: 'test' | WebhookEvent
  readonly state: DeliveryState
  readonly attempts: number
  readonly lastError: string
  readonly happenedAt: Date
  readonly dueAt: Date
}

/** Of all addresses of a user, the newest first. */
export async function listDeliveries(
  sql: Db,
  userId: number,
  most: number,
): Promise<StoredDelivery[]> {
  return sql<StoredDelivery[]>`
    select d.id::int as id, d.webhook_id, d.event_id, d.kind, d.state, d.attempts, d.last_error, d.happened_at, d.due_at
    from webhooks w
    join lateral (
      select * from webhook_deliveries where webhook_id = w.id order by id desc limit ${most}) d on true
    where w.user_id = ${userId}
    order by d.id desc limit ${most}`
}

/** Makes an event due anew. Returns whether it is the user's, of an address that is on. */
export async function updateDueAgain(
  sql: Db,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update webhook_deliveries d
    set state = 'due', due_at = ${now}, begun_at = null, attempts = 0, sent_at = null, dead_at = null
    from webhooks w
    where d.id = ${id} and w.id = d.webhook_id and w.user_id = ${userId} and w.is_on
    returning 1`
  return rows.length > 0
}

/** An event that this process sends now. */
export interface Claimed {
  readonly id: number
  readonly eventId: string
  readonly kind: string
  readonly data: object
  readonly happenedAt: Date
  readonly begunAt: Date
  /** This one included. */
  readonly attempts: number
  readonly url: string
  readonly secret: string
}

interface Batch {
  readonly most: number
  readonly ofCompany: number
  /** Whether of addresses whose last attempt failed, or of the others. */
  readonly isFailing: boolean
}

/** Claims due events of open accounts before they are sent: the oldest, but few of one company. */
export async function claimDue(
  sql: Db,
  { now, leaseUntil }: { readonly now: Date; readonly leaseUntil: Date },
  { most, ofCompany, isFailing }: Batch,
): Promise<Claimed[]> {
  return sql<Claimed[]>`
    with due as (
      select id from webhook_deliveries
      where state = 'due' and id = any (array(
        select ranked.id from (
          select oldest.id, oldest.due_at,
            row_number() over (partition by w.user_id order by oldest.due_at, oldest.id) as place
          from webhooks w
          join users u on u.id = w.user_id and u.status = 'active'
          cross join lateral (
            select d.id, d.due_at from webhook_deliveries d
            where d.webhook_id = w.id and d.state = 'due' and d.due_at <= ${now}
            order by d.due_at, d.id limit ${ofCompany}) oldest
          where w.is_failing = ${isFailing}) ranked
        where ranked.place <= ${ofCompany}
        order by ranked.due_at, ranked.id limit ${most}))
      for update skip locked
    ), claimed as (
      update webhook_deliveries set attempts = attempts + 1, due_at = ${leaseUntil}, begun_at = coalesce(begun_at, ${now})
      where id = any (array(select id from due))
      returning *
    )
    select c.id::int as id, c.event_id, c.kind, c.data, c.happened_at, c.begun_at, c.attempts, w.url, w.secret
    from claimed c
    join webhooks w on w.id = c.webhook_id
    order by c.id`
}

export async function updateSent(sql: Db, id: number, now: Date): Promise<void> {
  await sql`
    with sent as (
      update webhook_deliveries set state = 'sent', sent_at = ${now}, last_error = ''
      where id = ${id} and state = 'due'
      returning webhook_id
    )
    update webhooks set is_failing = false where id = (select webhook_id from sent) and is_failing`
}

/** `dueAt` null: given up. */
export async function updateFailed(
  sql: Db,
  id: number,
  { error, dueAt, now }: { error: string; dueAt: Date | null; now: Date },
): Promise<void> {
  await sql`
    with failed as (
      update webhook_deliveries
      set last_error = ${error}, state = ${dueAt ? 'due' : 'dead'}, dead_at = ${dueAt ? null : now},
        due_at = coalesce(${dueAt}, due_at)
      where id = ${id} and state = 'due'
      returning webhook_id
    )
    update webhooks set is_failing = true where id = (select webhook_id from failed) and not is_failing`
}

/** Those that still wait are of an account that has been closed since. */
export async function deleteEnded(sql: Db, before: Date): Promise<void> {
  await sql`
    delete from webhook_deliveries
    where happened_at < ${before} and (state <> 'due' or due_at < ${before})`
}
