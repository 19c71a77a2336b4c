import type { ReactElement } from 'react'
import { ticketCalls, type StaffTicket } from '#contract/staff/tickets.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatAge } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { topicTexts } from '../../help-desk/texts.ts'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { consoleTexts, peopleTexts, ticketsTexts } from '../texts.ts'
import { AnswerForm } from './answer-form.tsx'
import { Thread } from './thread.tsx'
import css from './tickets.module.css'

export const texts = [consoleTexts, ticketsTexts, topicTexts, peopleTexts]

export const head: Head = ({ lang }) => ticketsTexts.of(lang).head

export const loader = staffLoader(async ({ call, params }) => ({
  ...(await call(ticketCalls.getTicket, { number: params['number'] ?? '' })),
  now: new Date().toISOString(),
}))

/** A ticket: who asks what, its messages, and what can be done with it. */
export function Component(): ReactElement {
  const { ticket, now } = useStaffLoaded<typeof loader>()
  const t = ticketsTexts.use()
  const topics = topicTexts.use()
  const link = useLink()
  const isTheirs = ticket.isConflict || ticket.claimedBy !== null
  return (
    <div className={css['page']}>
      <p>
        <a href={link('/admin/tickets')}>{t.back}</a>
      </p>
      <h1 className={list['title']}>
        {topics[ticket.topic].label} · {ticket.number}
      </h1>
      <Facts ticket={ticket} now={now} />
      <Thread ticket={ticket} canDecide={!isTheirs} now={now} />
      {ticket.isConflict && <p className={css['note']}>{t.conflict}</p>}
      {!isTheirs && ticket.state !== 'closed' && (
        <AnswerForm key={ticket.messages.length} ticket={ticket} />
      )}
    </div>
  )
}

function Facts({
  ticket,
  now,
}: {
  readonly ticket: StaffTicket
  readonly now: string
}): ReactElement {
  const t = ticketsTexts.use()
  const lang = useLang()
  const link = useLink()
  const { statuses } = peopleTexts.use()
  const { userId, person, account, advertId, score } = ticket
  const { state, language, openedAt, claimedBy, isMine } = ticket
  return (
    <ul className={css['facts']}>
      <li className={list['mark']}>{t.states[state]}</li>
      {claimedBy !== null && <li className={list['mark']}>{t.claimedBy(claimedBy)}</li>}
      {isMine && <li className={list['mark']}>{t.mine}</li>}
      <li>
        {userId === null ? (
          `${person} (${account ? t.notLoggedIn : t.guest})`
        ) : (
          <a href={link(`/admin/people/${userId}`)}>{person}</a>
        )}
      </li>
      {account && (
        <li>
          {t.accountOf} <a href={link(`/admin/people/${account.id}`)}>@{account.username}</a>
          {account.status !== 'active' && ` (${statuses[account.status]})`}
        </li>
      )}
      <li>{t.languages[language]}</li>
      <li>{t.opened(formatAge(lang, openedAt, now))}</li>
      {advertId !== null && (
        <li>
          <a href={link(`/advert/${advertId}`)}>{t.advert(advertId)}</a>
        </li>
      )}
      {score !== null && <li>{t.rated(score)}</li>}
    </ul>
  )
}
