import type { ReactElement } from 'react'
import { auditSubjects, staffActs } from '#contract/rules/staff/acts.ts'
import { auditCalls } from '#contract/staff/audit.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { downloadCsv } from '../frame/download.ts'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { auditTexts } from '../texts.ts'
import { auditAddress, type AuditFilter } from './audit-filter.ts'
import css from './audit.module.css'

/** A form whose fields are in the address, and the export of what they leave. */
export function AuditFilters({ filter }: { readonly filter: AuditFilter }): ReactElement {
  const t = auditTexts.use()
  const link = useLink()
  const exporting = useStaffCall(auditCalls.exportAudit, {
    success: ({ lines }) => t.exported(lines),
    onDone: ({ csv }) => downloadCsv('audit', csv),
  })
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <form className={css['filters']} action={link('/admin/audit')}>
      <Field label={t.filters.staff} name="staff" defaultValue={filter.staff} maxLength={60} />
      <Field label={t.filters.act} name="act">
        <select defaultValue={filter.act}>
          <option value="">{t.filters.any}</option>
          {staffActs.map((act) => (
            <option key={act} value={act}>
              {t.acts[act]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t.filters.subject} name="subject">
        <select defaultValue={filter.subject}>
          <option value="">{t.filters.any}</option>
          {auditSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {t.subjects[subject]}
            </option>
          ))}
        </select>
      </Field>
      <Field
        label={t.filters.subjectId}
        name="subjectId"
        defaultValue={filter.subjectId}
        maxLength={60}
      />
      <Field label={t.filters.from} name="from" type="date" defaultValue={filter.from} />
      <Field label={t.filters.to} name="to" type="date" defaultValue={filter.to} />
      <div className={css['submit']}>
        <Button type="submit" kind="primary">
          {t.filters.apply}
        </Button>
        <Button busy={exporting.isBusy} onPress={() => void exporting(filter)}>
          {t.export}
        </Button>
        {isFiltered && <a href={link(auditAddress(none))}>{t.filters.clear}</a>}
      </div>
    </form>
  )
}

const none: AuditFilter = { staff: '', act: '', subject: '', subjectId: '', from: '', to: '' }
