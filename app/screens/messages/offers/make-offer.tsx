import { useState, type ReactElement } from 'react'
import type { Topic } from '#contract/people/messages.ts'
import { offerCalls } from '#contract/people/offers.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import type { PriceRates } from '../../../lib/lists/price-rates.ts'
import { newClientId } from '../../../lib/messages/client-id.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { OfferForm } from './offer-form.tsx'
import { offersTexts } from './texts.ts'

interface MakeOfferProps {
  /** An own conversation, or the advert that begins one. */
  readonly to: { readonly conversationId: number } | { readonly advertId: number }
  readonly advert: Pick<Topic, 'price' | 'currency'>
  readonly rates: PriceRates | null
  /** Price to begin with, typed before the page was left. */
  readonly typed?: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called before the offer is sent. */
  readonly onSend?: (price: string) => void
  readonly onMade?: (conversationId: number) => void
}

/** Asks for a price and offers it. */
export function MakeOffer(props: MakeOfferProps): ReactElement {
  const { to, advert, rates, typed, isOpen, onClose, onSend, onMade } = props
  const t = offersTexts.use()
  // The same for each try, so that an offer sent twice is one.
  const [clientId, setClientId] = useState(newClientId)
  const make = useCall(offerCalls.makeOffer, {
    reloads: true,
    refusalIn: 'screen',
    onDone: ({ conversationId }) => {
      setClientId(newClientId())
      onClose()
      onMade?.(conversationId)
    },
  })
  const send = (price: string): void => {
    onSend?.(price)
    void make({ ...to, price, clientId })
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.form.title}>
      <OfferForm
        advert={advert}
        rates={rates}
        typed={typed}
        isBusy={make.isBusy}
        refusal={make.refusal}
        onSend={send}
        onCancel={onClose}
      />
    </Dialog>
  )
}
