import { useState, type ReactElement, type SubmitEvent } from 'react'
import type { Topic } from '#contract/people/messages.ts'
import type { Refusal } from '#contract/refusals.ts'
import { readPrice } from '#contract/rules/money/price.ts'
import { refusalText } from '../../../lib/calls/refusal.ts'
import type { PriceRates } from '../../../lib/lists/price-rates.ts'
import { currencySigns, formatPrice } from '../../../lib/texts/format.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { inLei } from './in-lei.ts'
import { offersTexts } from './texts.ts'
import css from './offers.module.css'

interface OfferFormProps {
  /** The price that is asked. */
  readonly advert: Pick<Topic, 'price' | 'currency'>
  /** Null before they are known. */
  readonly rates: PriceRates | null
  /** Price to begin with. */
  readonly typed?: string | undefined
  readonly isBusy: boolean
  /** Of `makeOffer` or `answerOffer`. */
  readonly refusal: Refusal | null
  readonly onSend: (price: string) => void
  readonly onCancel: () => void
}

/** Asks for the price of an offer or a counter-offer. */
export function OfferForm(props: OfferFormProps): ReactElement {
  const { advert, typed = '', isBusy, refusal, onSend, onCancel } = props
  const t = useTexts()
  const { form } = offersTexts.use()
  const [price, setPrice] = useState(typed)
  const [isMissing, setMissing] = useState(false)
  const isOfPrice = refusal?.field === 'price'
  const error = isMissing ? t.refusals.offer_price_required : isOfPrice && refusalText(t, refusal)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setMissing(price.trim() === '')
    if (price.trim() !== '') onSend(price)
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <Field
        name="price"
        label={`${form.price}, ${currencySigns[advert.currency]}`}
        hint={
          advert.price > 0
            ? form.asked(formatPrice(t.lang, advert.price, advert.currency))
            : undefined
        }
        error={error || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={price}
        onChange={({ currentTarget }) => setPrice(currentTarget.value)}
      />
      <Reading {...props} typed={price} />
      {refusal && !isOfPrice && <ProblemLine text={refusalText(t, refusal)} />}
      <div className={css['answers']}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {form.send}
        </Button>
        <Button onPress={onCancel}>{form.cancel}</Button>
      </div>
    </form>
  )
}

/** How the typed price is understood, and what it is in lei. */
function Reading({
  typed,
  advert: { currency },
  rates,
}: Pick<OfferFormProps, 'advert' | 'rates'> & { readonly typed: string }): ReactElement {
  const { lang } = useTexts()
  const amount = readPrice(typed)?.amount ?? 0
  const lei = inLei(amount, currency, rates)
  return (
    <p className={css['until']} aria-live="polite">
      {amount > 0 && formatPrice(lang, amount, currency)}
      {amount > 0 && lei !== null && ` ≈\u00a0${formatPrice(lang, lei, 'MDL')}`}
    </p>
  )
}
