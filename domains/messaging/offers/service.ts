import { offerHours, offersPerDay } from '#contract/limits.ts'
import type { Message } from '#contract/people/messages.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { refuseLimited } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import type { OfferEvent } from '#contract/people/notifications.ts'
import { limit } from '../../limits/service.ts'
import { notifyOfOffer } from '../../notifications/service.ts'
import { findMessage, type StoredMessage } from '../conversations/messages-store.ts'
import { presentMessage } from '../conversations/presenter.ts'
import {
  announce,
  conversationTo,
  lockToWrite,
  openConversation,
  openingFor,
  sentBefore,
  spendOn,
} from '../sending/service.ts'
import type { Recipient } from '../sending/rules.ts'
import { insertMessage, type LockedConversation } from '../sending/store.ts'
import { offeredPrice } from './rules.ts'
import {
  findBargain,
  findOpenOffer,
  insertOffer,
  updateState,
  type Bargain,
  type OpenOffer,
} from './store.ts'
import { nextState } from './transitions.ts'

type OfferDeps = Pick<Deps, 'sql' | 'clock' | 'tokens' | 'publicUrl'>

/** Price of an offer as its author wrote it. */
export type TypedPrice = string | number | undefined

/**
 * Offers a price for an advert, which begins a conversation unless there is one; made again with the same `clientId` it
 * is the same offer. Refuses an offer without a price, for an own, free or archived advert, and a second open one.
 */
export async function makeOffer(
  deps: OfferDeps,
  buyer: Pick<User, 'id' | 'hasPhone'>,
  to: Recipient,
  { clientId, price }: { readonly clientId: string; readonly price: TypedPrice },
): Promise<{ conversationId: number; message: Message }> {
  if (!buyer.hasPhone) throw new Refusal('phone_needed', 'phone')
  const known = await conversationTo(deps, buyer, to)
  const sent = await sentBefore(deps, buyer, known, clientId)
  if (sent) return sent
  // Before anything is counted or begun; the currency is known later.
  if (String(price ?? '').trim() === '') throw new Refusal('offer_price_required', 'price')
  const opening = await openingFor(deps, buyer, to, known)
  await refuseLimited(deps, buyer.id, 'messages')
  await spendOn(deps, buyer, known === null)
  await limit(deps, `offer:${buyer.id}`, { most: offersPerDay, window: dayMs })
  return deps.sql.begin(async (sql) => {
    const conversationId = await openConversation(sql, deps, buyer, opening)
    const stored = await storeFirst(sql, deps, buyer.id, conversationId, { clientId, price })
    return { conversationId, message: presentMessage(stored, buyer.id) }
  })
}

async function storeFirst(
  sql: Db,
  deps: OfferDeps,
  authorId: number,
  conversationId: number,
  { clientId, price }: { readonly clientId: string; readonly price: TypedPrice },
): Promise<StoredMessage> {
  const conversation = await lockToWrite(sql, conversationId, authorId)
  // A copy that was sent at the same time has stored it.
  const copy = await findMessage(sql, { conversationId, authorId, clientId })
  if (copy) return copy
  if (conversation.isIncoming) throw new Refusal('own_advert')
  const open = await findOpenOffer(sql, conversationId)
  if (open && !(await expire(sql, open, deps.clock.now()))) throw new Refusal('offer_open')
  return storeOffer(sql, deps, conversation, { authorId, clientId, price, event: 'made' })
}

/** Stores an offer with its message in a locked conversation; returns the message. Refuses one not for sale. */
export async function storeOffer(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  conversation: LockedConversation,
  offer: {
    readonly authorId: number
    readonly clientId: string
    readonly price: TypedPrice
    readonly event: 'made' | 'countered'
  },
): Promise<StoredMessage> {
  const { authorId, clientId, price, event } = offer
  const { currency } = await bargainFor(sql, conversation.id)
  const madeAt = deps.clock.now()
  const seq = conversation.lastSeq + 1
  const offerId = await insertOffer(sql, {
    ...{ conversationId: conversation.id, seq, authorId, currency, madeAt },
    price: offeredPrice(price, currency),
    expiresAt: new Date(madeAt.getTime() + offerHours * hourMs),
  })
  const message = { seq, authorId, clientId, offerId, sentAt: madeAt }
  const stored = await storeOfferMessage(sql, conversation, message)
  await tellOther(sql, conversation, { offerId, event }, madeAt)
  return stored
}

/** Notifies the other side of a conversation of an offer. */
export async function tellOther(
  sql: Db,
  { id: conversationId, otherId: userId }: LockedConversation,
  told: { readonly offerId: number; readonly event: OfferEvent },
  now: Date,
): Promise<void> {
  await notifyOfOffer(sql, { userId, conversationId, ...told }, now)
}

async function bargainFor(sql: Db, conversationId: number): Promise<Bargain> {
  const bargain = await findBargain(sql, conversationId)
  if (!bargain?.isOffered) throw new Refusal('advert_ended')
  if (bargain.isFree) throw new Refusal('advert_free')
  return bargain
}

/** Stores a message that makes or answers an offer. */
export async function storeOfferMessage(
  sql: Db,
  conversation: LockedConversation,
  message: {
    readonly seq: number
    readonly authorId: number
    readonly clientId: string
    readonly offerId: number
    readonly sentAt: Date
  },
): Promise<StoredMessage> {
  const stored = await insertMessage(sql, {
    ...{ ...message, conversationId: conversation.id, text: '', language: null, photos: [] },
    ...{ placeId: null, sharesPhone: false, isAutomatic: false, warnings: [], isHeld: false },
  })
  await announce(sql, conversation, message.authorId, message.seq)
  if (!stored) throw new Error('A stored message is not there')
  return stored
}

/** Closes an offer whose time is over and tells its author; false if it is not over. */
export async function expire(sql: Db, offer: OpenOffer, now: Date): Promise<boolean> {
  if (offer.expiresAt > now) return false
  if (!(await updateState(sql, offer.id, nextState(offer, 'expire', 'clock', now)))) return false
  const { id: offerId, conversationId, authorId: userId } = offer
  await notifyOfOffer(sql, { userId, conversationId, offerId, event: 'expired' }, now)
  return true
}
