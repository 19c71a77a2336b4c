import type { ReactElement } from 'react'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { marketAmount } from '#contract/rules/money/market-amount.ts'
import { postingTexts } from '../../texts.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import type { TypedAdvert } from '../draft/draft.ts'
import { Tick } from '../../../../parts/forms/tick.tsx'
import { PriceInput } from './price-input.tsx'
import css from '../steps/form.module.css'

interface PriceFieldsProps {
  readonly typed: TypedAdvert
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
  readonly onBlur: () => void
}

/** Price, currency, market price, and terms: negotiable, free, exchange. */
export function PriceFields(props: PriceFieldsProps): ReactElement {
  return (
    <div>
      <PriceField {...props} />
      <PriceTerms {...props} />
    </div>
  )
}

/** Price and currency, with the market price. */
export function PriceField({ typed, error, onChange, onBlur }: PriceFieldsProps): ReactElement {
  return (
    <div>
      <PriceInput typed={typed} error={error} onChange={onChange} onBlur={onBlur} />
      <PriceHint typed={typed} />
    </div>
  )
}

export function PriceTerms({
  typed,
  onChange,
}: Pick<PriceFieldsProps, 'typed' | 'onChange'>): ReactElement {
  const { fields } = postingTexts.use()
  return (
    <div>
      <Tick
        name="negotiable"
        label={fields.negotiable}
        isOn={typed.isNegotiable}
        onChange={(isNegotiable) => onChange({ isNegotiable })}
      />
      <Tick
        name="free"
        label={fields.free}
        isOn={typed.isFree}
        onChange={(isFree) => onChange({ isFree })}
      />
      <Tick
        name="exchange"
        label={fields.exchange}
        isOn={typed.isExchange}
        onChange={(isExchange) => onChange({ isExchange })}
      />
    </div>
  )
}

/** Market price in MDL, the server's unit for it. */
function PriceHint({ typed }: { readonly typed: TypedAdvert }): ReactElement {
  const { fields } = postingTexts.use()
  const lang = useLang()
  const { subcategory, attributes, isFree } = typed
  const title = typed.title.trim()
  const isEnabled = subcategory !== '' && title !== '' && !isFree
  const { answer } = useDebouncedCall(
    ownAdvertCalls.getPriceHint,
    isEnabled ? { subcategory, title, attributes } : null,
    { pauseMs: 500 },
  )
  const hint = answer?.hint
  const lei = (amount: number): string => formatNumber(lang, marketAmount(amount))
  return (
    <p className={css['tip']} aria-live="polite">
      {hint && fields.like(lei(hint.low), lei(hint.high), lei(hint.median))}
    </p>
  )
}
