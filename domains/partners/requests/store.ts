import type { Db } from '../../deps.ts'

export interface KnownRequest {
  readonly print: string
  /** Null while it is being answered. */
  readonly status: number | null
  /** JSON */
  readonly answer: unknown
  readonly begunAt: Date
}

interface RequestKey {
  readonly keyId: number
  readonly request: string
}

/** Returns whether it was begun: there was none, or one that ended without an answer before `staleBefore`. */
export async function begin(
  sql: Db,
  {
    keyId,
    request,
    print,
    now,
    staleBefore,
  }: RequestKey & { print: string; now: Date; staleBefore: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into partner_requests (key_id, request, print, begun_at)
    values (${keyId}, ${request}, ${print}, ${now})
    on conflict (key_id, request) do update set begun_at = excluded.begun_at
      where partner_requests.status is null and partner_requests.begun_at < ${staleBefore}
        and partner_requests.print = excluded.print
    returning 1`
  return rows.length > 0
}

export async function findRequest(
  sql: Db,
  { keyId, request }: RequestKey,
): Promise<KnownRequest | null> {
  const [found] = await sql<KnownRequest[]>`
    select print, status, answer, begun_at from partner_requests
    where key_id = ${keyId} and request = ${request}`
  return found ?? null
}

export async function updateAnswer(
  sql: Db,
  { keyId, request }: RequestKey,
  { status, answer }: { status: number; answer: object },
): Promise<void> {
  await sql`
    update partner_requests set status = ${status}, answer = ${JSON.stringify(answer)}::text::jsonb
    where key_id = ${keyId} and request = ${request}`
}

export async function deleteRequest(sql: Db, { keyId, request }: RequestKey): Promise<void> {
  await sql`delete from partner_requests where key_id = ${keyId} and request = ${request}`
}

export async function deleteRequestsBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from partner_requests where begun_at < ${before}`
}
