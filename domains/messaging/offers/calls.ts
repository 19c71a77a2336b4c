import { offerCalls } from '#contract/people/offers.ts'
import { freeAdvert } from '../../adverts/service.ts'
import { implement } from '../../implement.ts'
import { askersOf, markSold, takeBackSale } from '../sales/service.ts'
import { recipientOf } from '../sending/rules.ts'
import { answerOffer } from './answers.ts'
import { makeOffer } from './service.ts'

export const offerHandlers = implement(offerCalls, {
  makeOffer: async ({ deps, user, input: { conversationId, advertId, clientId, price } }) =>
    makeOffer(deps, user, recipientOf(conversationId, advertId), { clientId, price }),
  answerOffer: async ({ deps, user, input: { offerId, answer, price } }) =>
    answerOffer(deps, user, offerId, { answer, price }),
  freeAdvert: async ({ deps, user, input }) => {
    await freeAdvert(deps, user, input.advertId)
    return {}
  },
  listAskers: async ({ deps, user, input }) => ({
    items: await askersOf(deps, user, input.advertId),
  }),
  markSold: async ({ deps, user, input: { advertId, buyerId } }) => {
    await markSold(deps, user, advertId, buyerId ?? null)
    return {}
  },
  takeBackSale: async ({ deps, user, input }) => {
    await takeBackSale(deps, user, input.advertId)
    return {}
  },
})
