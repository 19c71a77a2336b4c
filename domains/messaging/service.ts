export { stopMessageMails } from './mails/service.ts'
export { eventChannel, type AddressedEvent } from './events/store.ts'
export { readPhoto, photoSizes } from './photos/service.ts'
export {
  authorOfMessage,
  hideMessage,
  messageExcerpt,
  reportedMessages,
} from './reported/service.ts'
export { presentPerson } from './conversations/presenter.ts'
export type { StoredPerson } from './conversations/store.ts'
export { eraseMessagesOf, messagesWrittenBy } from './erasure/service.ts'
export { decideHeld } from './moderation/service.ts'
export { conversationsOf, messagesOf } from './conversations/service.ts'
export { moveConversations, moveConversationsBack } from './merging/store.ts'
export { tellOtherSides } from './standing/service.ts'
