import { contactsIn } from '../../contacts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { csvOf } from './csv.ts'
import {
  insertAuditEntry,
  listAuditLines,
  type AuditEntry,
  type AuditFilter,
  type AuditState,
  type StoredAuditLine,
} from './store.ts'

export type { AuditFilter, AuditState, StoredAuditLine }

/** Names of values that never go into the log. */
const secret = /phone|mail|code|token|password|secret/i

/**
 * Writes an act into the audit log, in the transaction of the act: an act that fails leaves no line, and none is left
 * out. The reason lies apart, without contacts. Throws for a state that names a secret or a contact.
 */
export async function writeAudit(sql: Db, entry: AuditEntry): Promise<void> {
  const named = Object.keys({ ...entry.before, ...entry.after }).find((name) => secret.test(name))
  if (named !== undefined) throw new Error(`${named} may not be in the audit log`)
  await insertAuditEntry(sql, { ...entry, reason: withoutContacts(entry.reason ?? '') })
}

/** Digits of numbers, and words with contacts, become dots. */
function withoutContacts(text: string): string {
  if (contactsIn(text) === 'none') return text
  return text
    .replaceAll(/\d(?:[\s.()/-]*\d){5,}/g, '…')
    .split(/(\s+)/)
    .map((word) => (contactsIn(word) === 'none' ? word : '…'))
    .join('')
}

/** A page of the log, newest first, and whether there is more. */
export async function auditLines(
  { sql }: Pick<Deps, 'sql'>,
  filter: AuditFilter,
  size: number,
): Promise<{ lines: StoredAuditLine[]; hasMore: boolean }> {
  const found = await listAuditLines(sql, filter, size + 1)
  return { lines: found.slice(0, size), hasMore: found.length > size }
}

const exportedLines = 10_000

/** The log as CSV, newest first, at most 10,000 lines; the export is itself in the log. */
export async function exportAudit(
  deps: Pick<Deps, 'sql'>,
  staff: Staff,
  filter: AuditFilter,
): Promise<{ csv: string; lines: number }> {
  return deps.sql.begin(async (sql) => {
    const lines = await listAuditLines(sql, filter, exportedLines)
    const subject = { kind: 'audit', id: 0 } as const
    const after = { lines: lines.length }
    await writeAudit(sql, { staffId: staff.id, act: 'audit.export', subject, after })
    return { csv: csvOf(lines), lines: lines.length }
  })
}
