import { randomUUID } from 'node:crypto'
import { conversationsPerDay, messagesPerMinute } from '#contract/limits.ts'
import type { Message } from '#contract/people/messages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { fold } from '#contract/rules/text/fold.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { spend } from '../../limits/service.ts'
import { findPlaceId } from '../../places/service.ts'
import { findSendableReply } from '../auto-replies/store.ts'
import { findMessage, type StoredMessage } from '../conversations/messages-store.ts'
import { presentMessage } from '../conversations/presenter.ts'
import { findConversationAbout } from '../conversations/store.ts'
import { notifyStreams } from '../events/store.ts'
import { examine } from '../fraud/service.ts'
import { takePhotos } from '../photos/store.ts'
import { languageOf } from './language.ts'
import { asksWhetherAvailable, writingObstacle, type Recipient } from './rules.ts'
import {
  findSellerOf,
  insertMessage,
  lockConversation,
  sendNext,
  upsertConversation,
  type LockedConversation,
  type Sent,
} from './store.ts'

export interface Draft {
  /** Idempotency key made by the sender's device. */
  readonly clientId: string
  readonly text: string
  readonly photos: readonly string[]
  /** Slug of a place to meet; null for none. */
  readonly place: string | null
  readonly sharesPhone: boolean
}

type SendDeps = Pick<Deps, 'sql' | 'clock' | 'tokens' | 'publicUrl'>

/**
 * Sends a message; sent again with the same `clientId` it is the same message. Refuses an author without a verified
 * number, an empty message, an own or hidden advert, another's conversation, and people who blocked each other.
 */
export async function sendMessage(
  deps: SendDeps,
  author: Pick<User, 'id' | 'hasPhone'>,
  to: Recipient,
  draft: Draft,
): Promise<{ conversationId: number; message: Message }> {
  if (!author.hasPhone) throw new Refusal('phone_needed', 'phone')
  const known = await conversationTo(deps, author, to)
  try {
    return await sendNew(deps, author, { to, known }, draft)
  } catch (error) {
    // Looked for last, because nearly every message is new; what may not be sent any more may have been sent before.
    const sent = error instanceof Refusal && (await sentBefore(deps, author, known, draft.clientId))
    if (sent) return sent
    throw error
  }
}

/** `known`: what `conversationTo` found. */
async function sendNew(
  deps: SendDeps,
  author: Pick<User, 'id'>,
  { to, known }: { readonly to: Recipient; readonly known: number | null },
  draft: Draft,
): Promise<{ conversationId: number; message: Message }> {
  if (!hasContent(draft)) throw new Refusal('message_required', 'text')
  const placeId = draft.place === null ? null : await findPlaceId(deps.sql, draft.place)
  if (draft.place !== null && placeId === null) throw new Refusal('bad_input', 'place')
  const opening = await openingFor(deps, author, to, known)
  await spendOn(deps, author, known === null)
  const isAnswered = await mayBeAnswered(deps, author, known, draft.text)
  // Before the conversation is locked: it takes longer than the rest.
  const examined = { ...draft, placeId, isAnswered, ...judged(deps, draft.text) }
  const send = async (sql: Db) => {
    const conversationId = await openConversation(sql, deps, author, opening)
    const stored = await store(sql, deps, author, conversationId, examined)
    return { conversationId, message: presentMessage(stored, author.id) }
  }
  const isOneStatement = known !== null && draft.photos.length === 0 && !isAnswered
  return isOneStatement ? send(deps.sql) : deps.sql.begin(send)
}

/**
 * Whether the seller may answer a message automatically; found out anew once the conversation is locked.
 * `conversationId`: null for one that the message begins.
 */
async function mayBeAnswered(
  { sql, clock }: SendDeps,
  { id: buyerId }: Pick<User, 'id'>,
  conversationId: number | null,
  text: string,
): Promise<boolean> {
  if (!asksWhetherAvailable(fold(text))) return false
  if (conversationId === null) return true
  return (await findSendableReply(sql, { conversationId, buyerId }, clock.now())) !== null
}

/** The conversation that a message goes to; null if it begins one. */
export async function conversationTo(
  deps: SendDeps,
  author: Pick<User, 'id'>,
  to: Recipient,
): Promise<number | null> {
  if ('conversationId' in to) return to.conversationId
  return findConversationAbout(deps.sql, author.id, to.advertId)
}

/** The same message, if this device has sent it before. */
export async function sentBefore(
  deps: SendDeps,
  { id: authorId }: Pick<User, 'id'>,
  conversationId: number | null,
  clientId: string,
): Promise<{ conversationId: number; message: Message } | null> {
  if (conversationId === null) return null
  const message = await findMessage(deps.sql, { conversationId, authorId, clientId })
  return message && { conversationId, message: presentMessage(message, authorId) }
}

function hasContent({ text, photos, place, sharesPhone }: Draft): boolean {
  return text !== '' || photos.length > 0 || place !== null || sharesPhone
}

/** A conversation that there is, or the advert and seller to begin one with. */
type Opening =
  | { readonly conversationId: number }
  | { readonly advertId: number; readonly sellerId: number }

/** `known`: what `conversationTo` found. Refuses to begin a conversation about an own or hidden advert. */
export async function openingFor(
  deps: SendDeps,
  author: Pick<User, 'id'>,
  to: Recipient,
  known: number | null,
): Promise<Opening> {
  if (known !== null) return { conversationId: known }
  const advertId = 'advertId' in to ? to.advertId : 0
  const sellerId = await findSellerOf(deps.sql, advertId)
  if (sellerId === null) throw new Refusal('advert_not_found')
  if (sellerId === author.id) throw new Refusal('own_advert')
  return { advertId, sellerId }
}

/** Counts a message, and a conversation that it begins. Refuses too many. */
export async function spendOn(
  deps: SendDeps,
  { id }: Pick<User, 'id'>,
  isBeginning: boolean,
): Promise<void> {
  const ofDay = { key: `conversation:${id}`, most: conversationsPerDay, window: dayMs }
  await spend(deps, [
    { key: `message:${id}`, most: messagesPerMinute, window: minuteMs },
    ...(isBeginning ? [ofDay] : []),
  ])
}

export async function openConversation(
  sql: Db,
  { clock }: SendDeps,
  { id: buyerId }: Pick<User, 'id'>,
  opening: Opening,
): Promise<number> {
  if ('conversationId' in opening) return opening.conversationId
  return upsertConversation(sql, { ...opening, buyerId, now: clock.now() })
}

/** Stores a message, and the automatic answer to it. Returns the message, also of a copy. */
async function store(
  sql: Db,
  deps: SendDeps,
  author: Pick<User, 'id'>,
  conversationId: number,
  draft: Draft & Judged & { readonly placeId: number | null; readonly isAnswered: boolean },
): Promise<StoredMessage> {
  const { clientId, text, photos, placeId, sharesPhone, isAnswered, warnings, isHeld } = draft
  const copy = { conversationId, authorId: author.id, clientId }
  if (photos.length > 0) {
    await lockToWrite(sql, conversationId, author.id)
    const isTaken = await takePhotos(sql, { names: photos, ownerId: author.id, conversationId })
    if (!isTaken) return copyOf(sql, copy)
  }
  const sent = await sendNext(sql, {
    ...{ conversationId, clientId, text, photos, placeId, sharesPhone },
    ...{ authorId: author.id, language: languageOf(text), isAutomatic: false },
    ...{ sentAt: deps.clock.now(), warnings, isHeld },
  })
  const { conversation, message } = writable(sent)
  if (!message) return copyOf(sql, copy)
  // Nobody answers what only its author sees.
  if (isAnswered && !isHeld) await answerAutomatically(sql, deps, conversation, message)
  return message
}

/** Refuses another's conversation, who may not write for now, and people who blocked each other. */
function writable(sent: Sent | null): Sent {
  if (!sent) throw new Refusal('conversation_not_found')
  if (sent.isLimited) throw new Refusal('messages_limited')
  const obstacle = writingObstacle(sent.conversation)
  if (obstacle) throw new Refusal(obstacle)
  return sent
}

/** The copy, sent at the same time, that has stored the message or taken its photos. Refuses photos that it has not. */
async function copyOf(
  sql: Db,
  key: { conversationId: number; authorId: number; clientId: string },
): Promise<StoredMessage> {
  const copy = await findMessage(sql, key)
  if (!copy) throw new Refusal('image_unreadable', 'photos')
  return copy
}

/** Locks an own conversation for a new message. Refuses another's, and people who blocked each other. */
export async function lockToWrite(
  sql: Db,
  conversationId: number,
  authorId: number,
): Promise<LockedConversation> {
  const conversation = await lockConversation(sql, conversationId, authorId)
  if (!conversation) throw new Refusal('conversation_not_found')
  const obstacle = writingObstacle(conversation)
  if (obstacle) throw new Refusal(obstacle)
  return conversation
}

interface Judged {
  /** What the reader is warned of. */
  readonly warnings: readonly FraudKind[]
  /** A sure case waits for a moderator. */
  readonly isHeld: boolean
}

function judged({ publicUrl }: Pick<Deps, 'publicUrl'>, text: string): Judged {
  const findings = examine(text, { ownHost: publicUrl.hostname })
  return {
    warnings: [...new Set(findings.map(({ kind }) => kind))],
    isHeld: findings.some(({ isCertain }) => isCertain),
  }
}

export async function announce(
  sql: Db,
  { id: conversationId, otherId }: LockedConversation,
  authorId: number,
  seq: number,
): Promise<void> {
  const event = { kind: 'message', conversationId, seq } as const
  await notifyStreams(sql, { to: [authorId, otherId], event })
}

/** A seller's own answer, once a conversation. */
async function answerAutomatically(
  sql: Db,
  deps: SendDeps,
  conversation: LockedConversation,
  question: StoredMessage,
): Promise<void> {
  const { id: conversationId, otherId } = conversation
  const asked = { conversationId, buyerId: question.authorId }
  const text = await findSendableReply(sql, asked, deps.clock.now())
  if (text === null) return
  const seq = question.seq + 1
  await insertMessage(sql, {
    ...{ conversationId, seq, authorId: otherId, clientId: randomUUID(), text },
    ...{ language: languageOf(text), photos: [], placeId: null, sharesPhone: false },
    ...{ isAutomatic: true, warnings: [], isHeld: false, sentAt: deps.clock.now() },
  })
  await announce(sql, conversation, otherId, seq)
}
