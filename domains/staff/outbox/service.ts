import type { OutboxChannel } from '#contract/rules/outbox.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import {
  countOpen,
  giveUp,
  listOpen,
  sendAgain,
  type Chosen,
  type OpenCount,
  type OpenFilter,
  type OpenMessage,
} from '../../outbox/service.ts'
import { writeAudit } from '../audit/service.ts'

export type { OpenMessage }

/** A page of what was not sent, newest first, and how much there is of each kind. */
export async function openOutbox(
  { sql }: Pick<Deps, 'sql'>,
  filter: OpenFilter,
  most: number,
): Promise<{ counts: OpenCount[]; messages: OpenMessage[]; hasMore: boolean }> {
  const [counts, messages] = await Promise.all([countOpen(sql), listOpen(sql, filter, most + 1)])
  return { counts, messages: messages.slice(0, most), hasMore: messages.length > most }
}

interface Typed {
  readonly messageId?: number | undefined
  readonly channel?: OutboxChannel | undefined
  readonly kind?: string | undefined
  readonly state?: 'due' | 'dead' | 'unknown' | undefined
}

const work = { 'outbox.send': sendAgain, 'outbox.drop': giveUp } as const

/**
 * Sends messages again, or gives them up: one, or all of a channel, kind and state. Returns how many. Refuses when that
 * is not said, and when there are none any more.
 */
export async function decideOnOutbox(
  deps: Pick<Deps, 'sql' | 'clock'>,
  staffId: number,
  act: keyof typeof work,
  typed: Typed,
): Promise<number> {
  const chosen = chosenOf(typed)
  return deps.sql.begin(async (sql) => {
    const count = await work[act](sql, chosen, deps.clock.now())
    if (count === 0) throw new Refusal('outbox_changed')
    await record(sql, { staffId, act, chosen, count })
    return count
  })
}

function chosenOf({ messageId, channel, kind, state }: Typed): Chosen {
  if (messageId !== undefined) return { id: messageId }
  if (!channel || !kind || !state) throw new Refusal('bad_input', 'messageId')
  return { channel, kind, state }
}

interface Recorded {
  readonly staffId: number
  readonly act: keyof typeof work
  readonly chosen: Chosen
  readonly count: number
}

async function record(sql: Db, { staffId, act, chosen, count }: Recorded): Promise<void> {
  const id = 'id' in chosen ? chosen.id : 0
  const before = 'id' in chosen ? {} : chosen
  await writeAudit(sql, {
    ...{ staffId, act, subject: { kind: 'outbox', id } },
    ...{ before: { ...before }, after: { count } },
  })
}
