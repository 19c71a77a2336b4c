import { useEffect, useState, type ReactElement } from 'react'
import { postCall } from '../../lib/calls/calls.ts'
import { fetchRates, type Rates } from '../../lib/rates/rates.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { Spinner } from '../../parts/feedback/spinner.tsx'
import { Converter } from '../../parts/rates/converter.tsx'
import { CurrencyChoice } from '../../parts/rates/currency-choice.tsx'
import { RateList } from '../../parts/rates/rate-list.tsx'
import { RateYears } from '../../parts/rates/rate-years.tsx'
import { ratesTexts } from '../../parts/rates/texts.ts'
import type { OverlayProps } from './overlay.ts'
import css from './rates-overlay.module.css'

export const texts = [ratesTexts]

/** Currency converter with the National Bank's rates. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const { layout } = useTexts()
  const t = ratesTexts.use()
  const [rates, setRates] = useState<Rates | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    setRates(null)
    fetchRates(postCall).then(setRates, () => setRates('failed'))
  }, [attempt])
  return (
    <Dialog open title={t.title} onClose={onClose}>
      {rates === null && <Spinner label={layout.loading} />}
      {rates === 'failed' && (
        <div className={css['rates']} role="alert">
          <p>{t.failed}</p>
          <Button onPress={() => setAttempt(attempt + 1)}>{layout.retry}</Button>
        </div>
      )}
      {rates !== null && rates !== 'failed' && <Shown rates={rates} />}
    </Dialog>
  )
}

function Shown({ rates }: { rates: Rates }): ReactElement {
  const t = ratesTexts.use()
  const link = useLink()
  // Only MDL: the bank's list was empty.
  if (Object.keys(rates.values).length < 2) return <p>{t.empty}</p>
  return (
    <div className={css['rates']}>
      <Converter rates={rates} />
      <RateList rates={rates} />
      <RateYears lastDay={rates.date} />
      <CurrencyChoice />
      <p>
        <a href={link('/exchange-rates')}>{t.ownPage}</a>
      </p>
    </div>
  )
}
