import { messageCalls } from '#contract/people/messages.ts'
import { firstOf } from '../lib/first-file.ts'
import { implement } from '../implement.ts'
import { autoReplyOf, setAutoReply } from './auto-replies/service.ts'
import { blockedBy, setBlocked } from './blocks/service.ts'
import {
  conversationAbout,
  conversationsOf,
  messagesOf,
  openedConversation,
  revokePhone,
  setConversation,
} from './conversations/service.ts'
import { uploadPhoto } from './photos/service.ts'
import { readConversation, startTyping } from './reading/service.ts'
import { recipientOf } from './sending/rules.ts'
import { sendMessage } from './sending/service.ts'

export const messageHandlers = implement(messageCalls, {
  listConversations: async ({ deps, user, input }) => {
    const { side, filter, q, after, itemsNum: size } = input
    const isIncoming = side === 'incoming'
    const page = { isIncoming, filter, words: q?.trim() || null, cursor: after ?? null, size }
    const { incoming, outgoing } = user.unread
    return { ...(await conversationsOf(deps, user, page)), unread: { incoming, outgoing } }
  },
  getConversation: async ({ deps, user, input: { conversationId, before, itemsNum } }) =>
    openedConversation(deps, user, conversationId, { before: before ?? null, size: itemsNum }),
  findConversation: async ({ deps, user, input }) => ({
    conversation: await conversationAbout(deps, user, input.advertId),
  }),
  listMessages: async ({ deps, user, input: { conversationId, before, after, itemsNum } }) =>
    messagesOf(deps, user, conversationId, {
      before: before ?? null,
      after: after ?? null,
      size: itemsNum,
    }),
  sendMessage: async ({ deps, user, input: { conversationId, advertId, place, ...draft } }) =>
    sendMessage(deps, user, recipientOf(conversationId, advertId), {
      ...draft,
      place: place ?? null,
    }),
  uploadMessagePhoto: async ({ deps, user, files }) => ({
    image: await uploadPhoto(deps, user, () => firstOf(files)),
  }),
  markConversationRead: async ({ deps, user, input: { conversationId, seq } }) => ({
    unread: await readConversation(deps, user, conversationId, seq),
  }),
  setTyping: async ({ deps, user, input }) => {
    await startTyping(deps, user, input.conversationId)
    return {}
  },
  revokePhone: async ({ deps, user, input }) => {
    await revokePhone(deps, user, input.conversationId)
    return {}
  },
  setConversation: async ({ deps, user, input: { conversationId, isArchived, isMuted } }) => {
    const change = { isArchived: isArchived ?? null, isMuted: isMuted ?? null }
    await setConversation(deps, user, conversationId, change)
    return {}
  },
  setBlocked: async ({ deps, user, input }) => {
    await setBlocked(deps, user, input.userId, input.isBlocked)
    return {}
  },
  listBlocked: async ({ deps, user }) => ({ items: await blockedBy(deps, user) }),
  getAutoReply: async ({ deps, user }) => ({ text: await autoReplyOf(deps, user) }),
  setAutoReply: async ({ deps, user, input: { text } }) => {
    await setAutoReply(deps, user, text)
    return { text }
  },
})
