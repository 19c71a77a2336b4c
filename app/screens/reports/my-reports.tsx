import type { ReactElement } from 'react'
import { otherReason, reportCalls, type Report } from '#contract/people/reports.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { formatDay } from '../../lib/texts/format.ts'
import { useLang, useLink } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { reportsTexts } from '../../parts/report/texts.ts'
import css from './my-reports.module.css'
import { myReportsTexts } from './texts.ts'

export const texts = [myReportsTexts, reportsTexts]

export const head: Head = ({ lang }) => myReportsTexts.of(lang).head

const onPage = 20

export const loader = screenLoader(async ({ call, query }) => {
  const page = readPage(query.get('page'))
  const { items, count } = await call(reportCalls.listReports, {
    startID: (page - 1) * onPage,
    itemsNum: onPage,
  })
  return { items, page, pages: Math.ceil(count / onPage), now: new Date().toISOString() }
})

/** Own reports: what, when, and what was decided. */
export function Component(): ReactElement {
  const { items, page, pages, now } = useLoaded<typeof loader>()
  const t = myReportsTexts.use()
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
      {items.length === 0 ? (
        <EmptyState icon="flag" title={t.empty.title}>
          <p>{t.empty.text}</p>
        </EmptyState>
      ) : (
        <ul className={css['list']}>
          {items.map((report) => (
            <ReportLine key={`${report.subject} ${report.id}`} report={report} now={now} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}

const icons = { open: 'clock', upheld: 'check', rejected: 'info' } as const

function ReportLine({ report, now }: { report: Report; now: string }): ReactElement {
  const t = myReportsTexts.use()
  const { reasons } = reportsTexts.use()
  const lang = useLang()
  const { subject, code, text, state, createdAt, decidedAt } = report
  return (
    <li className={css['line']} data-report={state}>
      <h2 className={css['subject']}>
        <Subject {...report} />
      </h2>
      <p className={css['reason']}>
        {t.reason} {code === otherReason ? text : reasons[subject][code]}
      </p>
      <p className={css['state']} data-state={state}>
        <Icon name={icons[state]} size={16} />
        {t.states[state]}
      </p>
      <p className={css['when']}>
        {[
          t.sent(formatDay(lang, createdAt, now)),
          decidedAt && t.decided(formatDay(lang, decidedAt, now)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}

function Subject({ subject, title, address, isAboutSender }: Report): ReactElement {
  const t = myReportsTexts.use()
  const link = useLink()
  const known = title ? t.subjects[subject](title) : t.gone[subject]
  const name = isAboutSender ? t.aboutSender(title) : known
  return address ? <a href={link(address)}>{name}</a> : <>{name}</>
}
