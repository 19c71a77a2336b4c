import type { Conversation, Message } from '#contract/people/messages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { notifyStreams } from '../events/store.ts'
import {
  findMessages,
  updatePhoneRevoked,
  type MessagesPage,
  type StoredMessage,
} from './messages-store.ts'
import { presentConversation, presentMessage } from './presenter.ts'
import {
  findConversation,
  findConversationAbout,
  findLastSearched,
  findOpened,
  listConversations,
  updateSide,
  type ConversationsPage,
} from './store.ts'

type Reader = Pick<User, 'id'>

/**
 * A page of own conversations, the last changed first, and the cursor of the next page. A search goes so far in one
 * page, which may then be short or empty and have a next one.
 */
export async function conversationsOf(
  deps: Pick<Deps, 'sql'>,
  user: Reader,
  { cursor, ...page }: Omit<ConversationsPage, 'after'> & { readonly cursor: string | null },
): Promise<{ items: Conversation[]; next: string | null }> {
  const after = cursor === null ? null : readCursor(cursor)
  // One more than asked for tells whether there is a next page.
  const found = await listConversations(deps.sql, user.id, { ...page, after, size: page.size + 1 })
  const shown = found.slice(0, page.size)
  const isSearchedOn = page.words !== null && found.length <= page.size
  const last = found.length > page.size ? (shown.at(-1) ?? null) : null
  const end = isSearchedOn ? await findLastSearched(deps.sql, user.id, { ...page, after }) : last
  return { items: shown.map(presentConversation), next: end && cursorOf(end) }
}

/** One own conversation. Refuses another's as not found. */
export async function conversationOf(
  deps: Pick<Deps, 'sql'>,
  user: Reader,
  id: number,
): Promise<Conversation> {
  const found = await findConversation(deps.sql, user.id, id)
  if (!found) throw new Refusal('conversation_not_found')
  return presentConversation(found)
}

/** One own conversation with a page of its messages in order. Refuses another's as not found. */
export async function openedConversation(
  deps: Pick<Deps, 'sql'>,
  user: Reader,
  id: number,
  page: Omit<MessagesPage, 'after'>,
): Promise<{ conversation: Conversation; items: Message[]; hasMore: boolean }> {
  const asked = { ...page, after: null }
  const found = await findOpened(deps.sql, user.id, id, oneMore(asked))
  if (!found) throw new Refusal('conversation_not_found')
  const { messages, ...conversation } = found
  return {
    conversation: presentConversation(conversation),
    ...pageOf(messages, user.id, asked),
  }
}

/** The own conversation with the seller of an advert; null if there is none. */
export async function conversationAbout(
  deps: Pick<Deps, 'sql'>,
  user: Reader,
  advertId: number,
): Promise<Conversation | null> {
  const id = await findConversationAbout(deps.sql, user.id, advertId)
  return id === null ? null : conversationOf(deps, user, id)
}

/** Messages of an own conversation in order. Refuses another's conversation as not found. */
export async function messagesOf(
  deps: Pick<Deps, 'sql'>,
  user: Reader,
  conversationId: number,
  page: MessagesPage,
): Promise<{ items: Message[]; hasMore: boolean; readByOther: number }> {
  const side = { conversationId, readerId: user.id }
  const found = await findMessages(deps.sql, side, oneMore(page))
  if (!found) throw new Refusal('conversation_not_found')
  return { ...pageOf(found.messages, user.id, page), readByOther: found.readByOther }
}

/** One more than asked for tells whether there are more. */
function oneMore(page: MessagesPage): MessagesPage {
  return { ...page, size: page.size + 1 }
}

/** `found`: by `oneMore` of the page. */
function pageOf(
  found: readonly StoredMessage[],
  readerId: number,
  { after, size }: MessagesPage,
): { items: Message[]; hasMore: boolean } {
  const shown = after === null ? found.slice(-size) : found.slice(0, size)
  return {
    items: shown.map((message) => presentMessage(message, readerId)),
    hasMore: found.length > size,
  }
}

/** Archives or mutes an own conversation; null leaves as it is. Refuses another's as not found. */
export async function setConversation(
  deps: Pick<Deps, 'sql'>,
  user: Reader,
  conversationId: number,
  change: { readonly isArchived: boolean | null; readonly isMuted: boolean | null },
): Promise<void> {
  const isOwn = await updateSide(deps.sql, { conversationId, userId: user.id }, change)
  if (!isOwn) throw new Refusal('conversation_not_found')
  await notifyStreams(deps.sql, { to: [user.id], event: { kind: 'inbox' } })
}

/** Takes back the own number in a conversation; nothing happens where none is shared. */
export async function revokePhone(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Reader,
  conversationId: number,
): Promise<void> {
  const now = deps.clock.now()
  const revoked = await updatePhoneRevoked(deps.sql, { conversationId, userId: user.id, now })
  for (const { seq, otherId } of revoked) {
    const event = { kind: 'message', conversationId, seq } as const
    await notifyStreams(deps.sql, { to: [user.id, otherId], event })
  }
}

function cursorOf({ lastAt, id }: { lastAt: Date; id: number }): string {
  return `${lastAt.getTime()}.${id}`
}

/** Refuses what no page gave. */
function readCursor(cursor: string): { lastAt: Date; id: number } {
  const [, time, id] = /^(\d{1,15})\.(\d{1,10})$/.exec(cursor) ?? []
  if (time === undefined || id === undefined) throw new Refusal('bad_input', 'after')
  return { lastAt: new Date(Number(time)), id: Number(id) }
}
