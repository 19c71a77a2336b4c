import type { OutboxChannel } from '#contract/rules/outbox.ts'
import type { Deps } from '#domains/deps.ts'
import { sendDue } from '#domains/outbox/sending.ts'
import { outboxKinds } from '#server/jobs/outbox-kinds.ts'

/** Sends what is due on a channel, like its job; with names those kinds alone. */
export async function sendOutbox(
  deps: Deps,
  channel: OutboxChannel,
  ...names: readonly string[]
): Promise<void> {
  const kinds = outboxKinds.filter(
    (kind) => kind.channel === channel && (names.length === 0 || names.includes(kind.name)),
  )
  await sendDue(deps, channel, kinds)
}
