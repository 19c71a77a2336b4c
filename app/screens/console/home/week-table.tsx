import type { ReactElement } from 'react'
import type { Metric } from '#contract/rules/numbers/metrics.ts'
import type { WeekNumber } from '#contract/staff/numbers.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { numbersTexts } from '../texts.ts'
import css from './home.module.css'

const ofMoney: readonly Metric[] = ['smsCost', 'revenue']

/** The numbers of the last seven days beside the seven before. */
export function WeekTable({ week }: { readonly week: readonly WeekNumber[] }): ReactElement | null {
  const { overview: t, metrics } = numbersTexts.use()
  const link = useLink()
  const lang = useLang()
  if (week.length === 0) return null
  const said = (metric: Metric, value: number | null): string => {
    if (value === null) return '–'
    return formatNumber(lang, ofMoney.includes(metric) ? Math.round(value / 100) : value)
  }
  return (
    <section aria-labelledby="week">
      <h2 id="week" className={css['heading']}>
        {t.week}
      </h2>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t.metric}</th>
            <th scope="col">{t.week}</th>
            <th scope="col">{t.before}</th>
          </tr>
        </thead>
        <tbody>
          {week.map(({ metric, week: now, before }) => (
            <tr key={metric} data-metric={metric}>
              <th scope="row">{metrics[metric]}</th>
              <td className={css['some']}>{said(metric, now)}</td>
              <td className={css['age']}>{said(metric, before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css['more']}>
        <a href={link('/admin/numbers')}>{t.allNumbers}</a>
      </p>
    </section>
  )
}
