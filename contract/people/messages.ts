import * as z from 'zod'
import { call } from '../call.ts'
import { languages } from '../languages.ts'
import { autoReplyMaxLength, messageMaxLength, messagePhotos, queryLength } from '../limits.ts'
import { fraudKinds } from '../rules/messages/fraud.ts'
import {
  Currency,
  Flag,
  Id,
  LabelsShape,
  NameList,
  PageSize,
  Paragraphs,
  Slug,
  Text,
  Token,
  wholeNumber,
} from '../shapes.ts'
import { OfferShape } from './offer-shape.ts'
import { PersonShape } from './person.ts'

const path = '/messages/manage_messages.php'
const token = { token: Token.optional() }
const Seq = wholeNumber(0, 2_147_483_647)

export const MessageShape = z.object({
  /** Unique among all messages. */
  id: z.int(),
  /** Position in the conversation, from 1. */
  seq: z.int(),
  /** The identifier that the sender's device gave it. */
  clientId: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  /** Language of the text; null when it cannot be told. */
  language: z.enum(languages).nullable(),
  /** Names for `/message-photos/<conversation>/<name>-400.webp` and `-1600.webp`. */
  photos: z.array(z.string()),
  /** A proposed place to meet. */
  place: LabelsShape.nullable(),
  /** The author's number, "+373…", while it is shared; `revoked` after that; null if none was shared. */
  phone: z.union([z.string(), z.literal('revoked')]).nullable(),
  isAutomatic: z.boolean(),
  /** The offer that the message makes, or with `isOfferAnswer` accepts or declines. */
  offer: OfferShape.nullable(),
  isOfferAnswer: z.boolean(),
  /** Kinds of fraud to warn the reader of; empty for own messages. */
  warnings: z.array(z.enum(fraudKinds)),
  /** An own message that waits for a moderator, or that one has refused. */
  isHeld: z.boolean(),
  isRefused: z.boolean(),
  /** Hidden from both sides by a moderator, with all that it carried. */
  isHidden: z.boolean(),
  /** ISO 8601, UTC */
  sentAt: z.string(),
})
export type Message = z.infer<typeof MessageShape>

const topicStates = ['active', 'reserved', 'sold', 'archived', 'gone'] as const
export type TopicState = (typeof topicStates)[number]

/** The advert of a conversation, in any state. */
const TopicShape = z.object({
  id: z.string(),
  titles: LabelsShape,
  language: z.enum(languages),
  /** In units of the currency; 0 without `isFree` means "by agreement". */
  price: z.number(),
  currency: Currency,
  isFree: z.boolean(),
  /** Name of the main photo, or empty. */
  image: z.string(),
  /** `gone`: deleted, or hidden by its owner or a moderator. `sold` is archived too. */
  state: z.enum(topicStates),
  /** Sold to the buyer of this conversation. */
  isSoldHere: z.boolean(),
})
export type Topic = z.infer<typeof TopicShape>

/** What a list says of a message in one line. */
const LastMessageShape = z.object({
  isOwn: z.boolean(),
  /** Its first 160 characters; empty for one without words. */
  text: z.string(),
  kind: z.enum(['text', 'offer', 'photo', 'place', 'phone', 'hidden']),
})
export type LastMessage = z.infer<typeof LastMessageShape>

export const ConversationShape = z.object({
  id: z.int(),
  /** Whether the advert is the reader's own. */
  isIncoming: z.boolean(),
  other: PersonShape,
  /** Null once the advert is erased. */
  advert: TopicShape.nullable(),
  /** Title of the advert when the conversation began. */
  title: z.string(),
  /** Newest message that the reader can see; null before the first. */
  last: LastMessageShape.nullable(),
  unread: z.int().nonnegative(),
  /** Newest own or other message that the other side has read. */
  readByOther: z.int().nonnegative(),
  isArchived: z.boolean(),
  isMuted: z.boolean(),
  /** The reader blocked the other side. */
  isBlocked: z.boolean(),
  /** The other side takes no messages: closed account, or it blocked the reader. */
  isClosed: z.boolean(),
  /** A moderator has banned the other side. */
  isBanned: z.boolean(),
  /** ISO 8601, UTC */
  lastAt: z.string(),
})
export type Conversation = z.infer<typeof ConversationShape>

/** Conversations with unread messages; counted up to 100. */
const unread = z.object({ incoming: z.int().nonnegative(), outgoing: z.int().nonnegative() })

export const messageCalls = {
  listConversations: call({
    path,
    action: 'listConversations',
    summary: 'List own conversations, newest first; `q` searches in texts, titles and names',
    auth: 'user',
    member: { right: 'messages' },
    input: {
      ...token,
      side: z.enum(['incoming', 'outgoing']),
      filter: z.enum(['all', 'unread', 'archived']).default('all'),
      q: Text(queryLength).optional(),
      /** Cursor: `next` of the page before. */
      after: Text(60).optional(),
      itemsNum: PageSize.default(32),
    },
    output: { items: z.array(ConversationShape), next: z.string().nullable(), unread },
  }),
  getConversation: call({
    path,
    action: 'getConversation',
    summary: 'Get one own conversation with its newest messages in order, or those before `before`',
    auth: 'user',
    member: { right: 'messages' },
    input: {
      ...token,
      conversationId: Id,
      before: Seq.optional(),
      itemsNum: PageSize.default(32),
    },
    output: {
      conversation: ConversationShape,
      items: z.array(MessageShape),
      hasMore: z.boolean(),
    },
  }),
  findConversation: call({
    path,
    action: 'findConversation',
    summary: 'Find the own conversation with the seller of an advert, if there is one',
    auth: 'user',
    member: { right: 'messages' },
    input: { ...token, advertId: Id },
    output: { conversation: ConversationShape.nullable() },
  }),
  listMessages: call({
    path,
    action: 'listMessages',
    summary:
      'List messages of an own conversation in order: the newest, those before `before`, or those after `after`',
    auth: 'user',
    member: { right: 'messages' },
    input: {
      ...token,
      conversationId: Id,
      before: Seq.optional(),
      after: Seq.optional(),
      itemsNum: PageSize.default(32),
    },
    output: {
      items: z.array(MessageShape),
      hasMore: z.boolean(),
      readByOther: z.int().nonnegative(),
    },
  }),
  sendMessage: call({
    path,
    action: 'sendMessage',
    summary:
      'Send a message in a conversation, or about an advert, which begins one; sent again with the same clientId it is the same message',
    auth: 'user',
    member: { right: 'messages', act: 'messageSent' },
    input: {
      ...token,
      conversationId: Id.optional(),
      advertId: Id.optional(),
      clientId: z.uuid().max(36),
      text: Paragraphs(messageMaxLength).default(''),
      /** Names that `uploadMessagePhoto` gave. */
      photos: NameList.pipe(z.array(z.string().max(120)).max(messagePhotos)).default([]),
      /** A place to meet. */
      place: Slug.optional(),
      sharesPhone: Flag.default(false),
    },
    output: { conversationId: z.int(), message: MessageShape },
  }),
  uploadMessagePhoto: call({
    path,
    action: 'uploadMessagePhoto',
    summary:
      'Upload a photo for a message: JPEG, PNG, WebP or HEIC up to 15 MB; re-encoded, without metadata',
    auth: 'user',
    member: { right: 'messages', act: 'messageSent' },
    input: token,
    output: { image: z.string() },
    files: true,
  }),
  markConversationRead: call({
    path,
    action: 'markConversationRead',
    summary: 'Mark the messages of an own conversation up to `seq` as read',
    auth: 'user',
    member: { right: 'messages' },
    input: { ...token, conversationId: Id, seq: Seq },
    output: { unread: z.int().nonnegative() },
  }),
  setTyping: call({
    path,
    action: 'setTyping',
    summary: 'Tell the other side that one is typing; valid for six seconds',
    auth: 'user',
    member: { right: 'messages' },
    input: { ...token, conversationId: Id },
    output: {},
  }),
  revokePhone: call({
    path,
    action: 'revokePhone',
    summary: 'Take back the own phone number from a conversation',
    auth: 'user',
    member: { right: 'messages', act: 'conversationChanged' },
    input: { ...token, conversationId: Id },
    output: {},
  }),
  setConversation: call({
    path,
    action: 'setConversation',
    summary: 'Archive or mute an own conversation, or take that back',
    auth: 'user',
    member: { right: 'messages', act: 'conversationChanged' },
    input: {
      ...token,
      conversationId: Id,
      isArchived: Flag.optional(),
      isMuted: Flag.optional(),
    },
    output: {},
  }),
  setBlocked: call({
    path,
    action: 'setBlocked',
    summary: 'Block a person: neither side can write to the other; or take that back',
    auth: 'user',
    member: { right: 'messages', act: 'conversationChanged' },
    input: { ...token, userId: Id, isBlocked: Flag },
    output: {},
  }),
  listBlocked: call({
    path,
    action: 'listBlocked',
    summary: 'List the people that one has blocked, newest first',
    auth: 'user',
    member: { right: 'messages' },
    input: token,
    output: { items: z.array(PersonShape) },
  }),
  getAutoReply: call({
    path,
    action: 'getAutoReply',
    summary: 'Get the own answer to whoever asks whether an advert is still there; empty: none',
    auth: 'user',
    member: { right: 'messages' },
    input: token,
    output: { text: z.string() },
  }),
  setAutoReply: call({
    path,
    action: 'setAutoReply',
    summary: 'Set that answer; an empty text removes it',
    auth: 'user',
    member: { right: 'messages', act: 'autoReplyChanged' },
    input: { ...token, text: Paragraphs(autoReplyMaxLength) },
    output: { text: z.string() },
  }),
}
