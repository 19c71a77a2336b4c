import type { StreamEvent } from '#contract/people/stream.ts'
import type { Db } from '../../deps.ts'

/** Channel of NOTIFY for events of the stream; its payload is an `AddressedEvent` as JSON. */
export const eventChannel = 'people'

export interface AddressedEvent {
  /** Ids of users. */
  readonly to: readonly number[]
  readonly event: StreamEvent
}

/** Sends an event to the open streams of users in every process; inside a transaction, when that commits. */
export async function notifyStreams(sql: Db, addressed: AddressedEvent): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${JSON.stringify(addressed)})`
}
