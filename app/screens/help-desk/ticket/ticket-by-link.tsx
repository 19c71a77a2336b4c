import type { ReactElement } from 'react'
import { helpDeskCalls } from '#contract/help-desk.ts'
import { screenAction, screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { helpDeskTexts, topicTexts } from '../texts.ts'
import { actOnTicket } from './ticket-action.ts'
import { TicketView } from './ticket-view.tsx'

export const texts = [helpDeskTexts, topicTexts]

export const head: Head = ({ lang }) => ({ ...helpDeskTexts.of(lang).head, noIndex: true })

export const loader = screenLoader(async ({ call, params }) => {
  const key = params['link'] ?? ''
  const { ticket } = await call(helpDeskCalls.getTicket, { ticket: key })
  return { ticket, key, now: new Date().toISOString() }
})

export const action = screenAction(async ({ call, params }, form) => {
  const { link = '' } = params
  return actOnTicket(call, { ticket: link, here: `/ticket/${link}` }, form)
})

/** A ticket by its secret link, without a login. */
export function Component(): ReactElement {
  const { ticket, key, now } = useLoaded<typeof loader>()
  return <TicketView ticket={ticket} ticketKey={key} now={now} isSecret />
}
