import { keyCalls } from '#contract/partners/keys.ts'
import { webhookCalls } from '#contract/partners/webhooks.ts'
import { implement } from '../implement.ts'
import { addKey, keysOf, revokeKey } from './keys/service.ts'
import {
  addWebhook,
  deleteWebhook,
  sendAgain,
  testWebhook,
  webhooksOf,
} from './webhooks/service.ts'

export const keyHandlers = implement(keyCalls, {
  listKeys: async ({ deps, user }) => ({ keys: await keysOf(deps, user) }),
  addKey: async ({ deps, user, input: { scopes, ...input } }) =>
    addKey(deps, user, { ...input, scopes: [scopes].flat() }),
  revokeKey: async ({ deps, user, input: { keyId } }) => {
    await revokeKey(deps, user, keyId)
    return { keyId }
  },
})

export const webhookHandlers = implement(webhookCalls, {
  listWebhooks: async ({ deps, user }) => webhooksOf(deps, user),
  addWebhook: async ({ deps, user, input: { url, events } }) =>
    addWebhook(deps, user, { url, events: [events].flat() }),
  deleteWebhook: async ({ deps, user, input: { webhookId } }) => {
    await deleteWebhook(deps, user, webhookId)
    return { webhookId }
  },
  testWebhook: async ({ deps, user, input: { webhookId } }) => {
    await testWebhook(deps, user, webhookId)
    return { webhookId }
  },
  sendAgain: async ({ deps, user, input: { deliveryId } }) => {
    await sendAgain(deps, user, deliveryId)
    return { deliveryId }
  },
})
