import { advertCalls } from '#contract/adverts/adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { cardPlans } from '../categories/service.ts'
import { implement } from '../implement.ts'
import { marketOf } from './prices/service.ts'
import { revealPhone } from './reveals/service.ts'
import { addView, advertCards, keptAdvert, publicAdvertPage } from './service.ts'
import { presentDetail } from './presenter.ts'

export const advertHandlers = implement(advertCalls, {
  listHistory: async ({ deps, input }) => ({
    items: await advertCards(deps, [...new Set(input.idsList)].slice(0, input.itemsNum)),
  }),

  addView: async ({ deps, input, user, visitor }) => ({
    views: await addView(deps, { user, visitor }, input.itemID),
  }),

  getKept: async ({ deps, input }) => ({ keptId: await keptAdvert(deps, input.itemID) }),
  getAdvert: async ({ deps, input }) => {
    const advert = await publicAdvertPage(deps, input.itemID)
    const { seller, prices } = advert
    if (!seller) throw new Refusal('user_not_found')
    const [market, plans] = await Promise.all([marketOf(deps, advert), cardPlans(deps)])
    const plan = plans.get(advert.subcategoryId ?? 0)
    return { item: presentDetail(advert, seller, deps.clock.now(), { prices, market, plan }) }
  },

  revealPhone: async ({ deps, user, visitor, input }) => ({
    phone: await revealPhone(deps, { user, visitor }, input.itemID),
  }),
})
