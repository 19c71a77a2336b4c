import type { MouseEvent, ReactElement } from 'react'
import { currencies } from '#contract/rules/money/currencies.ts'
import { readPrice } from '#contract/rules/money/price.ts'
import { formatPrice } from '../../../../lib/texts/format.ts'
import { postingTexts } from '../../texts.ts'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import type { TypedAdvert } from '../draft/draft.ts'
import { Field } from '../../../../parts/forms/field.tsx'
import { FieldPair } from '../../../../parts/forms/field-pair.tsx'
import { focusField } from '../../../../parts/forms/focus-field.ts'
import { Choice } from './inputs.tsx'
import css from '../steps/form.module.css'

interface PriceInputProps {
  readonly typed: Pick<TypedAdvert, 'price' | 'currency' | 'isFree'>
  readonly error: string | undefined
  readonly onChange: (change: Partial<PriceInputProps['typed']>) => void
  readonly onBlur: () => void
}

/** Price as free text with its currency; a typed currency is selected. */
export function PriceInput({ typed, error, onChange, onBlur }: PriceInputProps): ReactElement {
  const { fields } = postingTexts.use()
  const type = (price: string): void => {
    const currency = readPrice(price)?.currency
    onChange({ price, ...(currency && { currency }) })
  }
  const choose = (chosen: string): void => {
    const currency = currencies.find((one) => one === chosen) ?? 'MDL'
    const read = readPrice(typed.price)
    // Selecting another currency than the typed one keeps only the digits.
    onChange({ currency, ...(read?.currency && { price: String(read.amount) }) })
  }
  return (
    <>
      <FieldPair>
        <Field
          name="price"
          label={fields.price}
          hint={fields.priceHint}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          disabled={typed.isFree}
          value={typed.isFree ? '' : typed.price}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={onBlur}
        />
        <Choice name="currency" label={fields.currency} value={typed.currency} onChange={choose}>
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      </FieldPair>
      {!typed.isFree && <Reading typed={typed} onChange={onChange} />}
    </>
  )
}

/** Prevents blur on a button press: the field's error would shift the button away from the pointer. */
function stay(event: MouseEvent): void {
  event.preventDefault()
}

/** Interpretation of the typed price where it is not obvious; a zero offers a choice of meanings. */
function Reading({ typed, onChange }: Pick<PriceInputProps, 'typed' | 'onChange'>): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const { fields } = postingTexts.use()
  const read = readPrice(typed.price)
  const isPlain = /^\d{0,3}$/.test(typed.price.trim())
  /** The pressed button is removed, so the focus moves to the price. */
  const decide = (change: Partial<TypedAdvert>): void => {
    onChange(change)
    focusField(change.isFree ? 'free' : 'price')
  }
  return (
    <div aria-live="polite">
      {read && read.amount > 0 && !isPlain && (
        <p className={css['tip']}>
          {fields.readAs(formatPrice(lang, read.amount, typed.currency))}
        </p>
      )}
      {read?.amount === 0 && (
        <>
          <p className={css['tip']}>{fields.isItFree}</p>
          <p className={css['answers']}>
            <Button onMouseDown={stay} onPress={() => decide({ price: '', isFree: true })}>
              {fields.free}
            </Button>
            <Button onMouseDown={stay} onPress={() => decide({ price: '' })}>
              {t.adverts.byAgreement}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
