import { phonePrefix } from '#contract/limits.ts'
import type { Conversation, Message, Topic } from '#contract/people/messages.ts'
import type { Offer } from '#contract/people/offer-shape.ts'
import type { Person } from '#contract/people/person.ts'
import type { StoredMessage, StoredOffer } from './messages-store.ts'
import type { StoredConversation, StoredPerson, StoredTopic } from './store.ts'

/** A message as `readerId` sees it. */
export function presentMessage(stored: StoredMessage, readerId: number): Message {
  const message = stored.isHidden ? { ...stored, ...nothing } : stored
  const { authorId, sharesPhone, isPhoneRevoked, phone, warnings, sentAt, isHeld } = message
  const isOwn = authorId === readerId
  return {
    id: message.id,
    seq: message.seq,
    clientId: message.clientId,
    isOwn,
    text: message.text,
    language: message.language,
    photos: message.photos,
    place: message.place,
    phone: sharesPhone ? numberOf(phone, isPhoneRevoked) : null,
    isAutomatic: message.isAutomatic,
    offer: message.offer && presentOffer(message.offer, readerId),
    isOfferAnswer: message.offer !== null && message.offer.seq !== message.seq,
    warnings: isOwn ? [] : warnings,
    isHeld,
    isRefused: message.isRefused,
    isHidden: message.isHidden,
    sentAt: sentAt.toISOString(),
  }
}

/** What is left of a hidden message. */
const nothing = {
  text: '',
  language: null,
  photos: [],
  place: null,
  sharesPhone: false,
  warnings: [],
}

function presentOffer(
  { seq: _seq, authorId, expiresAt, ...offer }: StoredOffer,
  readerId: number,
): Offer {
  return { ...offer, isOwn: authorId === readerId, expiresAt: new Date(expiresAt).toISOString() }
}

function numberOf(phone: string | null, isRevoked: boolean): string {
  return isRevoked || phone === null ? 'revoked' : phonePrefix + phone
}

export function presentConversation(stored: StoredConversation): Conversation {
  const { lastAt, other, advert, ...conversation } = stored
  return {
    ...conversation,
    other: presentPerson(other),
    advert: advert && presentTopic(advert),
    lastAt: lastAt.toISOString(),
  }
}

export function presentPerson({
  id,
  username,
  name,
  avatar,
  status,
  isErased,
}: StoredPerson): Person {
  return {
    id: String(id),
    username: isErased ? '' : username,
    name: isErased ? '' : name,
    avatar,
    isActive: status === 'active',
  }
}

/** What only its owner and moderators may see is left out. */
function presentTopic({ id, state, ...topic }: StoredTopic): Topic {
  const isGone = state === 'gone'
  return { ...topic, id: String(id), state, image: isGone ? '' : topic.image }
}
