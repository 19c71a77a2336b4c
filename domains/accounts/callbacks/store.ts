import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

export interface Callback {
  readonly id: number
  readonly phone: string
  readonly name: string
  readonly preferredTime: string
  readonly language: Lang
  readonly status: 'waiting' | 'called'
  readonly requestedAt: Date
}

/** Returns whether it was stored: a number has at most one open request. */
export async function insertCallback(
  sql: Db,
  request: Omit<Callback, 'id' | 'status'> & { requestedBy: string },
): Promise<boolean> {
  const rows = await sql`
    insert into callbacks ${sql(request, 'phone', 'name', 'preferredTime', 'language', 'requestedAt', 'requestedBy')}
    on conflict (phone) where status <> 'closed' do nothing
    returning 1`
  return rows.length > 0
}

export async function listCallbacks(sql: Db): Promise<Callback[]> {
  return sql<Callback[]>`
    select id, phone, name, preferred_time, language, status, requested_at
    from callbacks where status <> 'closed' order by requested_at`
}

type CallbackKey = { readonly phone: string } | { readonly id: number }

/** An open request. */
export async function findCallback(sql: Db, by: CallbackKey): Promise<Callback | null> {
  const [request] = await selectCallback(sql, by)
  return request ?? null
}

/** As `findCallback`, locked until the end of the transaction. */
export async function lockCallback(sql: Db, by: CallbackKey): Promise<Callback | null> {
  const [request] = await sql<Callback[]>`${selectCallback(sql, by)} for update`
  return request ?? null
}

function selectCallback(sql: Db, by: CallbackKey) {
  return sql<Callback[]>`
    select id, phone, name, preferred_time, language, status, requested_at
    from callbacks
    where ${'id' in by ? sql`id = ${by.id}` : sql`phone = ${by.phone}`} and status <> 'closed'`
}

export async function updateCallback(
  sql: Db,
  phone: string,
  status: 'called' | 'closed',
): Promise<void> {
  await sql`update callbacks set status = ${status} where phone = ${phone} and status <> 'closed'`
}
