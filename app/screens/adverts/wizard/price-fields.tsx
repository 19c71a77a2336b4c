import type { ReactElement } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import type { TypedAdvert } from './draft.ts'
import { Choice, described, Labelled, Tick } from './inputs.tsx'
import css from './form.module.css'

const currencies = ['MDL', 'EUR', 'USD'] as const

interface PriceFieldsProps {
  readonly typed: TypedAdvert
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
  readonly onBlur: () => void
}

/** Price, currency, and whether one may bargain. */
export function PriceFields({ typed, error, onChange, onBlur }: PriceFieldsProps): ReactElement {
  const { fields } = useTexts().posting
  const field = { name: 'price', label: fields.price, hint: fields.priceHint, error }
  return (
    <div>
      <div className={css['pair']}>
        <Labelled {...field}>
          <input
            {...described(field)}
            className={css['input']}
            inputMode="decimal"
            autoComplete="off"
            value={typed.price}
            onChange={({ target }) => onChange({ price: target.value })}
            onBlur={onBlur}
          />
        </Labelled>
        <Choice
          name="currency"
          label={fields.currency}
          value={typed.currency}
          onChange={(value) =>
            onChange({ currency: currencies.find((one) => one === value) ?? 'MDL' })
          }
        >
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      </div>
      <Tick
        name="negotiable"
        label={fields.negotiable}
        isOn={typed.isNegotiable}
        onChange={(isNegotiable) => onChange({ isNegotiable })}
      />
    </div>
  )
}
