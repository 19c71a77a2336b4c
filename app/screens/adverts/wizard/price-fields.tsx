import type { ReactElement } from 'react'
import { ownAdvertCalls } from '#contract/own-adverts.ts'
import { postCall } from '../../../lib/calls.ts'
import { formatNumber } from '../../../lib/format.ts'
import { postingTexts } from '../../../lib/posting-texts.ts'
import { useLang } from '../../../lib/texts.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
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

/** Price, currency, what like adverts cost, and the terms: bargained over, given away, exchanged. */
export function PriceFields({ typed, error, onChange, onBlur }: PriceFieldsProps): ReactElement {
  const { fields } = postingTexts.use()
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
            disabled={typed.isFree}
            value={typed.isFree ? '' : typed.price}
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
      <PriceHint typed={typed} />
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

/** What like adverts cost, in lei whatever the currency: the server counts in them. */
function PriceHint({ typed }: { readonly typed: TypedAdvert }): ReactElement {
  const { fields } = postingTexts.use()
  const lang = useLang()
  const { subcategory, attributes, isFree } = typed
  const title = typed.title.trim()
  const isWanted = subcategory !== '' && title !== '' && !isFree
  const question = JSON.stringify([subcategory, title, attributes])
  const answer = useAnswer(
    isWanted ? question : null,
    () => postCall(ownAdvertCalls.getPriceHint, { subcategory, title, attributes }),
    500,
  )
  const hint = answer?.hint
  // Nobody's price is known to the leu.
  const lei = (amount: number): string => formatNumber(lang, Number(amount.toPrecision(2)))
  return (
    <p className={css['tip']} aria-live="polite">
      {hint && fields.like(lei(hint.low), lei(hint.high), lei(hint.median))}
    </p>
  )
}
