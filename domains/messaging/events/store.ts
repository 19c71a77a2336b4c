import type { PendingQuery, Row } from 'postgres'
import type { StreamEvent } from '#contract/people/stream.ts'
import type { Db } from '../../deps.ts'

/** Channel of NOTIFY for events of the stream; its payload is an `AddressedEvent` as JSON. */
export const eventChannel = 'people'

export interface AddressedEvent {
  /** Ids of users. */
  readonly to: readonly number[]
  readonly event: StreamEvent
}

/** Sends events to the open streams of users in every process; inside a transaction, when that commits. */
export async function notifyStreams(sql: Db, ...addressed: AddressedEvent[]): Promise<void> {
  const payloads = addressed.map((one) => JSON.stringify(one))
  await sql`select pg_notify(${eventChannel}, payload) from unnest(${payloads}::text[]) payload`
}

/** SQL that sends the event of each message of `source` (conversation_id, seq, sides: ids of users), inside of a larger statement. */
export function notifyOfMessages(sql: Db, source: PendingQuery<Row[]>) {
  return sql`
    select pg_notify(${eventChannel}, json_build_object('to', sides, 'event',
      json_build_object('kind', 'message', 'conversationId', conversation_id, 'seq', seq))::text)
    from (${source}) message`
}
