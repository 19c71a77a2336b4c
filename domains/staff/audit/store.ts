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
  /** Why, in the words of who acted. */
  readonly reason?: string
}

export async function insertAuditEntry(
  sql: Db,
  { staffId, act, subject, before = {}, after = {}, reason = '' }: AuditEntry,
): Promise<void> {
  await sql`
    insert into audit_log (staff_id, act, subject_kind, subject_id, before, after, reason)
    values (${staffId}, ${act}, ${subject.kind}, ${String(subject.id)}, ${sql.json(before)}, ${sql.json(after)},
      ${reason})`
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
    select l.id::int, l.at, u.username as staff, l.act, l.subject_kind, l.subject_id, l.before, l.after, l.reason
    from audit_log l
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
