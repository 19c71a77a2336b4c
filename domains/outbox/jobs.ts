import { outboxChannels } from '#contract/rules/outbox.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Deps } from '../deps.ts'
import type { Job } from '../job.ts'
import type { OutboxKind } from './kind.ts'
import { deleteEnded } from './queue.ts'
import { sendDue } from './sending.ts'

const retentionDays = 30

/** Each channel has a job of its own, so that a silent provider does not delay the others. */
export function outboxJobs(kinds: readonly OutboxKind[]): Job[] {
  const senders = outboxChannels.flatMap((channel) => {
    const own = kinds.filter((kind) => kind.channel === channel)
    const run = (deps: Deps): Promise<void> => sendDue(deps, channel, own)
    return own.length > 0 ? [{ name: `outbox.${channel}`, everySeconds: 5, run }] : []
  })
  return [...senders, { name: 'outbox.cleanup', everySeconds: 3_600, run: cleanUpOutbox }]
}

/** Forgets what ended a month ago. */
export async function cleanUpOutbox({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteEnded(sql, new Date(clock.now().getTime() - retentionDays * dayMs))
}
