import { messageMails } from '#domains/messaging/mails/service.ts'
import { notificationKinds } from '#domains/notifications/outbox-kinds.ts'
import type { OutboxKind } from '#domains/outbox/service.ts'
import { searchMails } from '#domains/saved-searches/mails/service.ts'

/** All that the outbox sends. */
export const outboxKinds: readonly OutboxKind[] = [...notificationKinds, messageMails, searchMails]
