import type { ReactElement } from 'react'
import { auditCalls, type AuditLine } from '#contract/staff/audit.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatDate, formatTime } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { auditTexts, consoleTexts } from '../texts.ts'
import { AuditFilters } from './audit-filters.tsx'
import { changeText } from './change-text.ts'
import { auditAddress, filterFrom } from './audit-filter.ts'
import css from './audit.module.css'

export const texts = [consoleTexts, auditTexts]

export const head: Head = ({ lang }) => auditTexts.of(lang).head

export const loader = staffLoader(async ({ call, query }) => {
  const filter = filterFrom(query)
  const before = query.get('before')
  const page = await call(auditCalls.listAudit, { ...filter, ...(before && { before }) })
  return { ...page, filter, isFirst: before === null }
})

/** Acts of staff, newest first, with filters. */
export function Component(): ReactElement {
  const { lines, hasMore, filter, isFirst } = useStaffLoaded<typeof loader>()
  const t = auditTexts.use()
  const { common } = consoleTexts.use()
  const link = useLink()
  const last = lines.at(-1)
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      <AuditFilters key={JSON.stringify(filter)} filter={filter} />
      {lines.length === 0 ? <p>{common.none}</p> : <AuditTable lines={lines} />}
      <p className={css['pages']}>
        {!isFirst && <a href={link(auditAddress(filter))}>{t.newest}</a>}
        {hasMore && last && <a href={link(auditAddress(filter, last.id))}>{t.more}</a>}
      </p>
    </>
  )
}

function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }): ReactElement {
  const { columns, title } = auditTexts.use()
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={title}>
      <table className={css['table']}>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ line }: { readonly line: AuditLine }): ReactElement {
  const t = auditTexts.use()
  const { common } = consoleTexts.use()
  const lang = useLang()
  const link = useLink()
  const { id, at, staff, act, subject, before, after, reason } = line
  const acts: Readonly<Record<string, string>> = t.acts
  const subjects: Readonly<Record<string, string>> = t.subjects
  const name = `${subjects[subject.kind] ?? subject.kind} ${subject.id === '0' ? '' : subject.id}`
  const wordIn = useValueWords()
  const isPerson = subject.kind === 'person' || subject.kind === 'staff'
  return (
    <tr data-act={act} data-line={id}>
      <td>
        <time dateTime={at}>
          {formatDate(lang, at)}, {formatTime(at)}
        </time>
      </td>
      <td>{staff ? `@${staff}` : common.operator}</td>
      <td>{acts[act] ?? act}</td>
      <td>{isPerson ? <a href={link(`/admin/people/${subject.id}`)}>{name}</a> : name}</td>
      <td className={css['change']}>{changeText(before, after, wordIn)}</td>
      <td className={css['reason']}>{reason}</td>
    </tr>
  )
}

/** Words for the names and values of states. */
function useValueWords(): (value: string) => string {
  const t = auditTexts.use()
  const frame = consoleTexts.use()
  const lang = useLang()
  const words: Readonly<Record<string, string>> = { ...frame.roles, ...t.values }
  return (value) =>
    words[value] ?? (/^\d{4}-\d\d-\d\dT/.test(value) ? formatDate(lang, value) : value)
}
