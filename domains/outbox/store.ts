import type { OutboxChannel } from '#contract/rules/outbox.ts'
import type { Db } from '../deps.ts'
import type { Item } from './kind.ts'
import { newsHours } from './rules.ts'

interface NewRow extends Omit<Item, 'id' | 'attempts' | 'details'> {
  readonly channel: OutboxChannel
  readonly details: ReturnType<Db['json']>
  readonly dueAt: Date
}

export async function insertMessages(sql: Db, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into outbox_messages ${sql(rows)}
    on conflict (channel, kind, user_id, subject_id, target_id) where state = 'due'
    do update set again_at = excluded.due_at`
}

/** What waits, of one kind or channel, and about one subject where it is given. */
export interface Waiting {
  readonly userId: number
  readonly channel: OutboxChannel
  readonly kind?: string
  readonly subjectId?: number
}

/** What is being sent is not withdrawn: its kind finds nothing to tell if it has to be tried again. */
export async function deleteWaiting(
  sql: Db,
  { userId, channel, kind, subjectId }: Waiting,
): Promise<void> {
  await sql`
    delete from outbox_messages
    where user_id = ${userId} and channel = ${channel} and state = 'due' and leased_until is null
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${subjectId ?? null}::int is null or subject_id = ${subjectId ?? null})`
}

export async function deleteOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from outbox_messages where user_id = ${userId}`
}

export async function deleteEndedBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from outbox_messages where ended_at < ${before}`
}

interface Claim {
  readonly channel: OutboxChannel
  readonly kinds: readonly string[]
  /** Of those, the ones whose due messages to a user are one, and the ones where all that waits is. */
  readonly grouped: readonly string[]
  readonly gathered: readonly string[]
  readonly now: Date
  /** When another process may send it, if this one dies; equal only for what was claimed together. */
  readonly leasedUntil: Date
  readonly most: number
  /** So that slow addresses of one user do not hold what is for the others. */
  readonly ofUser: number
}

/** Due messages among which those of a batch are chosen. */
const candidates = 2_000

/** Claims due messages before they are sent: the oldest, but few of one user; a group as a whole. */
export async function claimDue(
  sql: Db,
  { channel, kinds, grouped, gathered, now, leasedUntil, most, ofUser }: Claim,
): Promise<Item[]> {
  const isFree = sql`state = 'due' and (leased_until is null or leased_until <= ${now})`
  return sql<Item[]>`
    with oldest as (
      select id, user_id, kind, due_at from outbox_messages
      where channel = ${channel} and kind = any (${[...kinds]}) and due_at <= ${now} and ${isFree}
      order by due_at, id limit ${candidates}
    ),
    placed as (
      select *, row_number() over (partition by coalesce(user_id, -id) order by due_at, id) as place,
        row_number() over (partition by coalesce(user_id, -id), kind order by due_at, id) as place_in_group
      from oldest
    ),
    first as materialized (
      select id, user_id, kind from outbox_messages
      where due_at <= ${now} and ${isFree} and id = any (array(
        select id from placed
        where place <= ${ofUser} and (place_in_group = 1 or kind <> all (${[...grouped]}))
        order by due_at, id limit ${most}))
      for update skip locked
    ),
    others as materialized (
      select m.id from outbox_messages m
      join first f on f.user_id = m.user_id and f.kind = m.kind and f.kind = any (${[...grouped]})
      where m.channel = ${channel} and (m.due_at <= ${now} or m.kind = any (${[...gathered]}))
        and m.state = 'due' and (m.leased_until is null or m.leased_until <= ${now})
      for update of m skip locked
    ),
    claimed as (
      update outbox_messages set attempts = attempts + 1, leased_until = ${leasedUntil}, again_at = null
      where id in (select id from first union select id from others)
      returning *
    )
    select id::float8 as id, kind, user_id, subject_id, target_id, recipient, details, key, attempts, created_at, expires_at
    from claimed order by created_at, id`
}

/** Items of one claim. */
export interface Held {
  readonly ids: readonly number[]
  readonly leasedUntil: Date
}

/**
 * Ends messages that this process still has, or begins them anew where their object has changed meanwhile. What was
 * sent keeps neither its address nor its details. Returns the number of messages.
 */
export async function updateEnded(
  sql: Db,
  { ids, leasedUntil }: Held,
  { state, error, now }: { readonly state: string; readonly error: string; readonly now: Date },
): Promise<number> {
  const isNeeded = state === 'dead' || state === 'unknown'
  const rows = await sql`
    update outbox_messages set leased_until = null, again_at = null, last_error = ${error},
      state = case when again_at is null then ${state} else 'due' end,
      ended_at = case when again_at is null then ${now}::timestamptz end,
      recipient = case when again_at is null and not ${isNeeded} then '' else recipient end,
      details = case when again_at is null and not ${isNeeded} then '{}' else details end,
      due_at = coalesce(again_at, due_at), created_at = coalesce(again_at, created_at),
      expires_at = coalesce(again_at + make_interval(hours => ${newsHours}), expires_at),
      attempts = case when again_at is null then attempts else 0 end,
      key = case when again_at is null then key else gen_random_uuid() end
    where id = any (${[...ids]}) and state = 'due' and leased_until = ${leasedUntil}
    returning 1`
  return rows.length
}

/** Schedules the next attempt. */
export async function updateRetry(
  sql: Db,
  { ids, leasedUntil }: Held,
  { dueAt, error }: { readonly dueAt: Date; readonly error: string },
): Promise<void> {
  await sql`
    update outbox_messages set due_at = ${dueAt}, leased_until = null, last_error = ${error}
    where id = any (${[...ids]}) and state = 'due' and leased_until = ${leasedUntil}`
}

/** Gives back what was not tried; with `dueAt` it is tried from then on, for as long as any other. */
export async function updateReleased(
  sql: Db,
  { ids, leasedUntil }: Held,
  dueAt: Date | null,
): Promise<void> {
  await sql`
    update outbox_messages
    set due_at = coalesce(${dueAt}::timestamptz, due_at), leased_until = null, attempts = attempts - 1,
      expires_at = greatest(expires_at, ${dueAt}::timestamptz + make_interval(hours => ${newsHours}))
    where id = any (${[...ids]}) and state = 'due' and leased_until = ${leasedUntil}`
}
