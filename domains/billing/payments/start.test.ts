import { expect, test } from '#tests/support/test.ts'
import { openShop, unbalancedDays } from '#tests/support/billing/shop.ts'
import { cardsOf } from '../cards/service.ts'
import { startPayment } from './start.ts'

test.for(['deleted', 'archived', 'rejected', 'suspended'])(
  'who buys a placement for an advert that is %s meanwhile cannot pay, and gets back what was paid',
  async (status, { deps, given }) => {
    const shop = await openShop(deps)
    const buyer = await given.user()
    const advert = await given.advert({ seller: buyer })
    const billId = await shop.bill(buyer, 'top-7', advert.id)
    await shop.pay(buyer, billId)
    await deps.sql`update adverts set status = ${status} where id = ${advert.id}`
    const payment = shop.bank.last()

    await expect(shop.pay(buyer, billId, 'mia-qr')).toBeRefused('bill_not_payable')
    payment.state = 'paid'
    await shop.settle()

    expect(await shop.stateOf(billId)).not.toBe('paid')
    expect(payment.refundedBani).toBe(4_900n)
    expect(await unbalancedDays(deps)).toEqual([])
  },
)

test('a saved card that is clicked twice is charged once', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const wish = { method: 'card', keepsCard: true, language: 'ro', cardId: null } as const
  await startPayment(shop.deps, buyer, { ...wish, billId: await shop.bill(buyer) })
  shop.bank.last().state = 'paid'
  await shop.settle()
  const [card] = await cardsOf(shop.deps, buyer)
  const billId = await shop.bill(buyer, 'bumps-15')
  const before = shop.bank.payments.size

  const { promise: answer, resolve } = Promise.withResolvers<void>()
  shop.bank.fault = (at) => (at === 'after start' ? answer : undefined)
  const click = () => startPayment(shop.deps, buyer, { ...wish, cardId: card?.id ?? 0, billId })
  const clicks = [click(), click()]
  await Promise.race(clicks)
  resolve()
  expect(await Promise.all(clicks)).toEqual([null, null])

  expect(shop.bank.payments.size).toBe(before + 1)
  expect(await shop.stateOf(billId)).toBe('paid')
})

test('a request to the phone without an answer is not sent again for two minutes', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  shop.bank.fault = (at) => {
    if (at === 'after start') throw new Error('The answer is lost')
  }
  await expect(shop.pay(buyer, billId, 'mia-request')).toBeRefused('payment_unavailable')
  shop.bank.fault = () => {}

  await expect(shop.pay(buyer, billId, 'mia-request')).toBeRefused('payment_unavailable')
  expect(shop.bank.payments.size).toBe(1)

  shop.deps.clock.advance({ minutes: 3 })
  await shop.pay(buyer, billId, 'mia-request')
  expect(shop.bank.payments.size).toBe(2)
})

test('who comes back to keep the card starts another payment, which can keep it', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  const wish = { billId, method: 'card', language: 'ro', cardId: null } as const
  const start = (keepsCard: boolean) => startPayment(shop.deps, buyer, { ...wish, keepsCard })

  const [plain, kept] = [await start(false), await start(true)]

  expect(kept).not.toBe(plain)
  expect(await start(true)).toBe(kept)
})

test('a bank that saves no cards is not asked to', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const payments = { ...shop.bank.provider, savesCards: false }
  const wish = { method: 'card', keepsCard: true, language: 'ro', cardId: null } as const

  await startPayment({ ...shop.deps, payments }, buyer, { ...wish, billId: await shop.bill(buyer) })

  expect(shop.bank.last().order.keepsCard).toBe(false)
})
