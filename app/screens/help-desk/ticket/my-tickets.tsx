import type { ReactElement } from 'react'
import { helpDeskCalls, type TicketLine } from '#contract/help-desk.ts'
import { screenAction, screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { readPage } from '../../../lib/lists/pages.ts'
import { formatDay } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Pagination } from '../../../parts/lists/pagination.tsx'
import { helpDeskTexts, topicTexts } from '../texts.ts'
import { actOnTicket } from './ticket-action.ts'
import { TicketView } from './ticket-view.tsx'
import css from './ticket.module.css'

export const texts = [helpDeskTexts, topicTexts]

export const head: Head = ({ lang }) => helpDeskTexts.of(lang).list.head

const onPage = 20

export const loader = screenLoader(async ({ call, params, query }) => {
  const { number } = params
  const now = new Date().toISOString()
  if (number !== undefined) {
    const { ticket } = await call(helpDeskCalls.getTicket, { ticket: number })
    return { ticket, now }
  }
  const page = readPage(query.get('page'))
  const { items, count } = await call(helpDeskCalls.listTickets, {
    startID: (page - 1) * onPage,
    itemsNum: onPage,
  })
  return { ticket: null, items, page, pages: Math.ceil(count / onPage), now }
})

export const action = screenAction(async ({ call, params }, form) => {
  const { number = '' } = params
  return actOnTicket(call, { ticket: number, here: `/my-tickets/${number}` }, form)
})

/** Own tickets, or one of them by its number. */
export function Component(): ReactElement {
  const loaded = useLoaded<typeof loader>()
  if (loaded.ticket)
    return <TicketView ticket={loaded.ticket} ticketKey={loaded.ticket.number} now={loaded.now} />
  return <TicketList {...loaded} />
}

interface TicketListProps {
  readonly items: readonly TicketLine[]
  readonly page: number
  readonly pages: number
  readonly now: string
}

function TicketList({ items, page, pages, now }: TicketListProps): ReactElement {
  const t = helpDeskTexts.use().list
  const link = useLink()
  const write = (
    <ButtonLink kind="primary" href={link('/help-desk')}>
      {t.write}
    </ButtonLink>
  )
  return (
    <div className={css['page']}>
      <div className={css['heading']}>
        <h1>{t.title}</h1>
        {items.length > 0 && write}
      </div>
      {items.length === 0 ? (
        <EmptyState icon="circle-help" title={t.empty.title}>
          <p>{t.empty.text}</p>
          {write}
        </EmptyState>
      ) : (
        <ul className={css['list']}>
          {items.map((line) => (
            <Line key={line.number} line={line} now={now} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}

function Line({ line, now }: { readonly line: TicketLine; readonly now: string }): ReactElement {
  const { list, ticket } = helpDeskTexts.use()
  const topics = topicTexts.use()
  const lang = useLang()
  const link = useLink()
  const { number, topic, state, openedAt, changedAt } = line
  return (
    <li className={css['line']} data-state={state}>
      <h2>
        <a href={link(`/my-tickets/${number}`)}>{topics[topic].label}</a>
      </h2>
      <p className={css['state']} data-state={state}>
        {ticket.states[state]}
      </p>
      <p className={css['when']}>
        {[
          number,
          list.opened(formatDay(lang, openedAt, now)),
          list.changed(formatDay(lang, changedAt, now)),
        ].join(' · ')}
      </p>
    </li>
  )
}
