import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import { notifyStreams } from '../events/store.ts'
import { findAuthorFor, listExcerpt, updateHidden, type ExcerptLine } from './store.ts'

/** Messages before and after a reported one that a moderator reads too. */
const neighbours = 3

/**
 * Author of a message that a side of its conversation can report. Refuses as not found what the reader does not see,
 * and offers, which say a price alone. `readerId` is null for a visitor.
 */
export async function authorOfMessage(
  deps: Pick<Deps, 'sql'>,
  id: number,
  readerId: number | null,
): Promise<number> {
  const authorId = readerId === null ? null : await findAuthorFor(deps.sql, id, readerId)
  if (authorId === null) throw new Refusal('message_not_found')
  return authorId
}

/** A reported message with its neighbours, in order; empty for an unknown id. */
export async function reportedMessages(
  deps: Pick<Deps, 'sql'>,
  id: number,
): Promise<ExcerptLine[]> {
  return listExcerpt(deps.sql, id, neighbours)
}

/** The same at the command line, one line each; `>` marks the reported one. */
export async function messageExcerpt(deps: Pick<Deps, 'sql'>, id: number): Promise<string[]> {
  return (await reportedMessages(deps, id)).map(lineOf)
}

function lineOf({ isReported, sentAt, username, text, photos }: ExcerptLine): string {
  const parts = [text.replaceAll(/\s+/g, ' '), photos > 0 ? `[photos: ${photos}]` : '']
  return `${isReported ? '>' : ' '} ${sentAt.toISOString()}  ${username}: ${parts.filter(Boolean).join(' ')}`
}

/** Hides a message from both sides, with all that it carried; `alongside` runs first in the transaction. Idempotent. */
export async function hideMessage(
  deps: Pick<Deps, 'sql' | 'clock'>,
  id: number,
  alongside: (sql: Db) => Promise<void>,
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    await alongside(sql)
    const hidden = await updateHidden(sql, id, deps.clock.now())
    if (!hidden) return
    const { sides, ...key } = hidden
    await notifyStreams(sql, { to: sides, event: { kind: 'message', ...key } })
  })
}
