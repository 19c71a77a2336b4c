import type { ReactElement } from 'react'
import type { RuleReportLine } from '#contract/staff/review-rules.ts'
import list from '../frame/list.module.css'
import { rulesTexts } from './texts.ts'
import css from './rules.module.css'

const counts = ['tried', 'held', 'refused', 'overruled', 'upheld', 'otherwise', 'open'] as const

/** What a rule found in each month, and how often moderators decided otherwise. */
export function RuleReport({ lines }: { readonly lines: readonly RuleReportLine[] }): ReactElement {
  const { report } = rulesTexts.use()
  const shown = counts.filter((name) => lines.some((line) => line[name] > 0))
  return (
    <section className={css['box']}>
      <h2>{report.title}</h2>
      {lines.length === 0 ? (
        <p className={list['muted']}>{report.none}</p>
      ) : (
        <>
          <p className={list['muted']}>{report.about}</p>
          <div className={css['scroll']} tabIndex={0} role="region" aria-label={report.title}>
            <table className={css['table']}>
              <thead>
                <tr>
                  <th scope="col">{report.month}</th>
                  {shown.map((name) => (
                    <th key={name} scope="col" className="numeric">
                      {report[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.month}>
                    <th scope="row">{line.month}</th>
                    {shown.map((name) => (
                      <td key={name} className="numeric">
                        {line[name]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
