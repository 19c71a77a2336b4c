import { billingCalls } from '#contract/billing/billing.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import { implement, type User } from '../implement.ts'
import { billsOf, createBill, ownBill } from './bills/service.ts'
import { cardsOf, forgetCard } from './cards/service.ts'
import { currentPayments, isSetAside, startPayment } from './payments/service.ts'
import { presentBill, presentPending, presentProduct } from './presenter.ts'
import { soldProducts } from './products/service.ts'

export const billingHandlers = implement(billingCalls, {
  getPrices: async ({ deps }) => ({ products: (await soldProducts(deps)).map(presentProduct) }),
  createBill: async ({ deps, user, input }) => {
    // Whom a bill names is said by the owner.
    if (user.member && input.idno) throw new Refusal('acting_refused', 'idno')
    return { billId: await createBill(deps, user, input) }
  },
  payBill: async ({ deps, user, input: { billId, method, cardId = null, keepsCard, lang } }) => {
    const wish = { billId, method, cardId, keepsCard: keepsCard && !user.member, language: lang }
    return { url: await startPayment(deps, user, wish) }
  },
  getBill: async ({ deps, user, input }) => presentOwn(deps, user, input.billId),
  listBills: async ({ deps, user, input }) => {
    const { scope, year = null, state = null, startID: start, itemsNum: size } = input
    const { items, ...rest } = await billsOf(deps, user, { scope, year, state, start, size })
    return { items: items.map(presentBill), ...rest, isSelling: await isSelling(deps) }
  },
  listCards: async ({ deps, user }) => ({
    items: await cardsOf(deps, user),
    isSelling: await isSelling(deps),
  }),
  deleteCard: async ({ deps, user, input }) => {
    await forgetCard(deps, user, input.cardId)
    return {}
  },
})

async function isSelling(deps: Deps): Promise<boolean> {
  return (await soldProducts(deps)).length > 0
}

async function presentOwn(deps: Deps, user: User, id: number) {
  await ownBill(deps, user, id)
  const payments = await currentPayments(deps, id)
  // Read after its payments, which may have paid it.
  const bill = await ownBill(deps, user, id)
  const isChecked = bill.paidAt === null && (await isSetAside(deps, id))
  const isUnpaid = bill.state === 'open' || bill.state === 'failed'
  const isPayable = isUnpaid && !isChecked && bill.expiresAt > deps.clock.now()
  const methods = isPayable ? (deps.payments?.methods ?? []) : []
  return {
    bill: {
      ...presentBill(bill),
      buyerName: bill.buyerName,
      methods: methods.filter((method) => method !== 'mia-request' || user.hasPhone),
      isChecked,
      savesCards: methods.includes('card') && (deps.payments?.savesCards ?? false),
      pending: isPayable ? await presentPending(deps, payments) : null,
    },
    cards: isPayable && methods.includes('card') ? await cardsOf(deps, user) : [],
  }
}
