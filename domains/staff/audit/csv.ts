import { csvText } from '../../lib/csv.ts'
import type { StoredAuditLine } from './store.ts'

const columns = ['id', 'at', 'staff', 'act', 'subject', 'subject id', 'before', 'after', 'reason']

/** Lines of the log as CSV. */
export function csvOf(lines: readonly StoredAuditLine[]): string {
  const rows = lines.map(
    ({ id, at, staff, act, subjectKind, subjectId, before, after, reason }) => [
      ...[String(id), at.toISOString(), staff ?? '', act, subjectKind, subjectId],
      ...[JSON.stringify(before), JSON.stringify(after), reason],
    ],
  )
  return csvText([columns, ...rows])
}
