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
