import type { ReactElement } from 'react'
import { useNavigate } from '../../../lib/router/index.ts'
import { ticketPromiseHours } from '#contract/rules/moderation/queues.ts'
import { ticketCalls, type WaitingTicketLine } from '#contract/staff/tickets.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { topicTexts } from '../../help-desk/texts.ts'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { consoleTexts, ticketsTexts } from '../texts.ts'
import { moderationTexts } from '../moderation/texts.ts'
import { WaitingTime } from '../moderation/waiting-time.tsx'
import css from './tickets.module.css'

export const texts = [consoleTexts, ticketsTexts, topicTexts, moderationTexts]

export const head: Head = ({ lang }) => ticketsTexts.of(lang).head

export const loader = staffLoader(async ({ call }) => ({
  ...(await call(ticketCalls.listTickets, {})),
  now: new Date().toISOString(),
}))

/** Tickets that wait for staff, the longest waiting first, and a way to any by its number. */
export function Component(): ReactElement {
  const { tickets, now } = useStaffLoaded<typeof loader>()
  const t = ticketsTexts.use()
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>
        {t.about} {t.promise(ticketPromiseHours)}
      </p>
      <Find />
      {tickets.length === 0 ? <p>{t.none}</p> : <TicketTable tickets={tickets} now={now} />}
    </>
  )
}

function Find(): ReactElement {
  const t = ticketsTexts.use()
  const navigate = useNavigate()
  return (
    <form
      className={css['find']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const number = String(new FormData(event.currentTarget).get('number') ?? '').trim()
        if (number) void navigate(`/admin/tickets/${encodeURIComponent(number.toUpperCase())}`)
      }}
    >
      <Field label={t.find} name="number" maxLength={30} placeholder="GS-20261124-0001" required />
      <Button type="submit">{t.open}</Button>
    </form>
  )
}

interface TicketTableProps {
  readonly tickets: readonly WaitingTicketLine[]
  readonly now: string
}

function TicketTable({ tickets, now }: TicketTableProps): ReactElement {
  const t = ticketsTexts.use()
  const topics = topicTexts.use()
  const link = useLink()
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={t.title}>
      <table className={css['table']}>
        <thead>
          <tr>
            {Object.entries(t.columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tickets.map(({ number, topic, state, person, changedAt, held, claimedBy }) => (
            <tr key={number} data-ticket={number}>
              <th scope="row">
                <a href={link(`/admin/tickets/${number}`)}>{number}</a>
              </th>
              <td>{topics[topic].label}</td>
              <td>{person}</td>
              <td>
                {[
                  t.states[state],
                  held > 0 && t.held(held),
                  claimedBy !== null && t.claimedBy(claimedBy),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td>
                <WaitingTime since={changedAt} promiseHours={ticketPromiseHours} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
