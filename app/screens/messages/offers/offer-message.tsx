import { useState, type ReactElement } from 'react'
import type { Conversation, Message } from '#contract/people/messages.ts'
import { offerCalls } from '#contract/people/offers.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import type { PriceRates } from '../../../lib/lists/price-rates.ts'
import { OfferBubble } from './offer-bubble.tsx'
import { OfferForm } from './offer-form.tsx'

interface OfferMessageProps {
  readonly message: Message
  readonly conversation: Conversation
  readonly rates: PriceRates | null
  /** ISO 8601 */
  readonly now: string
  /** Reads anew from this message on. */
  readonly onChange: (seq: number) => void
}

/** An offer with its answers, and the form of a counter-offer. */
export function OfferMessage(props: OfferMessageProps): ReactElement {
  const { message, conversation, rates, now, onChange } = props
  const [countered, setCountered] = useState<number | null>(null)
  const [hasAnswered, setHasAnswered] = useState(false)
  const answer = useCall(offerCalls.answerOffer, {
    reloads: true,
    onDone: () => {
      setCountered(null)
      setHasAnswered(true)
      onChange(message.seq)
    },
    ...(countered !== null && { refusalIn: 'screen' }),
  })
  const { advert } = conversation
  return (
    <>
      <OfferBubble
        message={message}
        rates={rates}
        now={now}
        isBusy={answer.isBusy}
        hasAnswered={hasAnswered}
        onAnswer={(offerId, kind) => {
          if (kind === 'counter') setCountered(offerId)
          else void answer({ offerId, answer: kind })
        }}
      />
      {countered !== null && advert && (
        <OfferForm
          advert={advert}
          rates={rates}
          isBusy={answer.isBusy}
          refusal={answer.refusal}
          onSend={(price) => void answer({ offerId: countered, answer: 'counter', price })}
          onCancel={() => setCountered(null)}
        />
      )}
    </>
  )
}
