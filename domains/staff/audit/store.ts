import type { AuditSubject, StaffAct } from '#contract/rules/staff/acts.ts'
import type { Db } from '../../deps.ts'

/** A state before or after an act: plain values, none of them personal. */
export type AuditState = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>

export interface AuditEntry {
  /** Null: an operator's command. */
  readonly staffId: number | null
  readonly act: StaffAct
  readonly subject: { readonly kind: AuditSubject; readonly id: number | string }
  readonly before?: AuditState
  readonly after?: AuditState
  /** Why, in the words of who acted; erased with the person whom it is about. */
  readonly reason?: string
}

export async function insertAuditEntry(
  sql: Db,
  { staffId, act, subject, before = {}, after = {}, reason = '' }: AuditEntry,
): Promise<void> {
  await sql`
    with line as (
      insert into audit_log (staff_id, act, subject_kind, subject_id, before, after)
      values (${staffId}, ${act}, ${subject.kind}, ${String(subject.id)}, ${sql.json(before)}, ${sql.json(after)})
      returning id, at
    )
    insert into audit_reasons (line_id, user_id, reason, written_at)
    select id, ${personOf(sql, subject)}, ${reason}, at from line where ${reason !== ''}`
}

/** SQL: the id of the account that an act is about; null without one. */
function personOf(sql: Db, { kind, id }: AuditEntry['subject']) {
  const key = Number(id)
  switch (kind) {
    case 'person':
    case 'profile':
    case 'staff':
      return sql`(select id from users where id = ${key})`
    case 'advert':
      return sql`(select owner_id from adverts where id = ${key})`
    case 'message':
      return sql`(select author_id from messages where id = ${key})`
    case 'review':
      return sql`(select author_id from reviews where id = ${key})`
    case 'appeal':
      return sql`(select user_id from appeals where id = ${key})`
    case 'ticket':
      return sql`(select user_id from tickets where id = ${key})`
    default:
      return sql`null::integer`
  }
}

export async function deleteReasonsAbout(sql: Db, userId: number): Promise<void> {
  await sql`delete from audit_reasons where user_id = ${userId}`
}

/** Filters of the log; undefined ones filter nothing. */
export interface AuditFilter {
  readonly staff?: string | undefined
  readonly act?: StaffAct | undefined
  readonly subject?: AuditSubject | undefined
  readonly subjectId?: string | undefined
  /** First and last day in Chișinău, YYYY-MM-DD. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Lines with lower ids. */
  readonly before?: number | undefined
}

export interface StoredAuditLine {
  readonly id: number
  readonly at: Date
  /** Null: an operator's command. */
  readonly staff: string | null
  readonly act: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  readonly reason: string
}

/** Newest first. */
export async function listAuditLines(
  sql: Db,
  { staff, act, subject, subjectId, from, to, before }: AuditFilter,
  most: number,
): Promise<StoredAuditLine[]> {
  return sql<StoredAuditLine[]>`
    select l.id::int, l.at, u.username as staff, l.act, l.subject_kind, l.subject_id, l.before, l.after,
      coalesce(r.reason, '') as reason
    from audit_log l
    left join audit_reasons r on r.line_id = l.id
    left join users u on u.id = l.staff_id
    where true
      ${staff === undefined ? sql`` : sql`and l.staff_id = (select id from users where username = ${staff})`}
      ${act === undefined ? sql`` : sql`and l.act = ${act}`}
      ${subject === undefined ? sql`` : sql`and l.subject_kind = ${subject}`}
      ${subjectId === undefined ? sql`` : sql`and l.subject_id = ${subjectId}`}
      ${from === undefined ? sql`` : sql`and l.at >= ${from}::date::timestamp at time zone 'Europe/Chisinau'`}
      ${to === undefined ? sql`` : sql`and l.at < (${to}::date + 1)::timestamp at time zone 'Europe/Chisinau'`}
      ${before === undefined ? sql`` : sql`and l.id < ${before}`}
    order by l.id desc
    limit ${most}`
}
