import type { ReactElement } from 'react'
import { ticketTopics, type TicketTopic } from '#contract/help-desk.ts'
import { useLink } from '../../lib/texts/texts.ts'
import type { IconName } from '../../parts/icons/icon-names.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import { stepAddress } from './address.ts'
import css from './help-desk.module.css'
import { helpDeskTexts, topicTexts } from './texts.ts'

const icons: Readonly<Record<TicketTopic, IconName>> = {
  code: 'smartphone',
  login: 'log-in',
  rejected: 'ban',
  missing: 'search',
  safety: 'triangle-alert',
  messages: 'message-circle',
  payment: 'coins',
  company: 'building-2',
  data: 'lock',
  other: 'circle-help',
}

/** First step: what it is about. */
export function TopicList({ isFromBot }: { readonly isFromBot: boolean }): ReactElement {
  const t = helpDeskTexts.use()
  const topics = topicTexts.use()
  const link = useLink()
  return (
    <>
      <p>{t.intro}</p>
      <ul className={css['topics']}>
        {ticketTopics.map((topic) => (
          <li key={topic}>
            <a className={css['choice']} href={link(stepAddress(topic, { isFromBot }))}>
              <Icon name={icons[topic]} />
              {topics[topic].label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
