import type { ReactElement } from 'react'
import type { QueuedMessage } from '../../../../lib/messages/outbox.ts'
import { outboxOf } from '../../../../lib/messages/own-outbox.ts'
import { useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { threadTexts } from '../../texts.ts'
import type { MessageState } from '../thread.ts'
import css from './message-item.module.css'

const icons = {
  waiting: 'clock',
  failed: 'circle-alert',
  held: 'clock',
  refused: 'ban',
  sent: 'check',
  read: 'check-check',
} as const

/** State of an own message as an icon with its name. */
export function StateMark({ state }: { state: MessageState }): ReactElement {
  const t = threadTexts.use()
  return (
    <span className={css['mark']} data-state={state} title={t.state[state]}>
      <Icon name={icons[state]} size={16} />
      <span className="visually-hidden">{t.state[state]}</span>
    </span>
  )
}

/** Why the server refused a message, and what its author can do. */
export function FailedNote({
  queued: { clientId, refusal },
  userId,
}: {
  queued: QueuedMessage
  userId: string
}): ReactElement {
  const t = threadTexts.use()
  const { refusals } = useTexts()
  const link = useLink()
  const outbox = outboxOf(userId)
  return (
    <p className={css['failed']} role="alert">
      {t.state.failed} {refusals[refusal ?? 'unexpected']}
      {refusal === 'phone_needed' && <a href={link('/my-profile#contacts')}> {t.verifyPhone}</a>}
      <button type="button" onClick={() => outbox.retry(clientId)}>
        {t.retry}
      </button>
      <button type="button" onClick={() => outbox.remove(clientId)}>
        {t.discard}
      </button>
    </p>
  )
}
