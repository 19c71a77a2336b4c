import { useState, type ReactElement } from 'react'
import type { Message } from '#contract/people/messages.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { conversationsTexts, threadTexts } from '../texts.ts'
import { useSale } from './menu/use-sale.tsx'
import css from './next-step.module.css'
import type { OpenedConversation } from './use-thread.ts'

interface NextStepProps {
  readonly opened: OpenedConversation
  readonly messages: readonly Message[]
}

/** What a deal needs next: the sale after an agreement, a review after the sale. Nothing before. */
export function NextStep({ opened, messages }: NextStepProps): ReactElement | null {
  const { conversation, toReview } = opened
  const { next: t } = threadTexts.use()
  const { erased } = conversationsTexts.use()
  const link = useLink()
  const { sale, dialog } = useSale(conversation)
  const isReserved = conversation.advert?.state === 'reserved' && hasAgreed(messages)
  const [hasAsked, setHasAsked] = useState(false)
  const sell = (): void => {
    setHasAsked(true)
    sale?.ask()
  }
  return (
    <>
      {isReserved && (
        <div className={css['step']}>
          <p>{conversation.isIncoming ? t.sell : t.meet}</p>
          {sale && <Button onPress={sell}>{t.sold}</Button>}
        </div>
      )}
      {toReview && (
        <div className={css['step']}>
          <p>{t.rate(conversation.other.name || erased)}</p>
          {/* The button of the sale that had the focus is gone. */}
          <ButtonLink ref={hasAsked ? focusNew : undefined} href={link(toReview)}>
            {t.review}
          </ButtonLink>
        </div>
      )}
      {dialog}
    </>
  )
}

/** The advert may be reserved for another one who asked. */
function hasAgreed(messages: readonly Message[]): boolean {
  return messages.some(({ offer }) => offer?.state === 'accepted')
}
