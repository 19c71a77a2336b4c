import {
  auditSubjects,
  staffActs,
  type AuditSubject,
  type StaffAct,
} from '#contract/rules/staff/acts.ts'

/** Filters of the log as they are in the address; empty ones filter nothing. */
export interface AuditFilter {
  readonly staff: string
  readonly act: StaffAct | ''
  readonly subject: AuditSubject | ''
  readonly subjectId: string
  readonly from: string
  readonly to: string
}

export function filterFrom(query: URLSearchParams): AuditFilter {
  const text = (name: string): string => query.get(name)?.trim() ?? ''
  return {
    staff: text('staff').slice(0, 60),
    act: staffActs.find((one) => one === text('act')) ?? '',
    subject: auditSubjects.find((one) => one === text('subject')) ?? '',
    subjectId: text('subjectId').slice(0, 60),
    from: dayFrom(text('from')),
    to: dayFrom(text('to')),
  }
}

function dayFrom(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}

/** Address of the log with these filters, from the line after `before`. */
export function auditAddress(filter: AuditFilter, before?: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (before !== undefined) query.set('before', String(before))
  return query.size > 0 ? `/admin/audit?${query}` : '/admin/audit'
}
