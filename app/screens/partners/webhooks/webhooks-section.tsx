import type { ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import type { Webhook, WebhookDelivery } from '#contract/partners/webhooks.ts'
import { webhookEvents } from '#contract/rules/partners/webhook-events.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { useApiAnswer, useIsSending } from '../api-action.ts'
import { Refused } from '../refused.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { myApiTexts } from '../texts.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { WebhookForm } from './webhook-form.tsx'
import css from '../my-api.module.css'

interface WebhooksProps {
  readonly webhooks: readonly Webhook[]
  readonly deliveries: readonly WebhookDelivery[]
  /** ISO 8601, UTC */
  readonly now: string
}

/** Addresses that are told of events, and what was sent to them. */
export function WebhooksSection({ webhooks, deliveries, now }: WebhooksProps): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  const made = useApiAnswer('addWebhook')
  return (
    <section className={css['section']} aria-labelledby="webhooks">
      <h2 id="webhooks">{t.title}</h2>
      <p className={css['hint']}>{t.text}</p>
      {made?.shown && <ShownOnce title={t.made} text={t.madeText} secret={made.shown} />}
      {webhooks.length === 0 ? <p>{t.none}</p> : <WebhookTable webhooks={webhooks} />}
      <Refused intent="deleteWebhook" />
      <Refused intent="testWebhook" />
      <WebhookForm />
      {deliveries.length > 0 && (
        <DeliveryTable deliveries={deliveries} webhooks={webhooks} now={now} />
      )}
    </section>
  )
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  return (
    <div className={css['scroll']} role="group" aria-label={t.title} tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t.url}</th>
            <th scope="col">{t.events}</th>
            <th scope="col">{t.actions}</th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WebhookRow({ webhook: { id, url, events, isOn } }: { webhook: Webhook }): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  const isTesting = useIsSending('testWebhook')
  const isDeleting = useIsSending('deleteWebhook')
  const isAll = events.length === webhookEvents.length
  const list = isAll ? t.allEvents : events.map((event) => t.eventOf[event]).join(', ')
  return (
    <tr>
      <th scope="row">{url}</th>
      <td data-label={t.events}>{isOn ? list : t.switchedOff}</td>
      <td>
        <Form method="post" className={css['buttons']} preventScrollReset>
          <input type="hidden" name="webhookId" value={id} />
          {isOn && (
            <Button
              type="submit"
              name="intent"
              value="testWebhook"
              busy={isTesting}
              aria-label={t.testOf(url)}
            >
              {t.test}
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="deleteWebhook"
            busy={isDeleting}
            aria-label={t.removeOf(url)}
          >
            {t.remove}
          </Button>
        </Form>
      </td>
    </tr>
  )
}
