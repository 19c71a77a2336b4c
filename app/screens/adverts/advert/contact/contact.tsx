import { lazy, Suspense, type MouseEvent, type ReactElement } from 'react'
import { useHydrated } from '../../../../lib/browser/hydrated.ts'
import { useLayoutData } from '../../../../lib/lists/favorites/favorites.ts'
import { ButtonLink } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { advertPageTexts } from '../texts.ts'
import type { ShownAdvert } from '../detail.ts'
import type { ContactedAdvert } from './message-seller.tsx'
import { canOffer } from './can-offer.ts'
import { Phone } from './phone.tsx'
import { useBarHeight } from './use-bar-height.ts'
import css from './contact.module.css'

// It needs scripts in any case; the phone number remains where it cannot be loaded.
const MessageSeller = lazy(() =>
  import('./message-seller.tsx').then(
    async (module) => {
      await module.firstContactTexts.ready()
      return { default: module.MessageSeller }
    },
    () => ({ default: () => <></> }),
  ),
)

interface ContactProps {
  readonly advert: ContactedAdvert & Pick<ShownAdvert, 'showsPhone' | 'seller'>
  /** Id of the reader's conversation about this advert; null: none. */
  readonly conversationId: number | null
}

/** The ways to reach the seller; none to oneself. */
export function Contact({ advert, conversationId }: ContactProps): ReactElement | null {
  const isHydrated = useHydrated()
  const isOwn = useLayoutData()?.me?.id === advert.seller.id
  if (isOwn) return null
  return (
    <>
      <Bar advert={advert} />
      <div
        id={messageId}
        className={`${css['message']} needs-script`}
        data-offers={canOffer(advert) || undefined}
      >
        {isHydrated && (
          <Suspense>
            <MessageSeller advert={advert} conversationId={conversationId} />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** What stays in view on a phone. */
function Bar({ advert: { id, showsPhone } }: Pick<ContactProps, 'advert'>): ReactElement {
  const bar = useBarHeight()
  return (
    <div ref={bar} className={`${css['bar']} needs-script`}>
      {showsPhone && <Phone advertId={id} />}
      <WriteLink isAlone={!showsPhone} />
    </div>
  )
}

const messageId = 'message'

/** Leads to the message on a phone, where it stands below the fold; on a desktop it stands here. */
function WriteLink({ isAlone }: { readonly isAlone: boolean }): ReactElement {
  const t = advertPageTexts.use()
  const write = (event: MouseEvent): void => {
    const box = document.getElementById(messageId)
    const field = box?.querySelector<HTMLElement>('textarea, a')
    if (!field) return
    event.preventDefault()
    field.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'center' })
  }
  return (
    <ButtonLink
      kind={isAlone ? 'primary' : 'quiet'}
      className={css['write']}
      href={`#${messageId}`}
      onClick={write}
    >
      <Icon name="message-circle" />
      {t.write}
    </ButtonLink>
  )
}
