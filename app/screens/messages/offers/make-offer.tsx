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
  readonly conversationId: number
  readonly advert: Topic
  readonly rates: PriceRates | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Offers a price in a conversation. */
export function MakeOffer(props: MakeOfferProps): ReactElement {
  const { conversationId, advert, rates, isOpen, onClose } = props
  const t = offersTexts.use()
  // The same for each try, so that an offer sent twice is one.
  const [clientId, setClientId] = useState(newClientId)
  const make = useCall(offerCalls.makeOffer, {
    reloads: true,
    refusalIn: 'screen',
    onDone: () => {
      setClientId(newClientId())
      onClose()
    },
  })
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.form.title}>
      <OfferForm
        advert={advert}
        rates={rates}
        isBusy={make.isBusy}
        refusal={make.refusal}
        onSend={(price) => void make({ conversationId, price, clientId })}
        onCancel={onClose}
      />
    </Dialog>
  )
}
