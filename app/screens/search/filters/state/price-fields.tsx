import { useRef, type ReactElement } from 'react'
import { filtersTexts } from '../../texts.ts'
import type { Filters } from '../../../../lib/filters/filters.ts'
import { formatNumber, formatPrice } from '../../../../lib/texts/format.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import type { PriceRates } from '../../../../lib/lists/price-rates.ts'
import panel from '../filter-panel.module.css'
import { BareInput } from '../../../../parts/forms/bare-control.tsx'
import { RangeBars } from '../controls/range-bars.tsx'
import css from './price-fields.module.css'
import { typeInto } from './type-into.ts'
import type { Facets } from './use-facets.ts'

interface PriceFieldsProps {
  /** Filters of the current list. */
  readonly applied: Filters
  /** Selected in the form, applied or not. */
  readonly edited: Filters
  readonly facets: Facets | null
  readonly rates: PriceRates | null
}

/** Price range and its currency; prices in other currencies are compared by the National Bank's rate. */
export function PriceFields({ applied, edited, facets, rates }: PriceFieldsProps): ReactElement {
  const t = filtersTexts.use()
  const lang = useLang()
  const inputs = useRef<HTMLDivElement>(null)
  const { currency } = edited
  const price = facets?.ranges['price']
  const bars = price?.bars ?? []
  const rate = (currency && rates?.[currency]) || 1
  const unit = t.price.currencies[currency || 'MDL']
  const fields = [
    { name: 'priceMin', label: t.price.min, hint: t.from, value: applied.priceMin },
    { name: 'priceMax', label: t.price.max, hint: t.to, value: applied.priceMax },
  ]
  return (
    <>
      <RangeBars
        label={t.price.title}
        bars={facets && bars.map(({ from, count }) => ({ from: inRound(from / rate), count }))}
        max={inRound((price?.max ?? 0) / rate)}
        from={edited.priceMin}
        to={edited.priceMax}
        format={(value) => `${formatNumber(lang, value)} ${unit}`}
        onChange={(end, value) => {
          const name = end === 'from' ? 'priceMin' : 'priceMax'
          typeInto(inputs.current?.querySelector<HTMLInputElement>(`[name=${name}]`), value)
        }}
      />
      <div ref={inputs} className={panel['pair']}>
        {fields.map(({ name, label, hint, value }) => (
          <BareInput
            key={name}
            name={name}
            aria-label={`${label}, ${unit}`}
            placeholder={hint}
            defaultValue={value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
          />
        ))}
      </div>
      <Currencies applied={applied.currency} />
      <p className={css['rate']} role="status">
        {currency && rates && <Rate currency={currency} rates={rates} />}
      </p>
    </>
  )
}

/** A number of two digits and zeros. */
function inRound(number: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1)
  return Math.round(number / step) * step
}

function Currencies({ applied }: { applied: Filters['currency'] }): ReactElement {
  const t = filtersTexts.use().price
  const choices = [
    { value: '', sign: t.currencies.MDL, name: t.currencies.MDL },
    { value: 'EUR', sign: '€', name: t.currencies.EUR },
    { value: 'USD', sign: '$', name: t.currencies.USD },
  ]
  return (
    <div className={css['currencies']} role="radiogroup" aria-label={t.currency}>
      {choices.map(({ value, sign, name }) => (
        <label key={value} className={css['currency']}>
          <input
            type="radio"
            name="currency"
            value={value}
            aria-label={name}
            defaultChecked={value === applied}
          />
          {sign}
        </label>
      ))}
    </div>
  )
}

function Rate({ currency, rates }: { currency: 'EUR' | 'USD'; rates: PriceRates }): ReactElement {
  const t = filtersTexts.use().price
  const lang = useLang()
  const unit = formatPrice(lang, 1, currency)
  return <>{t.rate(unit, formatNumber(lang, rates[currency], 2), rates.date)}</>
}
