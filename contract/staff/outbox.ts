import * as z from 'zod'
import { call } from '../call.ts'
import { outboxChannels } from '../rules/outbox.ts'
import { Code, Id, PageSize, Text, Token, wholeNumber } from '../shapes.ts'

const path = '/admin/outbox.php'
const token = Token.optional()
const Channel = z.enum(outboxChannels)
/** What is not done: `due` waits, `dead` was given up, `unknown` was perhaps sent. */
export const openStates = ['due', 'dead', 'unknown'] as const
const OpenState = z.enum(openStates)
/** Name of a kind: "saved-search". */
const Kind = Text(40)

/** What waits or was given up, of one channel, kind and state. */
const OutboxCountShape = z.object({
  channel: Channel,
  kind: z.string(),
  state: OpenState,
  count: z.int(),
  /** When the oldest was due; ISO 8601, UTC */
  oldestAt: z.string(),
})
export type OutboxCount = z.infer<typeof OutboxCountShape>

/** A message without its words. */
const OutboxMessageShape = z.object({
  id: z.int(),
  channel: Channel,
  kind: z.string(),
  state: OpenState,
  attempts: z.int(),
  /** ISO 8601, UTC */
  createdAt: z.string(),
  dueAt: z.string(),
  /** Outcome of the last attempt, without personal data; empty before the first. */
  error: z.string(),
  /** Masked address or number; empty for browsers, chats and those who have none any more. */
  recipient: z.string(),
  /** Null: nobody with an account. */
  userId: z.int().nullable(),
})
export type OutboxMessage = z.infer<typeof OutboxMessageShape>

/** One message, or all of a channel, kind and state. */
const which = {
  messageId: Id.optional(),
  channel: Channel.optional(),
  kind: Kind.optional(),
  state: OpenState.optional(),
  token,
}

/** Calls on what is sent to people by mail, SMS, push and Telegram. */
export const outboxCalls = {
  listOutbox: call({
    path,
    action: 'list',
    summary: 'List what waits to be sent, was given up or perhaps sent, newest first, with counts',
    auth: 'staff',
    right: 'settings',
    acts: [],
    input: {
      state: OpenState.default('dead'),
      channel: z.union([z.literal(''), Channel]).optional(),
      kind: Kind.optional(),
      /** Messages with lower ids. */
      before: wholeNumber(1, 9_999_999_999).optional(),
      itemsNum: PageSize.default(50),
      token,
    },
    output: {
      counts: z.array(OutboxCountShape),
      messages: z.array(OutboxMessageShape),
      hasMore: z.boolean(),
    },
  }),
  sendAgain: call({
    path,
    action: 'sendAgain',
    summary: 'Send again what was given up or perhaps sent: one message, or all of a kind',
    auth: 'staff',
    right: 'settings',
    acts: ['outbox.send'],
    input: which,
    output: { count: z.int() },
  }),
  giveUp: call({
    path,
    action: 'giveUp',
    summary: 'Give up what was not sent: one message, or all of a kind',
    auth: 'staff',
    right: 'settings',
    acts: ['outbox.drop'],
    // It cannot be taken back.
    proof: 'each',
    input: { ...which, code: Code.optional() },
    output: { count: z.int() },
  }),
}
