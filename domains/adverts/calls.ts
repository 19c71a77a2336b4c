import { advertCalls } from '#contract/adverts/adverts.ts'
import { publicProfile } from '../accounts/service.ts'
import { cardPlans } from '../categories/service.ts'
import { implement } from '../implement.ts'
import { marketOf } from './prices/service.ts'
import { listPrices } from './prices/history-store.ts'
import { revealPhone } from './reveals/service.ts'
import { addView, advertCards, publicAdvert } from './service.ts'
import { presentDetail } from './presenter.ts'

/** Maximum number of price changes in the history on the page of an advert. */
const pricesShown = 20

export const advertHandlers = implement(advertCalls, {
  listHistory: async ({ deps, input }) => ({
    items: await advertCards(deps, [...new Set(input.idsList)].slice(0, input.itemsNum)),
  }),

  addView: async ({ deps, input, user, visitor }) => ({
    views: await addView(deps, { user, visitor }, input.itemID),
  }),

  getAdvert: async ({ deps, input }) => {
    const advert = await publicAdvert(deps, input.itemID)
    const [seller, prices, market, plans] = await Promise.all([
      publicProfile(deps, { id: advert.ownerId }),
      advert.hasHistory ? listPrices(deps.sql, advert.id, pricesShown) : [],
      marketOf(deps, advert),
      cardPlans(deps),
    ])
    const plan = plans.get(advert.subcategoryId ?? 0)
    return { item: presentDetail(advert, seller, deps.clock.now(), { prices, market, plan }) }
  },

  revealPhone: async ({ deps, user, visitor, input }) => ({
    phone: await revealPhone(deps, { user, visitor }, input.itemID),
  }),
})
