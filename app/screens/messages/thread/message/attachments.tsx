import type { ReactElement } from 'react'
import { phonePrefix } from '#contract/limits.ts'
import { messageCalls, type Message } from '#contract/people/messages.ts'
import { largeMessagePhoto, messagePhoto } from '../../../../lib/browser/images.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { phoneText } from '../../../../lib/texts/phone-text.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { conversationsTexts, threadTexts } from '../../texts.ts'
import type { Entry } from '../thread.ts'
import css from './attachments.module.css'

interface AttachmentsProps {
  readonly entry: Entry
  readonly conversationId: number
  /** Called when a message has changed. */
  readonly onChange: (seq: number) => void
}

/** What a message carries besides its text: photos, a place to meet, a phone number. */
export function Attachments({ entry, conversationId, onChange }: AttachmentsProps): ReactElement {
  const lang = useLang()
  const { phone: sharedPhone } = conversationsTexts.use()
  if (entry.kind === 'queued') {
    const { photos, place, sharesPhone } = entry.queued
    return (
      <>
        <Photos names={photos} />
        {place && <Place name={place.label} />}
        {sharesPhone && <p className={css['line']}>{sharedPhone}</p>}
      </>
    )
  }
  const { message } = entry
  return (
    <>
      <Photos names={message.photos} />
      {message.place && <Place name={labelIn(lang, message.place)} />}
      {message.phone !== null && (
        <SharedPhone
          message={message}
          phone={message.phone}
          conversationId={conversationId}
          onChange={onChange}
        />
      )}
    </>
  )
}

function Photos({ names }: { names: readonly string[] }): ReactElement | null {
  const t = threadTexts.use()
  if (names.length === 0) return null
  return (
    <ul className={css['photos']} data-count={names.length}>
      {names.map((name, index) => (
        <li key={name}>
          <a href={largeMessagePhoto(name)} target="_blank" rel="noreferrer">
            <img
              src={messagePhoto(name)}
              alt={t.photo(index + 1, names.length)}
              width={160}
              height={120}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Place({ name }: { name: string }): ReactElement {
  const t = threadTexts.use()
  return (
    <p className={css['line']}>
      <Icon name="map-pin" />
      <span>
        <span className={css['label']}>{t.place}</span>
        {name}
      </span>
    </p>
  )
}

interface SharedPhoneProps extends Omit<AttachmentsProps, 'entry'> {
  readonly message: Message
  readonly phone: string
}

function SharedPhone({ message, phone, conversationId, onChange }: SharedPhoneProps): ReactElement {
  const t = threadTexts.use()
  const revoke = useCall(messageCalls.revokePhone, {
    success: t.done.revoked,
    onDone: () => onChange(message.seq),
  })
  if (phone === 'revoked') return <p className={css['line']}>{t.phone.revoked}</p>
  return (
    <div className={css['line']}>
      <Icon name="phone" />
      <div>
        <span className={css['label']}>{t.phone.title}</span>
        <a href={`tel:${phone}`}>{phoneText(phone.slice(phonePrefix.length))}</a>
        {message.isOwn && (
          <button
            type="button"
            className={css['revoke']}
            onClick={() => void revoke({ conversationId })}
          >
            {t.phone.revoke}
          </button>
        )}
      </div>
    </div>
  )
}
