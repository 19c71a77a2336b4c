import type { ReactElement } from 'react'
import { maySendAgain } from '#contract/rules/outbox.ts'
import { outboxCalls, type OutboxMessage } from '#contract/staff/outbox.ts'
import { formatAge } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { outboxTexts } from '../texts.ts'
import { kindText } from './kind-text.ts'
import css from './outbox.module.css'

interface MessageTableProps {
  readonly messages: readonly OutboxMessage[]
  readonly now: string
}

/** Messages one by one, without their words. */
export function MessageTable({ messages, now }: MessageTableProps): ReactElement {
  const t = outboxTexts.use()
  if (messages.length === 0) return <p>{t.none}</p>
  const { what, channel, recipient, attempts, due, error, acts } = t.columns
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={t.messages}>
      <table className={css['table']}>
        <thead>
          <tr>
            {[what, channel, recipient, attempts, due, error, acts].map((label) => (
              <th key={label} scope="col" className={label === attempts ? 'numeric' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MessageRow({ message, now }: { readonly message: OutboxMessage; readonly now: string }) {
  const t = outboxTexts.use()
  const lang = useLang()
  const link = useLink()
  const { id, channel, kind, attempts, dueAt, error, recipient, userId } = message
  const send = useStaffCall(outboxCalls.sendAgain, {
    reloads: true,
    success: (done) => t.sent(done.count),
  })
  const giveUp = useStaffCall(outboxCalls.giveUp, {
    reloads: true,
    success: (done) => t.dropped(done.count),
  })
  const errors: Readonly<Record<string, string>> = t.errors
  const name = recipient || (userId === null ? '–' : `#${userId}`)
  return (
    <tr data-message={id}>
      <td>{kindText(t, kind)}</td>
      <td>{t.channels[channel]}</td>
      <td>{userId === null ? name : <a href={link(`/admin/people/${userId}`)}>{name}</a>}</td>
      <td className="numeric">{attempts}</td>
      <td>
        <time dateTime={dueAt}>{formatAge(lang, dueAt, now)}</time>
      </td>
      <td className={css['error']}>{errors[error] ?? error}</td>
      <td className={css['acts']}>
        {maySendAgain(message) && (
          <Button busy={send.isBusy} onPress={() => void send({ messageId: id })}>
            {t.sendAgain}
          </Button>
        )}
        <Button busy={giveUp.isBusy} onPress={() => void giveUp({ messageId: id })}>
          {t.giveUp}
        </Button>
      </td>
    </tr>
  )
}
