import type { StoredAuditLine } from './store.ts'

const columns = ['id', 'at', 'staff', 'act', 'subject', 'subject id', 'before', 'after', 'reason']

/** Lines of the log as CSV (RFC 4180) in UTF-8, with a byte order mark for spreadsheets. */
export function csvOf(lines: readonly StoredAuditLine[]): string {
  const rows = lines.map(
    ({ id, at, staff, act, subjectKind, subjectId, before, after, reason }) => [
      ...[String(id), at.toISOString(), staff ?? '', act, subjectKind, subjectId],
      ...[JSON.stringify(before), JSON.stringify(after), reason],
    ],
  )
  return `\ufeff${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet takes a text that begins with one of these signs for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
