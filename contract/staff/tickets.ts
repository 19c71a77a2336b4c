import * as z from 'zod'
import { call } from '../call.ts'
import { ticketStates, ticketTopics } from '../help-desk.ts'
import { ticketTextMax } from '../limits.ts'
import { Id, Language, Paragraphs, Text, Token } from '../shapes.ts'

const path = '/admin/tickets.php'
const staff = { path, auth: 'staff', right: 'tickets' } as const
const token = Token.optional()
/** "GS-20261123-0042" */
const number = Text(30)

const LineShape = z.object({
  number: z.string(),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  /** Username, or a guest's contact with dots in it. */
  person: z.string(),
  /** ISO 8601, UTC */
  changedAt: z.string(),
  /** Mails that wait for a decision. */
  held: z.int(),
  /** Username of a colleague who works on it. */
  claimedBy: z.string().nullable(),
})
export type WaitingTicketLine = z.infer<typeof LineShape>

const MessageShape = z.object({
  id: z.int(),
  author: z.enum(['person', 'staff']),
  text: z.string(),
  /** Names of pictures. */
  photos: z.array(z.string()),
  leftOut: z.int(),
  /** Address of a mail that the contact has not sent; empty unless it waits for a decision. */
  heldFrom: z.string(),
  sentAt: z.string(),
})
export type StaffTicketMessage = z.infer<typeof MessageShape>

const TicketShape = z.object({
  number: z.string(),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  language: Language,
  openedAt: z.string(),
  /** Null: a guest. */
  userId: z.int().nullable(),
  person: z.string(),
  /** Of the contact that a guest has proved. */
  account: z
    .object({
      id: z.int(),
      username: z.string(),
      status: z.enum(['active', 'inactive', 'banned', 'deleted']),
    })
    .nullable(),
  advertId: z.int().nullable(),
  score: z.int().nullable(),
  claimedBy: z.string().nullable(),
  /** The reader has it. */
  isMine: z.boolean(),
  /** The reader's own, or a colleague's: somebody else works on it. */
  isConflict: z.boolean(),
  messages: z.array(MessageShape),
})
export type StaffTicket = z.infer<typeof TicketShape>

/** Calls by which tickets of the help desk are worked off. */
export const ticketCalls = {
  listTickets: call({
    ...staff,
    action: 'list',
    summary: 'List tickets that wait for staff, the longest unchanged first',
    acts: [],
    input: { token },
    output: { tickets: z.array(LineShape) },
  }),
  getTicket: call({
    ...staff,
    action: 'get',
    summary: 'Get a ticket with its messages, held mails included',
    acts: [],
    input: { number, token },
    output: { ticket: TicketShape },
  }),
  takeTicket: call({
    ...staff,
    action: 'take',
    summary: 'Begin to work on a ticket, so that no colleague does',
    acts: ['ticket.take'],
    input: { number, token },
    output: {},
  }),
  answerTicket: call({
    ...staff,
    action: 'answer',
    summary: 'Answer the person, who is told by mail or SMS',
    acts: ['ticket.answer'],
    input: { number, text: Paragraphs(ticketTextMax), token },
    output: {},
  }),
  solveTicket: call({
    ...staff,
    action: 'solve',
    summary: 'Mark a ticket as solved; the person is asked whether the help was good',
    acts: ['ticket.solve'],
    input: { number, token },
    output: {},
  }),
  closeTicket: call({
    ...staff,
    action: 'close',
    summary: 'Close a ticket without asking the person',
    acts: ['ticket.close'],
    input: { number, token },
    output: {},
  }),
  decideHeldMail: call({
    ...staff,
    action: 'decideMail',
    summary: 'Accept a held mail as a message of the person, or drop it',
    acts: ['ticket.mail'],
    input: { number, messageId: Id, decision: z.enum(['accept', 'drop']), token },
    output: {},
  }),
}
