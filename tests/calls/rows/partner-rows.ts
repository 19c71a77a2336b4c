import { ownKey, refused, type Row } from './row.ts'

const ownWebhook: Row = {
  fields: ({ webhook }) => ({ webhookId: String(webhook.id) }),
  others: { refusal: 'webhook_not_found' },
}

/** Of a personal account, which has no programs. */
export const partnerRows: Readonly<Record<string, Row>> = {
  'keys.listKeys': refused('company_only', () => ({})),
  'keys.addKey': refused('company_only', () => ({
    ...{ name: 'Depozit', scopes: 'adverts:read', password: 'alta-parola' },
  })),
  'keys.revokeKey': ownKey(),
  'webhooks.listWebhooks': refused('company_only', () => ({})),
  'webhooks.addWebhook': refused('company_only', () => ({
    ...{ url: 'https://casa.example/hook', events: 'message.received' },
  })),
  'webhooks.testWebhook': ownWebhook,
  'webhooks.sendAgain': {
    fields: ({ webhook }) => ({ deliveryId: String(webhook.delivery) }),
    others: { refusal: 'webhook_not_found' },
  },
  'webhooks.deleteWebhook': ownWebhook,
}
