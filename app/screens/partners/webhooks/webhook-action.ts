import { webhookCalls } from '#contract/partners/webhooks.ts'
import { Refusal } from '#contract/refusals.ts'
import { webhookEvents } from '#contract/rules/partners/webhook-events.ts'
import type { ScreenVisit } from '../../../lib/calls/screen.ts'

type Visit = Pick<ScreenVisit, 'call'>

export async function addWebhook({ call }: Visit, form: FormData): Promise<{ shown: string }> {
  const url = String(form.get('url') ?? '').trim()
  const events = webhookEvents.filter((event) => form.getAll('events').includes(event))
  if (url === '') throw new Refusal('field_required', 'url')
  if (events.length === 0) throw new Refusal('field_required', 'events')
  const { secret } = await call(webhookCalls.addWebhook, { url, events })
  return { shown: secret }
}

export async function deleteWebhook({ call }: Visit, form: FormData): Promise<null> {
  await call(webhookCalls.deleteWebhook, { webhookId: String(form.get('webhookId')) })
  return null
}

export async function testWebhook({ call }: Visit, form: FormData): Promise<null> {
  await call(webhookCalls.testWebhook, { webhookId: String(form.get('webhookId')) })
  return null
}

export async function sendAgain({ call }: Visit, form: FormData): Promise<null> {
  await call(webhookCalls.sendAgain, { deliveryId: String(form.get('deliveryId')) })
  return null
}
