import type { OutboxChannel } from '#contract/rules/outbox.ts'
import type { Db, Delivery, Deps } from '../deps.ts'

/** A row of the outbox, claimed by this process. */
export interface Item {
  readonly id: number
  readonly kind: string
  /** Null: nobody with an account. */
  readonly userId: number | null
  /** What it is about, by its kind; 0: nothing but the user. */
  readonly subjectId: number
  /** Which of the user's addresses, by its kind; 0: the only one. */
  readonly targetId: number
  /** Address or number as of the act, where that of the account may be another by now; else empty. */
  readonly recipient: string
  readonly details: unknown
  /** Idempotency key: equal for each attempt. */
  readonly key: string
  /** This one included. */
  readonly attempts: number
  readonly createdAt: Date
  /** After this moment it is no news any more. */
  readonly expiresAt: Date
}

/** `gone`: nobody is reached at this address any more; `refused`: it makes no sense to send this again. */
export type Outcome = Delivery | 'gone' | 'refused'

/** A message that is ready to be sent. */
export interface Outgoing {
  /** Those that it tells of; the others of the group have nothing to say any more. Absent: all. */
  readonly items?: readonly Item[]
  readonly send: () => Promise<Outcome>
  /** Records the end of its items, in the same transaction. */
  readonly end?: (sql: Db, state: 'sent' | 'unknown' | 'dead') => Promise<void>
}

/** What is told by a channel, worded when it is sent. */
export interface OutboxKind {
  readonly channel: OutboxChannel
  /** Unique on its channel. */
  readonly name: string
  /** Not sent between 22:00 and 08:00 in Chișinău. */
  readonly isQuiet?: boolean
  /** One message for all of a user that is `due`, or for `all` that waits as soon as one is due; absent: one for each. */
  readonly groups?: 'due' | 'all'
  /** Whether an unknown outcome may be tried again, because the recipient sees a repetition as one. */
  readonly repeats?: boolean
  /**
   * Words the message of one item, or of a group. Null: there is nothing to tell any more; a date: not before. Changes
   * nothing that a second attempt would miss.
   */
  readonly prepare: (
    deps: Deps,
    items: readonly [Item, ...Item[]],
  ) => Promise<Outgoing | Date | null>
}
