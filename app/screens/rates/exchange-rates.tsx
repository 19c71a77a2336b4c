import type { ReactElement } from 'react'
import { ratedCurrencies } from '#contract/rules/money/currencies.ts'
import { fetchRates, fetchYear, isConverted } from '../../lib/rates/rates.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { Converter, firstConversion, type Conversion } from '../../parts/rates/converter.tsx'
import { CurrencyChoice } from '../../parts/rates/currency-choice.tsx'
import { RateList } from '../../parts/rates/rate-list.tsx'
import { RateYears } from '../../parts/rates/rate-years.tsx'
import { ratesTexts } from '../../parts/rates/texts.ts'
import css from './exchange-rates.module.css'

export const texts = [ratesTexts]

export const head: Head = ({ lang }) => ratesTexts.of(lang).head

export const loader = screenLoader(async ({ call, query }) => {
  const rates = await fetchRates(call)
  const currency = ratedCurrencies.find((code) => code === query.get('currency')) ?? 'EUR'
  const days = rates ? await fetchYear(call, currency, rates.date) : []
  return { rates, currency, days, start: conversionOf(query) }
})

function conversionOf(query: URLSearchParams): Conversion {
  const codeOr = (name: 'from' | 'to') => {
    const typed = query.get(name)
    return isConverted(typed) ? typed : firstConversion[name]
  }
  return {
    amount: query.get('amount')?.slice(0, 24) ?? firstConversion.amount,
    from: codeOr('from'),
    to: codeOr('to'),
  }
}

/** The converter as a page of its own, which works without JavaScript. */
export function Component(): ReactElement {
  const t = ratesTexts.use()
  const { rates, currency, days, start } = useLoaded<typeof loader>()
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
      {rates ? (
        <div className={css['columns']}>
          <div className={css['column']}>
            <h2 className={css['heading']}>{t.converter}</h2>
            <Converter rates={rates} start={start} />
            <CurrencyChoice />
          </div>
          <div className={css['column']}>
            <h2 className={css['heading']}>{t.officialRates}</h2>
            <RateList rates={rates} />
            <RateYears key={currency} lastDay={rates.date} currency={currency} days={days} />
          </div>
        </div>
      ) : (
        <p>{t.empty}</p>
      )}
    </div>
  )
}
