import { useState, type ReactElement } from 'react'
import { convertedCurrencies, type ConvertedCurrency } from '#contract/rules/money/currencies.ts'
import { readAmount } from '#contract/rules/money/price.ts'
import { isConverted, type Rates } from '../../lib/rates/rates.ts'
import { formatNumber } from '../../lib/texts/format.ts'
import { useLang, useLink } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { Field } from '../forms/field.tsx'
import { Icon } from '../icons/icon.tsx'
import css from './converter.module.css'
import { ratesTexts } from './texts.ts'

/** What is typed. */
export interface Conversion {
  readonly amount: string
  readonly from: ConvertedCurrency
  readonly to: ConvertedCurrency
}

export const firstConversion: Conversion = { amount: '100', from: 'EUR', to: 'MDL' }

/** Longest amount, with its separators. */
const amountLength = 24

interface ConverterProps {
  readonly rates: Rates
  readonly start?: Conversion
}

/** Converts while typing; without JavaScript its button asks the server. */
export function Converter({ rates, start = firstConversion }: ConverterProps): ReactElement {
  const t = ratesTexts.use()
  const lang = useLang()
  const link = useLink()
  const [typed, setTyped] = useState(start)
  const { amount, from, to } = typed
  const sum = readAmount(amount, lang)
  return (
    <form
      className={css['converter']}
      action={link('/exchange-rates')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label={t.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={amountLength}
        value={amount}
        onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
        error={sum === null ? t.invalidAmount : undefined}
      />
      <div className={css['pair']}>
        <CurrencyField
          label={t.from}
          name="from"
          value={from}
          onChange={(code) => setTyped({ ...typed, from: code })}
        />
        <button
          type="button"
          className={`${css['swap']} needs-script`}
          aria-label={t.swap}
          onClick={() => setTyped({ amount, from: to, to: from })}
        >
          <Icon name="arrow-right" size={16} />
          <Icon name="arrow-left" size={16} />
        </button>
        <CurrencyField
          label={t.to}
          name="to"
          value={to}
          onChange={(code) => setTyped({ ...typed, to: code })}
        />
      </div>
      <Button type="submit" className={css['submit'] ?? ''}>
        {t.convert}
      </Button>
      <Result rates={rates} typed={typed} sum={sum} />
    </form>
  )
}

function Result({
  rates: { values, date },
  typed: { from, to },
  sum,
}: {
  rates: Rates
  typed: Conversion
  sum: number | null
}): ReactElement {
  const t = ratesTexts.use()
  const lang = useLang()
  const rate = (values[from] ?? NaN) / (values[to] ?? NaN)
  const isKnown = sum !== null && !Number.isNaN(rate)
  return (
    <>
      <output className={css['result']}>
        {isKnown ? `${formatNumber(lang, sum * rate, 4)}\u00a0${to}` : '–'}
      </output>
      <p className={css['source']}>
        {!Number.isNaN(rate) && `1\u00a0${from} = ${formatNumber(lang, rate, 4)}\u00a0${to}. `}
        {t.official(date)}
      </p>
    </>
  )
}

interface CurrencyFieldProps {
  readonly label: string
  readonly name: string
  readonly value: ConvertedCurrency
  readonly onChange: (code: ConvertedCurrency) => void
}

function CurrencyField({ label, name, value, onChange }: CurrencyFieldProps): ReactElement {
  return (
    <Field label={label} name={name}>
      <select
        value={value}
        onChange={({ target }) => isConverted(target.value) && onChange(target.value)}
      >
        {convertedCurrencies.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </Field>
  )
}
