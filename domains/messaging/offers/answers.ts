import { randomUUID } from 'node:crypto'
import type { Message } from '#contract/people/messages.ts'
import type { OfferAnswer } from '#contract/people/offers.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import { invalidateAdvert, reserveAdvert } from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { findMessageAt } from '../conversations/messages-store.ts'
import { presentMessage } from '../conversations/presenter.ts'
import { notifyStreams } from '../events/store.ts'
import { announce } from '../sending/service.ts'
import { writingObstacle } from '../sending/rules.ts'
import { lockConversation, type LockedConversation } from '../sending/store.ts'
import { expire, storeOffer, storeOfferMessage, tellOther, type TypedPrice } from './service.ts'
import { findBargain, findOffer, listDue, updateState, type OpenOffer } from './store.ts'
import { nextState } from './transitions.ts'

type AnswerDeps = Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>

interface Answer {
  readonly answer: OfferAnswer
  /** Of a counter-offer. */
  readonly price: TypedPrice
}

const events = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

type Reserved = Awaited<ReturnType<typeof reserveAdvert>>

/**
 * Answers an open offer: the other side accepts, declines or counters it, its author withdraws it. An accepted one
 * reserves the advert. Of answers at once, one takes effect. Refuses another's offer as not found,
 * and a counter-offer of who may not write for now.
 */
export async function answerOffer(
  deps: AnswerDeps,
  user: Pick<User, 'id'>,
  offerId: number,
  answer: Answer,
): Promise<{ conversationId: number; message: Message }> {
  if (answer.answer === 'counter') await refuseLimited(deps, user.id, 'messages')
  const conversationId = (await findOffer(deps.sql, offerId))?.conversationId ?? 0
  const { seq, reserved } = await deps.sql.begin(async (sql) => {
    const conversation = await lockConversation(sql, conversationId, user.id)
    // Read again, now that nobody else can answer it.
    const offer = conversation && (await findOffer(sql, offerId))
    if (!conversation || !offer) throw new Refusal('offer_not_found')
    return carryOut(sql, deps, { conversation, offer, userId: user.id }, answer)
  })
  if (reserved) await invalidateAdvert(deps, reserved)
  return { conversationId, message: await messageAt(deps, conversationId, seq, user.id) }
}

interface Answered {
  readonly conversation: LockedConversation
  readonly offer: OpenOffer
  readonly userId: number
}

/** Returns the number of the message to show, and the advert if it is reserved now. */
async function carryOut(
  sql: Db,
  deps: AnswerDeps,
  answered: Answered,
  { answer, price }: Answer,
): Promise<{ seq: number; reserved: Reserved | null }> {
  const { conversation, offer, userId } = answered
  const by = offer.authorId === userId ? 'author' : 'recipient'
  const state = nextState(offer, answer, by, deps.clock.now())
  const obstacle = writingObstacle(conversation)
  if (obstacle && (answer === 'accept' || answer === 'counter')) throw new Refusal(obstacle)
  if (!(await updateState(sql, offer.id, state))) throw new Refusal('offer_closed', 'answer')
  await announce(sql, conversation, userId, offer.seq)
  if (answer === 'counter') {
    const counter = { authorId: userId, clientId: randomUUID(), price, event: 'countered' } as const
    await storeOffer(sql, deps, conversation, counter)
    return { seq: conversation.lastSeq + 1, reserved: null }
  }
  const reserved = answer === 'accept' ? await reserve(sql, deps, conversation.id) : null
  if (answer !== 'withdraw') await storeAnswer(sql, deps, answered)
  const told = { offerId: offer.id, event: events[answer] }
  await tellOther(sql, conversation, told, deps.clock.now())
  return { seq: offer.seq, reserved }
}

async function reserve(sql: Db, { clock }: AnswerDeps, conversationId: number): Promise<Reserved> {
  const bargain = await findBargain(sql, conversationId)
  const { advertId = null, buyerId = 0 } = bargain ?? {}
  if (advertId === null) throw new Refusal('advert_ended')
  return reserveAdvert(sql, { advertId, buyerId }, clock.now())
}

/** A message of its own, so that the other side finds the answer among what is unread. */
async function storeAnswer(
  sql: Db,
  { clock }: AnswerDeps,
  { conversation, offer, userId: authorId }: Answered,
): Promise<void> {
  await storeOfferMessage(sql, conversation, {
    ...{ seq: conversation.lastSeq + 1, authorId, clientId: randomUUID() },
    ...{ offerId: offer.id, sentAt: clock.now() },
  })
}

async function messageAt(
  { sql }: Pick<Deps, 'sql'>,
  conversationId: number,
  seq: number,
  readerId: number,
): Promise<Message> {
  const message = await findMessageAt(sql, conversationId, seq)
  if (!message) throw new Error('A stored message is not there')
  return presentMessage(message, readerId)
}

/** Closes open offers that nobody answered in time. */
export async function expireOffers({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const { sides, ...offer } of await listDue(sql, now)) {
    if (!(await sql.begin((tx) => expire(tx, offer, now)))) continue
    const { conversationId, seq } = offer
    await notifyStreams(sql, { to: sides, event: { kind: 'message', conversationId, seq } })
  }
}
