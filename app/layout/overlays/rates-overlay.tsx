import { useEffect, useState, type ReactElement } from 'react'
import { readAmount } from '#contract/rules/price.ts'
import { rateCalls } from '#contract/rates.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { formatNumber } from '../../lib/texts/format.ts'
import { ratesTexts } from '../texts.ts'
import { useLang, useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { Spinner } from '../../parts/feedback/spinner.tsx'
import type { OverlayProps } from './overlay.ts'
import css from './rates-overlay.module.css'

const currencies = ['USD', 'EUR', 'MDL', 'RON', 'UAH', 'RUB', 'GBP'] as const
type Code = (typeof currencies)[number]

interface Rates {
  readonly date: string
  readonly isStale: boolean
  /** MDL for one unit. */
  readonly values: ReadonlyMap<Code, number>
}

export const texts = [ratesTexts]

/** Currency converter with the National Bank's rates. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const { layout } = useTexts()
  const t = ratesTexts.use()
  const [rates, setRates] = useState<Rates | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    setRates(null)
    fetchRates().then(setRates, () => setRates('failed'))
  }, [attempt])
  return (
    <Dialog open title={t.title} onClose={onClose}>
      {rates === null && <Spinner label={layout.loading} />}
      {rates === 'failed' && (
        <div className={css['failed']} role="alert">
          <p>{t.failed}</p>
          <Button onPress={() => setAttempt(attempt + 1)}>{layout.retry}</Button>
        </div>
      )}
      {rates !== null && rates !== 'failed' && <Converter rates={rates} />}
    </Dialog>
  )
}

async function fetchRates(): Promise<Rates> {
  const { Date: date, isStale, Valutes } = await postCall(rateCalls.getRates, {})
  const known = currencies.flatMap((code) => {
    const value = Valutes.find(({ CharCode }) => CharCode === code)?.Value
    return value ? [[code, value] as const] : []
  })
  return { date, isStale, values: new Map(known) }
}

function Converter({ rates: { date, isStale, values } }: { rates: Rates }): ReactElement {
  const t = ratesTexts.use()
  const lang = useLang()
  const [amount, setAmount] = useState('100')
  const [from, setFrom] = useState<Code>('EUR')
  const [to, setTo] = useState<Code>('MDL')
  const sum = readAmount(amount, lang)
  const rate = (values.get(from) ?? NaN) / (values.get(to) ?? NaN)
  // Only MDL: the bank's list was empty.
  if (values.size < 2) return <p>{t.empty}</p>
  return (
    <div className={css['converter']}>
      <Field
        label={t.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={sum === null ? t.invalidAmount : undefined}
      />
      <div className={css['pair']}>
        <CurrencyField label={t.from} name="from" value={from} onChange={setFrom} />
        <button
          type="button"
          className={css['swap']}
          aria-label={t.swap}
          onClick={() => {
            setFrom(to)
            setTo(from)
          }}
        >
          <Icon name="arrow-right" size={16} />
          <Icon name="arrow-left" size={16} />
        </button>
        <CurrencyField label={t.to} name="to" value={to} onChange={setTo} />
      </div>
      <output className={css['result']}>
        {sum === null || Number.isNaN(rate)
          ? '–'
          : `${formatNumber(lang, sum * rate, 4)}\u00a0${to}`}
      </output>
      {isStale && (
        <p className={css['stale']} role="status">
          {t.stale(date)}
        </p>
      )}
      <RateTable values={values} />
      <p className={css['source']}>{t.official(date)}</p>
    </div>
  )
}

interface CurrencyFieldProps {
  readonly label: string
  readonly name: string
  readonly value: Code
  readonly onChange: (code: Code) => void
}

function CurrencyField({ label, name, value, onChange }: CurrencyFieldProps): ReactElement {
  const choose = (chosen: string): void => {
    const code = currencies.find((one) => one === chosen)
    if (code) onChange(code)
  }
  return (
    <Field label={label} name={name}>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {currencies.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </Field>
  )
}

function RateTable({ values }: { values: Rates['values'] }): ReactElement {
  const t = ratesTexts.use()
  const lang = useLang()
  return (
    <table className={css['table']}>
      <caption>{t.table}</caption>
      <tbody>
        {[...values]
          .filter(([code]) => code !== 'MDL')
          .map(([code, value]) => (
            <tr key={code}>
              <th scope="row">
                {code} <span className={css['name']}>{t.names[code]}</span>
              </th>
              <td>{formatNumber(lang, value, 4)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
