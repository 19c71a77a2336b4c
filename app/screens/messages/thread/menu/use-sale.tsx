import { useState, type ReactElement } from 'react'
import type { Conversation, Topic } from '#contract/people/messages.ts'
import { offerCalls } from '#contract/people/offers.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { threadTexts } from '../../texts.ts'
import css from './conversation-menu.module.css'

interface Sale {
  readonly isReserved: boolean
  /** Ends the reservation. */
  readonly free: () => void
  /** Asks whether the advert was sold to the other side. */
  readonly ask: () => void
}

/** What a seller does with the advert of a conversation; null where there is nothing to sell. */
export function useSale({ isIncoming, advert, other }: Conversation): {
  readonly sale: Sale | null
  readonly dialog: ReactElement | null
} {
  const { done } = threadTexts.use()
  const [isAsking, setIsAsking] = useState(false)
  const free = useCall(offerCalls.freeAdvert, { reloads: true, success: done.freed })
  if (!isIncoming || !advert || !other.name) return { sale: null, dialog: null }
  const advertId = advert.id
  return {
    sale: isOffered(advert)
      ? {
          isReserved: advert.state === 'reserved',
          free: () => void free({ advertId }),
          ask: () => setIsAsking(true),
        }
      : null,
    // Also after the sale, so that the focus returns from it.
    dialog: (
      <SoldDialog
        {...{ advertId, isOpen: isAsking }}
        buyer={other}
        onClose={() => setIsAsking(false)}
      />
    ),
  }
}

function isOffered({ state }: Topic): boolean {
  return state === 'active' || state === 'reserved'
}

interface SoldDialogProps {
  readonly advertId: string
  readonly buyer: Conversation['other']
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Confirms the sale, because others hear of it. */
function SoldDialog({ advertId, buyer, isOpen, onClose }: SoldDialogProps): ReactElement {
  const { sell: t } = threadTexts.use()
  const sell = useCall(offerCalls.markSold, { reloads: true, success: t.done, onDone: onClose })
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title(buyer.name)}>
      <p>{t.text}</p>
      <div className={css['ways']}>
        <Button onPress={onClose}>{t.cancel}</Button>
        <Button
          kind="primary"
          busy={sell.isBusy}
          onPress={() => void sell({ advertId, buyerId: Number(buyer.id) })}
        >
          {t.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
