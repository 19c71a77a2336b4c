import { useState, type ReactElement } from 'react'
import { convertedCurrencies } from '#contract/rules/money/currencies.ts'
import { chooseCurrency, chosenCurrency } from '../../lib/rates/chosen-currency.ts'
import { useHydrated } from '../../lib/browser/hydrated.ts'
import { Field } from '../forms/field.tsx'
import { ratesTexts } from './texts.ts'

/** The currency that prices are repeated in, of this browser; none until somebody asks for one. */
export function CurrencyChoice(): ReactElement {
  const t = ratesTexts.use()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? (isHydrated ? (chosenCurrency() ?? '') : '')
  const choose = (code: string): void => {
    setChosen(code)
    chooseCurrency(code || null)
  }
  return (
    <div className="needs-script">
      <Field label={t.alsoIn} hint={t.alsoInHint} name="currency">
        <select value={value} onChange={({ target }) => choose(target.value)}>
          <option value="">{t.inNone}</option>
          {convertedCurrencies.map((code) => (
            <option key={code} value={code}>
              {code} · {t.names[code]}
            </option>
          ))}
        </select>
      </Field>
    </div>
  )
}
