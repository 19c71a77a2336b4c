import * as z from 'zod'
import { call } from '../call.ts'
import { webhookUrlMax } from '../rules/partners/limits.ts'
import { deliveryStates, webhookEvents } from '../rules/partners/webhook-events.ts'
import { Id, Text, Token, wholeNumber } from '../shapes.ts'

const path = '/users/webhooks.php'
const token = { token: Token.optional() }

const WebhookShape = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** False since the password was recovered: nothing is sent to it. */
  isOn: z.boolean(),
  /** ISO 8601, UTC */
  createdAt: z.string(),
})
export type Webhook = z.infer<typeof WebhookShape>

const DeliveryShape = z.object({
  id: z.int(),
  webhookId: z.int(),
  /** The same at each address and attempt. */
  eventId: z.string(),
  kind: z.enum(['test', ...webhookEvents]),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** Of the last attempt: a status, "HTTP 500", or a code; empty if there was none. */
  lastError: z.string(),
  // ISO 8601, UTC
  happenedAt: z.string(),
  /** The next attempt; null if there is none. */
  dueAt: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof DeliveryShape>

const Event = z.enum(webhookEvents)
const deliveryId = wholeNumber(1, 2_147_483_647)

export const webhookCalls = {
  listWebhooks: call({
    path,
    action: 'listWebhooks',
    summary: 'List the addresses of the own company that are told of events, and the newest events',
    auth: 'user',
    member: { right: 'settings' },
    input: token,
    output: { webhooks: z.array(WebhookShape), deliveries: z.array(DeliveryShape) },
  }),
  addWebhook: call({
    path,
    action: 'addWebhook',
    summary: 'Add an https address; the secret that signs what is sent is shown this once',
    auth: 'user',
    member: { right: 'settings', act: 'webhookChanged' },
    input: {
      ...token,
      url: Text(webhookUrlMax),
      /** A form sends one of several as a text. */
      events: z.union([z.array(Event).min(1).max(webhookEvents.length), Event]),
    },
    output: { secret: z.string(), added: WebhookShape },
  }),
  deleteWebhook: call({
    path,
    action: 'deleteWebhook',
    summary: 'Delete an address with what waits for it',
    auth: 'user',
    member: { right: 'settings', act: 'webhookChanged' },
    input: { ...token, webhookId: Id },
    output: { webhookId: z.int() },
  }),
  testWebhook: call({
    path,
    action: 'testWebhook',
    summary: 'Queue an event of the kind test for an address',
    auth: 'user',
    member: { right: 'settings', act: 'webhookChanged' },
    input: { ...token, webhookId: Id },
    output: { webhookId: z.int() },
  }),
  sendAgain: call({
    path,
    action: 'sendAgain',
    summary: 'Send an event that was sent or given up again, with its id',
    auth: 'user',
    member: { right: 'settings', act: 'webhookChanged' },
    input: { ...token, deliveryId },
    output: { deliveryId: z.int() },
  }),
}
