import type { ReactElement } from 'react'
import { ratedCurrencies } from '#contract/rules/money/currencies.ts'
import type { Rates } from '../../lib/rates/rates.ts'
import { formatNumber } from '../../lib/texts/format.ts'
import { useLang } from '../../lib/texts/texts.ts'
import css from './rate-list.module.css'
import { ratesTexts } from './texts.ts'

/** The bank's rates of its last day, and a word if that is long ago. */
export function RateList({ rates: { values, date, isStale } }: { rates: Rates }): ReactElement {
  const t = ratesTexts.use()
  const lang = useLang()
  const rated = ratedCurrencies.flatMap((code) => {
    const { [code]: value } = values
    return value === undefined ? [] : [{ code, value }]
  })
  return (
    <>
      {isStale && (
        <p className={css['stale']} role="status">
          {t.stale(date)}
        </p>
      )}
      <table className={css['table']}>
        <caption>{t.table}</caption>
        <tbody>
          {rated.map(({ code, value }) => (
            <tr key={code}>
              <th scope="row">
                {code} <span className={css['name']}>{t.names[code]}</span>
              </th>
              <td>{formatNumber(lang, value, 4)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
