import { noticeKinds } from '#domains/accounts/notices/service.ts'
import { expiryNotices } from '#domains/adverts/lifecycle/expiry.ts'
import { ticketKinds } from '#domains/help-desk/mails/service.ts'
import { messageMails } from '#domains/messaging/mails/service.ts'
import { notificationKinds } from '#domains/notifications/outbox-kinds.ts'
import type { OutboxKind } from '#domains/outbox/service.ts'
import { searchMails } from '#domains/saved-searches/mails/service.ts'

/** All that the outbox sends. */
export const outboxKinds: readonly OutboxKind[] = [
  ...notificationKinds,
  ...noticeKinds,
  ...ticketKinds,
  ...[expiryNotices, messageMails, searchMails],
]
