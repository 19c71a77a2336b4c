import { offerHours, offersPerDay } from '#contract/limits.ts'
import type { Message } from '#contract/people/messages.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import type { OfferEvent } from '#contract/people/notifications.ts'
import { limit } from '../../limits/service.ts'
import { notifyOfOffer } from '../../notifications/service.ts'
import { findMessage } from '../conversations/messages-store.ts'
import {
  announce,
  found,
  lockToWrite,
  openConversation,
  sellerFor,
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
  const sent = await sentBefore(deps, buyer, to, clientId)
  if (sent) return sent
  // Before anything is counted or begun; the currency is known later.
  if (String(price ?? '').trim() === '') throw new Refusal('offer_price_required', 'price')
  const sellerId = 'advertId' in to ? await sellerFor(deps, buyer, to.advertId) : null
  await spendOn(deps, buyer, sellerId !== null)
  await limit(deps, `offer:${buyer.id}`, { most: offersPerDay, window: dayMs })
  const conversationId = await deps.sql.begin(async (sql) => {
    const id = await openConversation(sql, deps, buyer, to, sellerId)
    await storeFirst(sql, deps, buyer.id, id, { clientId, price })
    return id
  })
  return found(deps, buyer, conversationId, clientId)
}

async function storeFirst(
  sql: Db,
  deps: OfferDeps,
  authorId: number,
  conversationId: number,
  { clientId, price }: { readonly clientId: string; readonly price: TypedPrice },
): Promise<void> {
  const conversation = await lockToWrite(sql, conversationId, authorId)
  // A copy that was sent at the same time has stored it.
  if (await findMessage(sql, { conversationId, authorId, clientId })) return
  if (conversation.isIncoming) throw new Refusal('own_advert')
  const open = await findOpenOffer(sql, conversationId)
  if (open && !(await expire(sql, open, deps.clock.now()))) throw new Refusal('offer_open')
  await storeOffer(sql, deps, conversation, { authorId, clientId, price, event: 'made' })
}

/** Stores an offer with its message in a locked conversation and tells the other side. Refuses an advert not for sale. */
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
): Promise<void> {
  const { authorId, clientId, price, event } = offer
  const { currency } = await bargainFor(sql, conversation.id)
  const madeAt = deps.clock.now()
  const seq = conversation.lastSeq + 1
  const offerId = await insertOffer(sql, {
    ...{ conversationId: conversation.id, seq, authorId, currency, madeAt },
    price: offeredPrice(price, currency),
    expiresAt: new Date(madeAt.getTime() + offerHours * hourMs),
  })
  await storeOfferMessage(sql, conversation, { seq, authorId, clientId, offerId, sentAt: madeAt })
  await tellOther(sql, conversation, { offerId, event }, madeAt)
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
): Promise<void> {
  await insertMessage(sql, {
    ...{ ...message, conversationId: conversation.id, text: '', language: null, photos: [] },
    ...{ placeId: null, sharesPhone: false, isAutomatic: false, warnings: [], isHeld: false },
  })
  await announce(sql, conversation, message.authorId, message.seq)
}

/** Closes an offer whose time is over and tells its author; false if it is not over. */
export async function expire(sql: Db, offer: OpenOffer, now: Date): Promise<boolean> {
  if (offer.expiresAt > now) return false
  if (!(await updateState(sql, offer.id, nextState(offer, 'expire', 'clock', now)))) return false
  const { id: offerId, conversationId, authorId: userId } = offer
  await notifyOfOffer(sql, { userId, conversationId, offerId, event: 'expired' }, now)
  return true
}
