import * as z from 'zod'
import { call } from '../call.ts'
import { auditSubjects, staffActs } from '../rules/staff/acts.ts'
import { PageSize, Text, Token, wholeNumber } from '../shapes.ts'

const path = '/admin/audit.php'
const token = Token.optional()
/** "2026-11-23", a day in Chișinău; empty: none. */
const Day = z.union([z.literal(''), Text(10).pipe(z.iso.date().max(10))]).optional()
const AuditValues = z.record(z.string(), z.unknown())

/** A line of the audit log. */
const AuditLineShape = z.object({
  id: z.int(),
  /** ISO 8601, UTC */
  at: z.string(),
  /** Username; empty for an operator's command. */
  staff: z.string(),
  act: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  before: AuditValues,
  after: AuditValues,
  reason: z.string(),
})
export type AuditLine = z.infer<typeof AuditLineShape>

/** Filters of the log; empty ones filter nothing. */
const filters = {
  /** Username. */
  staff: Text(60).optional(),
  act: z.union([z.literal(''), z.enum(staffActs)]).optional(),
  subject: z.union([z.literal(''), z.enum(auditSubjects)]).optional(),
  /** Id of the subject. */
  subjectId: Text(60).optional(),
  from: Day,
  to: Day,
}

/** Calls on the audit log. */
export const auditCalls = {
  listAudit: call({
    path,
    action: 'list',
    summary: 'List acts of staff, newest first',
    auth: 'staff',
    right: 'audit',
    acts: [],
    input: {
      ...filters,
      /** Lines with lower ids. */
      before: wholeNumber(1, 9_999_999_999).optional(),
      itemsNum: PageSize.default(50),
      token,
    },
    output: { lines: z.array(AuditLineShape), hasMore: z.boolean() },
  }),
  exportAudit: call({
    path,
    action: 'export',
    summary:
      'Export acts of staff as CSV, newest first, at most 10,000 lines; the export is an act too',
    auth: 'staff',
    right: 'audit',
    acts: ['audit.export'],
    input: { ...filters, token },
    output: { csv: z.string(), lines: z.int() },
  }),
}
