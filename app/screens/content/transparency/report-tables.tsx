import type { ReactElement } from 'react'
import type { Lang } from '#contract/languages.ts'
import type { TransparencyReport } from '#contract/site/transparency.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import css from './transparency.module.css'
import { transparencyTexts } from '../texts.ts'

interface Row {
  readonly name: string
  readonly value: string
  /** A part of the row before it. */
  readonly isPart?: boolean
}

interface TableProps {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly rows: readonly Row[]
}

/** All numbers of a report, by subject. */
export function ReportTables({ report }: { readonly report: TransparencyReport }): ReactElement {
  const t = transparencyTexts.use()
  const lang = useLang()
  const count = (value: number): string => formatNumber(lang, value)
  const hours = (value: number | null): string =>
    value === null ? t.notKnown : t.hours(formatNumber(lang, value))
  const sum = (rows: readonly { readonly count: number }[]): number =>
    rows.reduce((total, row) => total + row.count, 0)
  return (
    <>
      <Table
        id="reports"
        title={t.reports.title}
        about={t.reports.about}
        rows={[
          { name: t.reports.total, value: count(sum(report.reports)) },
          { name: t.reports.ofVisitors, value: count(report.reportsOfVisitors), isPart: true },
          ...report.reports.map((one) => ({
            name: t.reports.of(t.codes[one.code], t.subjects[one.subject]),
            value: count(one.count),
            isPart: true,
          })),
          { name: t.reports.upheld, value: count(report.reportsUpheld) },
          { name: t.reports.rejected, value: count(report.reportsRejected) },
          { name: t.reports.median, value: hours(report.reportMedianHours) },
          { name: t.reports.hidden, value: count(report.hiddenByReports) },
        ]}
      />
      <Table
        id="decisions"
        title={t.decisions.title}
        about={t.decisions.about}
        rows={[
          { name: t.decisions.people, value: count(sum(report.decisions)) },
          ...report.decisions.map((one) => ({
            name: t.decisions.kinds[one.decision],
            value: count(one.count),
            isPart: true,
          })),
          { name: t.decisions.byTime, value: count(report.decisionsByTime) },
          ...counted(lang, t.decisions.held, report.heldByRules),
          ...counted(lang, t.decisions.refused, report.refusedByRules),
        ]}
      />
      <Table
        id="rules"
        title={t.rules.title}
        about={t.rules.about}
        rows={report.rules.map((one) => ({
          name: nameOf(t.rules, one.rule),
          value: count(one.count),
        }))}
      />
      <Table
        id="appeals"
        title={t.appeals.title}
        about={t.appeals.about}
        rows={[
          { name: t.appeals.received, value: count(report.appeals) },
          { name: t.appeals.upheld, value: count(report.appealsUpheld) },
          { name: t.appeals.rejected, value: count(report.appealsRejected) },
          { name: t.appeals.median, value: hours(report.appealMedianHours) },
          { name: t.appeals.late, value: count(report.appealsLate) },
        ]}
      />
      <Table
        id="accounts"
        title={t.accounts.title}
        about={t.accounts.about}
        rows={[
          ...report.restrictions.map((one) => ({
            name: t.accounts.kinds[one.kind],
            value: count(one.count),
          })),
          { name: t.accounts.active, value: count(report.activeAccounts) },
        ]}
      />
    </>
  )
}

function nameOf(
  { names, other }: { readonly names: Readonly<Record<string, string>>; readonly other: string },
  rule: string,
): string {
  return names[rule] ?? other
}

/** None in reports from before it was counted. */
function counted(lang: Lang, name: string, value: number | undefined): Row[] {
  return value === undefined ? [] : [{ name, value: formatNumber(lang, value) }]
}

function Table({ id, title, about, rows }: TableProps): ReactElement {
  const t = transparencyTexts.use()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{about}</p>
      {rows.length === 0 ? (
        <p className={css['nothing']}>{t.nothing}</p>
      ) : (
        <table className={css['table']} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t.what}</th>
              <th scope="col">{t.count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value, isPart }) => (
              <tr key={name} data-part={isPart}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
