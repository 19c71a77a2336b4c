import { useState } from 'react'
import type { Person } from '#contract/people/person.ts'
import { offerCalls } from '#contract/people/offers.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import type { AdvertActions } from './use-advert-actions.ts'

export interface Sale {
  /** The people who wrote about the advert; null while the dialog is closed. */
  readonly asked: { readonly advertId: string; readonly people: readonly Person[] } | null
  readonly isBusy: boolean
  /** Whether a sale of this advert is being prepared or made. */
  readonly isSelling: (advertId: string) => boolean
  /** Asks who bought the advert; sells it at once where nobody wrote about it. */
  readonly ask: (advertId: string) => void
  /** `buyer` null: somebody who did not write here. */
  readonly sell: (advertId: string, buyer: Person | null) => void
  readonly close: () => void
}

/** The sale of an own advert. */
export function useSale({ sell: markSold, isDoing }: AdvertActions): Sale {
  const [asked, setAsked] = useState<Sale['asked']>(null)
  const close = (): void => setAsked(null)
  const sell = (advertId: string, buyer: Person | null): void =>
    void markSold(advertId, buyer).then(close)
  const find = useCall(offerCalls.listAskers, {
    onDone: ({ items: people }, input) => {
      const advertId = String(input.advertId)
      if (people.length === 0) sell(advertId, null)
      else setAsked({ advertId, people })
    },
  })
  return {
    ...{ asked, sell, close },
    isBusy: asked !== null && isDoing('sell', asked.advertId),
    isSelling: (id) => isDoing('sell', id) || (find.isBusy && find.input?.advertId === id),
    ask: (advertId) => void find({ advertId }),
  }
}
