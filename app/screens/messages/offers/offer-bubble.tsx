import type { ReactElement } from 'react'
import type { Message } from '#contract/people/messages.ts'
import type { Offer } from '#contract/people/offer-shape.ts'
import type { OfferAnswer } from '#contract/people/offers.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { formatAge, formatPrice } from '../../../lib/texts/format.ts'
import type { PriceRates } from '../../../lib/lists/price-rates.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { inLei } from './in-lei.ts'
import { offersTexts } from './texts.ts'
import css from './offers.module.css'

interface OfferBubbleProps {
  readonly message: Pick<Message, 'offer' | 'isOfferAnswer'>
  /** For the price in lei beside another currency; null before they are known. */
  readonly rates: PriceRates | null
  /** ISO 8601 */
  readonly now: string
  readonly isBusy: boolean
  /** It was answered here: what it is now takes the focus of the button that goes. */
  readonly hasAnswered: boolean
  /** `counter` opens the form; the others are sent at once. */
  readonly onAnswer: (offerId: number, answer: OfferAnswer) => void
}

/** A message that makes an offer, or answers one. Nothing for other messages. */
export function OfferBubble(props: OfferBubbleProps): ReactElement | null {
  const t = offersTexts.use()
  const lang = useLang()
  const { offer, isOfferAnswer } = props.message
  if (!offer) return null
  const price = formatPrice(lang, offer.price, offer.currency)
  if (isOfferAnswer) {
    const said = offer.state === 'accepted' ? t.answered.accepted : t.answered.declined
    return <p className={css['answered']}>{said(price)}</p>
  }
  const isOpen = offer.state === 'sent' && offer.expiresAt > props.now
  const state = offer.state === 'sent' && !isOpen ? 'expired' : offer.state
  return (
    <div className={css['offer']} data-state={state}>
      <p className={css['whose']}>{offer.isOwn ? t.own : t.theirs}</p>
      <Price offer={offer} rates={props.rates} />
      <p
        className={css['state']}
        ref={props.hasAnswered ? focusNew : undefined}
        tabIndex={props.hasAnswered ? -1 : undefined}
      >
        {t.states[state]}
      </p>
      {isOpen && (
        <>
          <p className={css['until']}>{t.until(formatAge(lang, offer.expiresAt, props.now))}</p>
          <Answers {...props} offer={offer} price={price} />
        </>
      )}
    </div>
  )
}

function Price({ offer, rates }: { offer: Offer; rates: PriceRates | null }): ReactElement {
  const lang = useLang()
  const lei = inLei(offer.price, offer.currency, rates)
  return (
    <p className={css['price']}>
      {formatPrice(lang, offer.price, offer.currency)}
      {lei !== null && <span className={css['lei']}>≈&nbsp;{formatPrice(lang, lei, 'MDL')}</span>}
    </p>
  )
}

function Answers({
  offer: { id, isOwn },
  price,
  isBusy,
  onAnswer,
}: Pick<OfferBubbleProps, 'isBusy' | 'onAnswer'> & {
  readonly offer: Offer
  readonly price: string
}): ReactElement {
  const t = offersTexts.use()
  const answers = isOwn ? (['withdraw'] as const) : (['accept', 'counter', 'decline'] as const)
  return (
    <div className={css['answers']} role="group" aria-label={t.actions(price)}>
      {answers.map((answer) => (
        <Button
          key={answer}
          kind={answer === 'accept' ? 'primary' : 'quiet'}
          busy={isBusy}
          onPress={() => onAnswer(id, answer)}
        >
          {t[answer]}
        </Button>
      ))}
    </div>
  )
}
