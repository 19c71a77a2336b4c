import type { OutboxKind } from '../outbox/service.ts'
import { channelKinds } from './deliveries/channels.ts'
import { notificationMails } from './deliveries/mails.ts'

export const notificationKinds: readonly OutboxKind[] = [...channelKinds, notificationMails]
