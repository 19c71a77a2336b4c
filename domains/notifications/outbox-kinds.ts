import type { OutboxKind } from '../outbox/service.ts'
import { decisionMails } from './decisions/service.ts'
import { channelKinds } from './deliveries/channels.ts'
import { notificationMails } from './deliveries/mails.ts'
import { priceDropMails } from './price-drops/service.ts'

export const notificationKinds: readonly OutboxKind[] = [
  ...channelKinds,
  ...[notificationMails, decisionMails, priceDropMails],
]
