import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react'
import { messageMaxLength } from '#contract/limits.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { readStored, store } from '../../../../lib/browser/storage.ts'
import { refusalText } from '../../../../lib/calls/refusal.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { useLayoutData } from '../../../../lib/lists/favorites/favorites.ts'
import { newClientId } from '../../../../lib/messages/client-id.ts'
import { dropIntent, saveIntent, takeIntent } from '../../../../lib/session/intents.ts'
import { useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { firstContactTexts } from '../../../messages/contact-texts.ts'
import type { ShownAdvert } from '../detail.ts'
import { canOffer } from './can-offer.ts'
import css from './message-seller.module.css'
import { OfferPrice } from './offer-price.tsx'

export { firstContactTexts }

export type ContactedAdvert = Pick<
  ShownAdvert,
  'id' | 'price' | 'currency' | 'isFree' | 'isReserved'
>

interface MessageSellerProps {
  readonly advert: ContactedAdvert
  /** Id of the reader's conversation about this advert; null: none. */
  readonly conversationId: number | null
}

/** What was sent on this page. */
interface Sent {
  readonly conversationId: number
  readonly kind: 'message' | 'offer'
}

/**
 * The first message to the seller or an offer of a price, or the way to the conversation. A visitor's text is sent
 * after the login.
 */
export function MessageSeller({ advert, conversationId }: MessageSellerProps): ReactElement {
  const t = firstContactTexts.use()
  const [sent, setSent] = useState<Sent | null>(null)
  const known = sent?.conversationId ?? conversationId
  const hasSent = (kind: Sent['kind']) => (id: number) => setSent({ conversationId: id, kind })
  return (
    <section className={css['box']} aria-label={t.title}>
      <h2 className={css['title']}>{t.title}</h2>
      {known === null ? (
        <MessageForm advertId={advert.id} onSent={hasSent('message')} />
      ) : (
        <KnownConversation id={known} sent={sent?.kind ?? null} />
      )}
      {canOffer(advert) && sent?.kind !== 'offer' && (
        <OfferPrice advert={advert} onMade={hasSent('offer')} />
      )}
    </section>
  )
}

interface KnownConversationProps {
  readonly id: number
  /** What has just been sent; null: nothing. */
  readonly sent: Sent['kind'] | null
}

/** Takes the focus after sending, because the button that had it is gone. */
function KnownConversation({ id, sent }: KnownConversationProps): ReactElement {
  const t = firstContactTexts.use()
  const link = useLink()
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (sent) anchor.current?.focus({ preventScroll: true })
  }, [sent])
  const said = { message: t.sent, offer: t.offered }
  return (
    <>
      <p role="status">{sent ? said[sent] : t.known}</p>
      <ButtonLink ref={anchor} href={link(`/my-messages/${id}`)}>
        <Icon name="message-circle" />
        {t.open}
      </ButtonLink>
    </>
  )
}

interface MessageFormProps {
  readonly advertId: string
  readonly onSent: (conversationId: number) => void
}

function MessageForm({ advertId, onSent }: MessageFormProps): ReactElement {
  const t = firstContactTexts.use()
  const texts = useTexts()
  const { text, isReady, type, send, sending } = useFirstMessage(advertId, onSent)
  const { refusal } = sending
  const link = useLink()
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        className={css['text']}
        aria-label={t.label}
        rows={2}
        maxLength={messageMaxLength}
        value={text}
        // Typing replaces the ready message.
        onFocus={({ target }) => isReady && target.select()}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" busy={sending.isBusy}>
        <Icon name="send" />
        {t.send}
      </Button>
      <p className={css['problem']} role="status">
        {refusal && refusalText(texts, refusal)}
        {refusal?.code === 'phone_needed' && (
          <a href={link('/my-profile#contacts')}> {t.verifyPhone}</a>
        )}
      </p>
    </form>
  )
}

/** One message, sent once however often the button is pressed; its text survives other pages. */
function useFirstMessage(advertId: string, onSent: (conversationId: number) => void) {
  const { preset } = firstContactTexts.use()
  const me = useLayoutData()?.me?.id
  const key = `first-message:${advertId}`
  const [text, setText] = useState(preset)
  const clientId = useRef('')
  const sending = useCall(messageCalls.sendMessage, {
    refusalIn: 'screen',
    onDone: ({ conversationId }) => {
      store(key, null)
      dropIntent()
      onSent(conversationId)
    },
  })
  const sendText = (typed: string): void => {
    clientId.current ||= newClientId()
    if (me === undefined) saveIntent({ kind: 'message', subject: advertId })
    void sending({ advertId: Number(advertId), clientId: clientId.current, text: typed })
  }
  const goOn = useEffectEvent(() => {
    const stored = readStored(key)
    if (stored !== null) setText(stored)
    // After a login over the page the call repeats by itself, and a second run is ignored.
    if (me !== undefined && takeIntent('message', advertId) !== null) sendText(stored ?? text)
  })
  useEffect(() => goOn(), [me])
  const type = (typed: string): void => {
    clientId.current = ''
    setText(typed)
    store(key, typed === preset ? null : typed)
  }
  return { text, isReady: text === preset, sending, type, send: () => sendText(text) }
}
