import * as z from 'zod'
import { call } from '../call.ts'
import { MessageShape } from './messages.ts'
import { PersonShape } from './person.ts'
import { Id, Text, Token } from '../shapes.ts'

const path = '/messages/manage_offers.php'
const token = { token: Token.optional() }
/** A number, or as people write one; what is missing or unreadable has its own refusal. */
const Price = z.union([z.number().min(-1e12).max(1e12), Text(40)]).optional()
const message = { conversationId: z.int(), message: MessageShape }

export const offerAnswers = ['accept', 'decline', 'counter', 'withdraw'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

export const offerCalls = {
  makeOffer: call({
    path,
    action: 'makeOffer',
    summary:
      'Offer a price for an advert of somebody else, in its currency; sent again with the same clientId it is the same offer',
    auth: 'user',
    input: {
      ...token,
      conversationId: Id.optional(),
      advertId: Id.optional(),
      price: Price,
      clientId: z.uuid().max(36),
    },
    output: message,
  }),
  answerOffer: call({
    path,
    action: 'answerOffer',
    summary:
      'Accept, decline or counter an offer of the other side, or withdraw an own one; an accepted one reserves the advert',
    auth: 'user',
    member: { right: 'deals', act: 'offerAnswered' },
    input: {
      ...token,
      offerId: Id,
      answer: z.enum(offerAnswers),
      /** Of a counter-offer. */
      price: Price,
    },
    /** The message of the offer; after `counter`, that of the new one. */
    output: message,
  }),
  freeAdvert: call({
    path,
    action: 'freeAdvert',
    summary: 'End the reservation of an own advert',
    auth: 'user',
    member: { right: 'deals', act: 'advertFreed' },
    input: { ...token, advertId: Id },
    output: {},
  }),
  listAskers: call({
    path,
    action: 'listAskers',
    summary:
      'List the people who wrote about an own advert, at most 30: who it is reserved for, then the last who wrote',
    auth: 'user',
    member: { right: 'deals' },
    input: { ...token, advertId: Id },
    output: { items: z.array(PersonShape) },
  }),
  markSold: call({
    path,
    action: 'markSold',
    summary:
      'Close an own active advert as sold, to somebody who asked for it or elsewhere; the others who asked are told',
    auth: 'user',
    member: { right: 'deals', act: 'advertSold' },
    input: { ...token, advertId: Id, buyerId: Id.optional() },
    output: {},
  }),
  takeBackSale: call({
    path,
    action: 'takeBackSale',
    summary: 'Make an own advert that was marked as sold active again',
    auth: 'user',
    member: { right: 'deals', act: 'saleTakenBack' },
    input: { ...token, advertId: Id },
    output: {},
  }),
}
