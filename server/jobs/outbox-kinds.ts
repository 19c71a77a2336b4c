import { notificationKinds } from '#domains/notifications/outbox-kinds.ts'
import type { OutboxKind } from '#domains/outbox/service.ts'

/** All that the outbox sends. */
export const outboxKinds: readonly OutboxKind[] = [...notificationKinds]
