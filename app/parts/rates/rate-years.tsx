import { useEffect, useState, type MouseEvent, type ReactElement } from 'react'
import { ratedCurrencies, type RatedCurrency } from '#contract/rules/money/currencies.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { fetchYear, type RateOfDay } from '../../lib/rates/rates.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import css from './rate-years.module.css'
import { ratesTexts } from './texts.ts'
import { YearChart } from './year-chart.tsx'

interface RateYearsProps {
  /** The bank's last day, DD.MM.YYYY. */
  readonly lastDay: string
  readonly currency?: RatedCurrency
  /** Of `currency`, as the server has loaded them. */
  readonly days?: readonly RateOfDay[]
}

/** The year of one currency at a time. Without JavaScript each name leads to the page with its year. */
export function RateYears({ lastDay, currency = 'EUR', days }: RateYearsProps): ReactElement {
  const t = ratesTexts.use()
  const link = useLink()
  const [chosen, setChosen] = useState(currency)
  const { loaded, retry } = useYear(chosen, lastDay, chosen === currency ? days : undefined)
  const choose = (code: RatedCurrency) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setChosen(code)
  }
  return (
    <section className={css['years']}>
      <h3 className={css['title']}>{t.year}</h3>
      <nav className={css['names']} aria-label={t.year}>
        {ratedCurrencies.map((code) => (
          <a
            key={code}
            className="pill"
            href={link(`/exchange-rates?currency=${code}`)}
            title={t.names[code]}
            aria-current={code === chosen ? 'true' : undefined}
            onClick={choose(code)}
          >
            {code}
          </a>
        ))}
      </nav>
      <div className={css['room']}>
        <Loaded currency={chosen} loaded={loaded} retry={retry} />
      </div>
    </section>
  )
}

type LoadedYear = readonly RateOfDay[] | 'failed' | null

function Loaded({
  currency,
  loaded,
  retry,
}: {
  currency: RatedCurrency
  loaded: LoadedYear
  retry: () => void
}): ReactElement {
  const { layout } = useTexts()
  const t = ratesTexts.use()
  if (loaded === null)
    return (
      <div className={`skeleton ${css['waiting']}`} role="status" aria-label={layout.loading} />
    )
  if (loaded === 'failed') {
    return (
      <div role="alert">
        <p>{t.failed}</p>
        <Button onPress={retry}>{layout.retry}</Button>
      </div>
    )
  }
  return <YearChart key={currency} currency={currency} days={loaded} />
}

/** Years are loaded once, whichever currency is chosen again. */
function useYear(
  currency: RatedCurrency,
  lastDay: string,
  given: readonly RateOfDay[] | undefined,
): { loaded: LoadedYear; retry: () => void } {
  const [years, setYears] = useState<Partial<Record<RatedCurrency, LoadedYear>>>({})
  const loaded = given ?? years[currency] ?? null
  useEffect(() => {
    if (loaded !== null) return
    const note = (year: LoadedYear): void => setYears((was) => ({ ...was, [currency]: year }))
    fetchYear(postCall, currency, lastDay).then(note, () => note('failed'))
  }, [loaded, currency, lastDay])
  return { loaded, retry: () => setYears((was) => ({ ...was, [currency]: null })) }
}
