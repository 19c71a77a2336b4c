import type { ReactElement } from 'react'
import { formatDate } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { statisticsTexts } from '../texts.ts'
import { counted, noonOf, type Days } from './day-charts.tsx'
import css from './advert-statistics.module.css'

/** The counts as numbers, today first. */
export function DayTable({ days }: { days: Days }): ReactElement {
  const t = statisticsTexts.use()
  const lang = useLang()
  return (
    <details className={css['details']}>
      <summary>{t.numbers}</summary>
      <div className={css['scroll']} role="group" aria-label={t.numbers} tabIndex={0}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              {counted.map((what) => (
                <th scope="col" key={what}>
                  {t.counts[what]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  {formatDate(lang, noonOf(day.day))}
                  {day.isPromoted && ` · ${t.promoted}`}
                </th>
                {counted.map((what) => (
                  <td key={what}>{day[what]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
