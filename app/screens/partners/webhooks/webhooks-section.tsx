import { useRef, type ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import type { Webhook, WebhookDelivery } from '#contract/partners/webhooks.ts'
import { webhookEvents } from '#contract/rules/partners/webhook-events.ts'
import { ConfirmedForm } from '../../../parts/feedback/confirmed-form.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={css['section']} aria-labelledby="webhooks">
      <h2 id="webhooks" ref={heading} tabIndex={-1} className={css['heading']}>
        {t.title}
      </h2>
      <p className={css['hint']}>{t.text}</p>
      {made?.shown && <ShownOnce title={t.made} text={t.madeText} secret={made.shown} />}
      {webhooks.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <WebhookTable webhooks={webhooks} onDeleted={() => heading.current?.focus()} />
      )}
      <Refused intent="deleteWebhook" />
      <Refused intent="testWebhook" />
      <WebhookForm />
      {deliveries.length > 0 && (
        <DeliveryTable deliveries={deliveries} webhooks={webhooks} now={now} />
      )}
    </section>
  )
}

interface WebhookTableProps {
  readonly webhooks: readonly Webhook[]
  /** The focus was on the button of a deleted address. */
  readonly onDeleted: () => void
}

function WebhookTable({ webhooks, onDeleted }: WebhookTableProps): ReactElement {
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
            <WebhookRow key={webhook.id} webhook={webhook} onDeleted={onDeleted} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface WebhookRowProps extends Pick<WebhookTableProps, 'onDeleted'> {
  readonly webhook: Webhook
}

function WebhookRow({ webhook, onDeleted }: WebhookRowProps): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  const { url, events, isOn } = webhook
  const isAll = events.length === webhookEvents.length
  const list = isAll ? t.allEvents : events.map((event) => t.eventOf[event]).join(', ')
  return (
    <tr>
      <th scope="row">{url}</th>
      <td data-label={t.events}>{isOn ? list : t.switchedOff}</td>
      <td>
        <div className={css['buttons']}>
          {isOn && <TestForm webhook={webhook} />}
          <DeleteForm webhook={webhook} onDeleted={onDeleted} />
        </div>
      </td>
    </tr>
  )
}

function TestForm({ webhook: { id, url } }: { readonly webhook: Webhook }): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  const isTesting = useIsSending('testWebhook')
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="testWebhook" />
      <input type="hidden" name="webhookId" value={id} />
      <Button type="submit" busy={isTesting} aria-label={t.testOf(url)}>
        {t.test}
      </Button>
    </Form>
  )
}

function DeleteForm({ webhook: { id, url }, onDeleted }: WebhookRowProps): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  const isDeleting = useIsSending('deleteWebhook')
  return (
    <ConfirmedForm
      method="post"
      preventScrollReset
      question={{ ...t.removing, text: t.removing.text(url) }}
      onGone={onDeleted}
    >
      <input type="hidden" name="intent" value="deleteWebhook" />
      <input type="hidden" name="webhookId" value={id} />
      <Button type="submit" busy={isDeleting} aria-label={t.removeOf(url)}>
        {t.remove}
      </Button>
    </ConfirmedForm>
  )
}
