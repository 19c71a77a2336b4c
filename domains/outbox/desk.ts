import { mailsToldOnce, type OutboxChannel } from '#contract/rules/outbox.ts'
import type { Db } from '../deps.ts'
import { expiryFrom, newsHours } from './rules.ts'

type OpenState = 'due' | 'dead' | 'unknown'

/** Messages that an operator chooses: one, or those of a channel, kind and state. */
export type Chosen =
  | { readonly id: number }
  | { readonly channel: OutboxChannel; readonly kind: string; readonly state: OpenState }

/** Messages that one act changes at most. */
const mostOfAct = 10_000

export interface OpenCount {
  readonly channel: OutboxChannel
  readonly kind: string
  readonly state: OpenState
  readonly count: number
  readonly oldestAt: Date
}

/** What is not done, by channel, kind and state. */
export async function countOpen(sql: Db): Promise<OpenCount[]> {
  return sql<OpenCount[]>`
    select channel, kind, state, count(*)::int as count, min(due_at) as oldest_at
    from outbox_messages where state = 'due' or state in ('dead', 'unknown')
    group by channel, kind, state
    order by channel, kind, state`
}

export interface OpenMessage {
  readonly id: number
  readonly channel: OutboxChannel
  readonly kind: string
  readonly state: OpenState
  readonly attempts: number
  readonly createdAt: Date
  readonly dueAt: Date
  readonly lastError: string
  readonly userId: number | null
  /** Address or national number; empty where there is none. */
  readonly email: string
  readonly phone: string
}

export interface OpenFilter {
  readonly state: OpenState
  readonly channel?: OutboxChannel | undefined
  readonly kind?: string | undefined
  /** Ids below it. */
  readonly before?: number | undefined
}

/** Newest first. */
export async function listOpen(
  sql: Db,
  { state, channel, kind = '', before }: OpenFilter,
  most: number,
): Promise<OpenMessage[]> {
  return sql<OpenMessage[]>`
    select m.id::float8 as id, m.channel, m.kind, m.state, m.attempts, m.created_at, m.due_at, m.last_error, m.user_id,
      case when m.channel = 'mail' then coalesce(nullif(m.recipient, ''), u.email, '') else '' end as email,
      case when m.channel = 'sms' then coalesce(nullif(m.recipient, ''), u.phone, '') else '' end as phone
    from outbox_messages m
    left join users u on u.id = m.user_id
    where m.state = ${state} and (${channel ?? ''}::text = '' or m.channel = ${channel ?? ''}) and (${kind}::text = '' or m.kind = ${kind})
      and (${before ?? null}::bigint is null or m.id < ${before ?? null})
    order by m.id desc
    limit ${most}`
}

/**
 * Sends messages again that were given up or perhaps sent. What is queued again already is not sent twice, nor what
 * counts as told. Returns how many are sent.
 */
export async function sendAgain(sql: Db, chosen: Chosen, now: Date): Promise<number> {
  const rows = await sql<{ state: string }[]>`
    with chosen as materialized (
      select * from outbox_messages
      where state in ('dead', 'unknown') and ${matches(sql, chosen)}
        and not (state = 'unknown' and channel = 'mail' and kind = any (${[...mailsToldOnce]}))
      order by id limit ${mostOfAct}
      for update skip locked
    ),
    placed as (
      select id, row_number() over (partition by channel, kind, user_id, subject_id, target_id order by id desc) = 1
        and not exists (
          select from outbox_messages d
          where d.state = 'due' and (d.channel, d.kind, d.subject_id, d.target_id) = (c.channel, c.kind, c.subject_id, c.target_id)
            and d.user_id is not distinct from c.user_id) as is_last
      from chosen c
    )
    update outbox_messages m set attempts = 0, leased_until = null,
      state = case when p.is_last then 'due' else 'dropped' end,
      due_at = case when p.is_last then ${now} else m.due_at end,
      expires_at = case when p.is_last then ${expiryFrom(now, newsHours)} else m.expires_at end,
      ended_at = case when not p.is_last then ${now}::timestamptz end
    from placed p
    where m.id = p.id
    returning m.state`
  return rows.filter(({ state }) => state === 'due').length
}

/** Gives messages up that were not sent, unless they are being sent. Returns how many. */
export async function giveUp(sql: Db, chosen: Chosen, now: Date): Promise<number> {
  const rows = await sql`
    update outbox_messages set state = 'dropped', ended_at = ${now}, recipient = '', details = '{}'
    where id = any (array(
      select id from outbox_messages
      where state in ('due', 'dead', 'unknown') and (leased_until is null or leased_until <= ${now})
        and ${matches(sql, chosen)}
      order by id limit ${mostOfAct}
      for update skip locked))
    returning 1`
  return rows.length
}

function matches(sql: Db, chosen: Chosen) {
  if ('id' in chosen) return sql`id = ${chosen.id}`
  const { channel, kind, state } = chosen
  return sql`channel = ${channel} and kind = ${kind} and state = ${state}`
}
