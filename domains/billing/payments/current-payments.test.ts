import { Refusal } from '#contract/refusals.ts'
import { expect, test } from '#tests/support/test.ts'
import { openShop } from '#tests/support/billing/shop.ts'
import { currentPayments } from './service.ts'

test('a bank that is slow keeps the page of a bill for two seconds, however many attempts wait', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  for (const method of ['card', 'mia-qr', 'mia-request'] as const)
    await shop.pay(buyer, billId, method)
  await deps.sql`update payments set state = 'pending' where bill_id = ${billId}`
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  shop.bank.fault = () => answer

  const begin = performance.now()
  expect(await currentPayments(shop.deps, billId)).toHaveLength(3)

  expect(performance.now() - begin).toBeLessThan(3_000)
  resolve()
})

test('that the bank could not be asked is noted, so that it is not asked with every page', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  let asked = 0
  shop.bank.fault = () => {
    asked++
    throw new Refusal('payment_unavailable')
  }

  const [payment] = await currentPayments(shop.deps, billId)
  await currentPayments(shop.deps, billId)

  expect(payment?.checkedAt).toEqual(shop.deps.clock.now())
  expect(asked).toBe(1)
})
