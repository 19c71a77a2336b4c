import type { ReactElement } from 'react'
import type { Ticket } from '#contract/help-desk.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { helpDeskTexts, topicTexts } from '../texts.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageList } from './message-list.tsx'
import { RatingForm } from './rating-form.tsx'
import { Talk } from './talk.tsx'
import css from './ticket.module.css'

interface TicketViewProps {
  readonly ticket: Ticket
  /** Number or secret link, by which its pictures are served. */
  readonly ticketKey: string
  readonly now: string
  readonly isSecret?: boolean
}

/** A ticket: state, messages, the rating once it is over, and the form of an answer. */
export function TicketView(props: TicketViewProps): ReactElement {
  const { ticket, ticketKey, now, isSecret = false } = props
  const { ticket: t } = helpDeskTexts.use()
  const topics = topicTexts.use()
  const link = useLink()
  const { number, topic, state, advert, talk, follows, hasMail } = ticket
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <h1>{t.title(number)}</h1>
        <p>
          <strong>{topics[topic].label}</strong>
        </p>
        <p className={css['state']} data-state={state}>
          {t.states[state]}
        </p>
        <p className={css['when']}>
          {t.next[state]} {hasMail && state !== 'closed' && t.byMail}
        </p>
        {follows && <p className={css['when']}>{t.follows(follows)}</p>}
        {advert && (
          <p>
            {t.advert} <a href={link(`/advert/${advert.id}`)}>{advert.title || advert.id}</a>
          </p>
        )}
        {isSecret && <p className={css['when']}>{t.secret}</p>}
      </header>
      <RatingForm ticket={ticket} />
      <MessageList messages={ticket.messages} ticketKey={ticketKey} now={now} />
      {talk.length > 0 && <Talk talk={talk} />}
      <AnswerForm ticket={ticket} ticketKey={ticketKey} />
    </div>
  )
}
