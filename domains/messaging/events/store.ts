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
