import type { ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import type { Webhook, WebhookDelivery } from '#contract/partners/webhooks.ts'
import { hostOf } from '#contract/rules/company/site-link.ts'
import { formatDay, formatTime } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { useIsSending } from '../api-action.ts'
import { Refused } from '../refused.tsx'
import { myApiTexts } from '../texts.ts'
import css from '../my-api.module.css'

interface DeliveriesProps {
  readonly deliveries: readonly WebhookDelivery[]
  readonly webhooks: readonly Webhook[]
  readonly now: string
}

/** The newest events, with what became of them. */
export function DeliveryTable({ deliveries, webhooks, now }: DeliveriesProps): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  const hosts = new Map(webhooks.map(({ id, url }) => [id, hostOf(url)]))
  return (
    <>
      <h3>{t.sent}</h3>
      <Refused intent="sendAgain" />
      <div className={css['scroll']} role="group" aria-label={t.sent} tabIndex={0}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">{t.event}</th>
              <th scope="col">{t.when}</th>
              <th scope="col">{t.host}</th>
              <th scope="col">{t.state}</th>
              <th scope="col">{t.actions}</th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                host={hosts.get(delivery.webhookId) ?? ''}
                now={now}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery
  readonly host: string
  readonly now: string
}

function DeliveryRow({ delivery, host, now }: DeliveryRowProps): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  const lang = useLang()
  const isSending = useIsSending('sendAgain')
  const { id, eventId, kind, state, attempts, lastError, happenedAt, dueAt } = delivery
  const at = (iso: string): string => `${formatDay(lang, iso, now)}, ${formatTime(iso)}`
  return (
    <tr data-state={state}>
      <th scope="row">
        {kind === 'test' ? t.test : t.eventOf[kind]}
        <code className={css['prefix']}>{eventId}</code>
      </th>
      <td data-label={t.when}>{at(happenedAt)}</td>
      <td data-label={t.host}>{host}</td>
      <td data-label={t.state}>
        <span className={css['state']}>{t.states[state]}</span>
        {attempts > 0 && state !== 'sent' && (
          <div className={css['prefix']}>
            {t.attempts(attempts)}
            {lastError && `: ${t.errorOf(lastError)}`}
          </div>
        )}
        {dueAt && attempts > 0 && <div className={css['prefix']}>{t.next(at(dueAt))}</div>}
      </td>
      <td data-empty={state === 'due' || undefined}>
        {state !== 'due' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="sendAgain" />
            <input type="hidden" name="deliveryId" value={id} />
            <Button type="submit" busy={isSending}>
              {t.again}
            </Button>
          </Form>
        )}
      </td>
    </tr>
  )
}
