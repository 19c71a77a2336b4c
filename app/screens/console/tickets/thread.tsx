import type { ReactElement } from 'react'
import { ticketCalls, type StaffTicket, type StaffTicketMessage } from '#contract/staff/tickets.ts'
import { formatAge } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import list from '../frame/list.module.css'
import { ticketsTexts } from '../texts.ts'
import css from './tickets.module.css'

interface ThreadProps {
  readonly ticket: StaffTicket
  /** Whether the reader may decide on held mails. */
  readonly canDecide: boolean
  readonly now: string
}

/** What the person and staff have written, oldest first, and mails that wait for a decision. */
export function Thread({ ticket, canDecide, now }: ThreadProps): ReactElement {
  const t = ticketsTexts.use()
  const lang = useLang()
  const { number, messages } = ticket
  return (
    <section aria-label={t.messages}>
      <ol className={css['thread']}>
        {messages.map((message) => (
          <li key={message.id} className={css['message']} data-author={message.author}>
            <p className={list['muted']}>
              <b>{message.author === 'staff' ? t.staff : t.person}</b> ·{' '}
              <time dateTime={message.sentAt}>{formatAge(lang, message.sentAt, now)}</time>
              {message.leftOut > 0 && ` · ${t.leftOut(message.leftOut)}`}
            </p>
            <p className={css['text']}>{message.text}</p>
            <Pictures number={number} message={message} />
            {message.heldFrom !== '' && (
              <HeldMail number={number} message={message} canDecide={canDecide} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PicturesProps {
  readonly number: string
  readonly message: StaffTicketMessage
}

function Pictures({ number, message: { photos } }: PicturesProps): ReactElement | null {
  const t = ticketsTexts.use()
  if (photos.length === 0) return null
  return (
    <ul className={css['pictures']}>
      {photos.map((name, index) => (
        <li key={name}>
          <a href={`/ticket/${number}/photos/${name}-1600.webp`} target="_blank" rel="noreferrer">
            <img
              src={`/ticket/${number}/photos/${name}-400.webp`}
              alt={t.picture(index + 1)}
              width={96}
              height={72}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function HeldMail({
  number,
  message: { id, heldFrom },
  canDecide,
}: PicturesProps & { readonly canDecide: boolean }): ReactElement {
  const t = ticketsTexts.use()
  const accept = useStaffCall(ticketCalls.decideHeldMail, { reloads: true, success: t.accepted })
  const drop = useStaffCall(ticketCalls.decideHeldMail, { reloads: true, success: t.dropped })
  const mail = { number, messageId: id }
  return (
    <div className={css['held']}>
      <p>{t.heldFrom(heldFrom)}</p>
      {canDecide && (
        <p className={list['acts']}>
          <Button busy={accept.isBusy} onPress={() => void accept({ ...mail, decision: 'accept' })}>
            {t.accept}
          </Button>
          <Button
            kind="danger"
            busy={drop.isBusy}
            onPress={() => void drop({ ...mail, decision: 'drop' })}
          >
            {t.drop}
          </Button>
        </p>
      )}
    </div>
  )
}
