import * as z from 'zod'
import { call } from './call.ts'
import {
  botTalkLength,
  botTalkText,
  ticketPhotos,
  ticketScoreTextMax,
  ticketTextMax,
} from './limits.ts'
import {
  Code,
  Language,
  Link,
  ListOf,
  NameList,
  Offset,
  PageSize,
  Paragraphs,
  Text,
  Token,
  wholeNumber,
} from './shapes.ts'

/** What a ticket is about, in the order of the choice. */
export const ticketTopics = [
  'code',
  'login',
  'rejected',
  'missing',
  'safety',
  'messages',
  'payment',
  'company',
  'data',
  'other',
] as const
export type TicketTopic = (typeof ticketTopics)[number]
const Topic = z.enum(ticketTopics)

/** `waiting`: for an answer of the person. `closed`: an answer opens a ticket that follows. */
export const ticketStates = ['new', 'open', 'waiting', 'solved', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]
const State = z.enum(ticketStates)

/** A line of the talk with the help-bot. */
const TalkLine = z.object({ from: z.enum(['bot', 'me']), text: Paragraphs(botTalkText) })
export type TalkLine = z.infer<typeof TalkLine>

/** An article that may answer the question. */
const ArticleShape = z.object({
  title: z.string(),
  text: z.string(),
  /** Path without language. */
  address: z.string(),
})
export type MatchingArticle = z.infer<typeof ArticleShape>

const LineShape = z.object({
  number: z.string(),
  topic: Topic,
  state: State,
  /** ISO 8601, UTC */
  openedAt: z.string(),
  changedAt: z.string(),
})
export type TicketLine = z.infer<typeof LineShape>

const MessageShape = z.object({
  id: z.int(),
  isOwn: z.boolean(),
  text: z.string(),
  /** Names of pictures. */
  photos: z.array(z.string()),
  /** Number of files of a mail that were left out because they are no pictures. */
  leftOut: z.int(),
  sentAt: z.string(),
})
export type TicketMessage = z.infer<typeof MessageShape>

const TicketShape = LineShape.extend({
  advert: z.object({ id: z.int(), title: z.string() }).nullable(),
  messages: z.array(MessageShape),
  talk: z.array(z.object({ from: z.enum(['bot', 'me']), text: z.string() })),
  /** Number of the closed ticket before it. */
  follows: z.string().nullable(),
  rating: z.object({ score: z.int(), text: z.string() }).nullable(),
  canRate: z.boolean(),
  /** Whether answers can be given by mail. */
  hasMail: z.boolean(),
})
export type Ticket = z.infer<typeof TicketShape>

const path = '/users/help_desk.php'
const token = Token.optional()
/** Number of an own ticket, or the secret part of its link. */
const ticket = Link
const photos = NameList.default([]).refine((names) => names.length <= ticketPhotos)
const opened = { number: z.string(), address: z.string() }

export const helpDeskCalls = {
  matchArticles: call({
    path,
    action: 'matchArticles',
    summary: 'Find articles that may answer a question of a topic',
    auth: 'anyone',
    input: { topic: Topic, question: Text(200).default(''), lang: Language.default('ro') },
    output: { items: z.array(ArticleShape) },
  }),
  sendContactCode: call({
    path,
    action: 'sendContactCode',
    summary:
      'Send a code to an e-mail address or a phone number, to open a ticket without an account',
    auth: 'visitor',
    input: { token, contact: Text(320), lang: Language.default('ro') },
    output: { proof: z.string() },
  }),
  checkContactCode: call({
    path,
    action: 'checkContactCode',
    summary: 'Prove the contact with the code that was sent to it',
    auth: 'visitor',
    input: { token, proof: Link, code: Code },
    output: {},
  }),
  uploadTicketPhoto: call({
    path,
    action: 'uploadTicketPhoto',
    summary:
      'Upload a picture for a ticket: of a user, with a proved contact, or to a ticket by its link',
    auth: 'visitor',
    member: { right: 'settings', act: 'ticketWritten' },
    files: true,
    input: { token, proof: Link.optional(), ticket: ticket.optional() },
    output: { image: z.string() },
  }),
  openTicket: call({
    path,
    action: 'openTicket',
    summary: 'Open a ticket, as a user or with a proved contact',
    auth: 'visitor',
    member: { right: 'settings', act: 'ticketWritten' },
    input: {
      token,
      topic: Topic,
      text: Paragraphs(ticketTextMax),
      /** Id or address of an advert. */
      advert: Text(300).default(''),
      photos,
      talk: ListOf(TalkLine, botTalkLength, 10_000).default([]),
      proof: Link.optional(),
      lang: Language.default('ro'),
    },
    output: opened,
  }),
  listTickets: call({
    path,
    action: 'listTickets',
    summary: 'List own tickets, changed last first',
    auth: 'user',
    member: { right: 'settings' },
    input: { token, startID: Offset.default(0), itemsNum: PageSize.default(20) },
    output: { items: z.array(LineShape), count: z.int() },
  }),
  getTicket: call({
    path,
    action: 'getTicket',
    summary: 'Get a ticket with its messages: an own one by number, any by its secret link',
    auth: 'anyone',
    member: { right: 'settings' },
    input: { token, ticket },
    output: { ticket: TicketShape },
  }),
  answerTicket: call({
    path,
    action: 'answerTicket',
    summary: 'Write to a ticket; to a closed one this opens a ticket that follows',
    auth: 'visitor',
    member: { right: 'settings', act: 'ticketWritten' },
    input: { token, ticket, text: Paragraphs(ticketTextMax).default(''), photos },
    output: opened,
  }),
  solveTicket: call({
    path,
    action: 'solveTicket',
    summary: 'Mark a ticket as solved',
    auth: 'visitor',
    member: { right: 'settings', act: 'ticketWritten' },
    input: { token, ticket },
    output: {},
  }),
  rateTicket: call({
    path,
    action: 'rateTicket',
    summary: 'Rate the help with a solved or closed ticket, once',
    auth: 'visitor',
    member: { right: 'settings', act: 'ticketWritten' },
    input: {
      token,
      ticket,
      score: wholeNumber(1, 5),
      text: Paragraphs(ticketScoreTextMax).default(''),
    },
    output: {},
  }),
}
