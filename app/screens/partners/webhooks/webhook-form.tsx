import { useEffect, useRef, type ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import { webhookUrlMax } from '#contract/rules/partners/limits.ts'
import { webhookEvents } from '#contract/rules/partners/webhook-events.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { useApiAnswer, useIsSending } from '../api-action.ts'
import { Choices } from '../choices.tsx'
import { Refused } from '../refused.tsx'
import { myApiTexts } from '../texts.ts'
import css from '../my-api.module.css'

const fields = ['url', 'events']

/** Adds an address. */
export function WebhookForm(): ReactElement {
  const { webhooks: t } = myApiTexts.use()
  const { refusals } = useTexts()
  const answer = useApiAnswer('addWebhook')
  const isSending = useIsSending('addWebhook')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.shown) form.current?.reset()
  }, [answer])
  const errorOf = (name: string): string | undefined =>
    answer?.refused?.field === name ? refusals[answer.refused.code] : undefined
  return (
    <Form method="post" className={css['form']} ref={form} noValidate preventScrollReset>
      <h3>{t.add}</h3>
      <input type="hidden" name="intent" value="addWebhook" />
      <Field
        name="url"
        label={t.url}
        hint={t.urlHint}
        error={errorOf('url')}
        inputMode="url"
        autoComplete="off"
        maxLength={webhookUrlMax}
        defaultValue={answer?.typed?.['url']?.[0]}
        isRequired
      />
      <Choices
        name="events"
        title={t.events}
        options={webhookEvents.map((value) => ({ value, label: t.eventOf[value] }))}
        chosen={answer?.typed?.['events'] ?? webhookEvents}
        error={errorOf('events')}
      />
      <Refused intent="addWebhook" fields={fields} />
      <div>
        <Button type="submit" kind="primary" busy={isSending}>
          {t.make}
        </Button>
      </div>
    </Form>
  )
}
