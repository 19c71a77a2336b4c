import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { cardsOf } from '#domains/billing/cards/service.ts'
import { takeNotice } from '#domains/billing/payments/service.ts'
import { startPayment } from '#domains/billing/payments/start.ts'
import { refundBill } from '#domains/billing/service.ts'
import { mountPaymentCallbacks } from '#server/calls/payment-callbacks.ts'
import { openShop, unbalancedDays } from '#tests/support/billing/shop.ts'
import { openMaib } from '#tests/support/servers/payments/maib.ts'
import { providerAt } from '#tests/support/servers/payments/trial.ts'
import { expect, test, type World } from '#tests/support/test.ts'

/** The shop with the product's own adapter at a bank that speaks its protocol, and the route of its callbacks. */
async function openAtBank(own: World['deps']) {
  const maib = await openMaib(own.clock)
  const shop = await openShop(own)
  const { provider } = providerAt(maib, own)
  const deps = { ...shop.deps, payments: provider }
  const app = Fastify()
  mountPaymentCallbacks(app, {
    provider,
    onNotice: (notice, method) => takeNotice(deps, method, notice),
  })
  onTestFinished(async () => {
    await app.close()
    await maib[Symbol.asyncDispose]()
  })
  const deliver = () =>
    maib.callbacks.deliver(async ({ url, headers, body }) => {
      const { pathname } = new URL(url)
      const sent = { method: 'POST', url: pathname, headers, payload: body } as const
      return (await app.inject(sent)).statusCode
    })
  const providerIdOf = async (billId: number): Promise<string> => {
    const [row] = await deps.sql<{ providerId: string }[]>`
      select provider_id from payments where bill_id = ${billId} order by started_at desc limit 1`
    return row?.providerId ?? ''
  }
  return { shop, deps, maib, deliver, providerIdOf }
}

test.for([
  ['card', false],
  ['card', true],
  ['mia-qr', false],
  ['mia-request', false],
] as const)('a bill is paid by %s, card kept: %s', async ([method, keepsCard], { deps, given }) => {
  const bank = await openAtBank(deps)
  const buyer = await given.user()
  const billId = await bank.shop.bill(buyer)
  const wish = { billId, method, keepsCard, cardId: null, language: 'ro' } as const
  await startPayment(bank.deps, buyer, wish)
  bank.maib.payer.pay(await bank.providerIdOf(billId))
  bank.maib.callbacks.double()

  expect(await bank.deliver()).toEqual([200, 200])

  expect([await bank.shop.stateOf(billId), await bank.shop.creditsOf(buyer)]).toEqual(['paid', 5])
  expect(await cardsOf(bank.deps, buyer)).toHaveLength(Number(keepsCard))
  const [bill] = await deps.sql<{ number: string }[]>`
    select year || '-' || lpad(serial::text, 6, '0') as number from bills where id = ${billId}`
  await refundBill(bank.deps, {
    number: bill?.number ?? '',
    amountBani: null,
    reason: 'Nu mai trebuie',
  })
  expect(await bank.shop.stateOf(billId)).toBe('refunded')
  const [open] = await deps.sql`select count(*)::int as n from refunds where done_at is null`
  expect(open).toEqual({ n: 0 })
  expect(await unbalancedDays(deps)).toEqual([])
})

test('a saved card pays the next bill', async ({ deps, given }) => {
  const bank = await openAtBank(deps)
  const buyer = await given.user()
  const first = await bank.shop.bill(buyer)
  const wish = { method: 'card', keepsCard: true, cardId: null, language: 'ru' } as const
  await startPayment(bank.deps, buyer, { ...wish, billId: first })
  bank.maib.payer.pay(await bank.providerIdOf(first))
  await bank.deliver()
  const [card] = await cardsOf(bank.deps, buyer)

  const second = await bank.shop.bill(buyer, 'bumps-15')
  const url = await startPayment(bank.deps, buyer, {
    ...{ billId: second, method: 'card', keepsCard: false, language: 'ru' },
    cardId: card?.id ?? 0,
  })
  // The bank may ask the payer to confirm.
  if (url !== null) bank.maib.payer.pay(await bank.providerIdOf(second))
  await bank.deliver()

  expect(await bank.shop.stateOf(second)).toBe('paid')
})

test('an amount that the bank changed pays nothing', async ({ deps, given }) => {
  const bank = await openAtBank(deps)
  const buyer = await given.user()
  const billId = await bank.shop.bill(buyer)
  const wish = { billId, method: 'card', keepsCard: false, cardId: null, language: 'ro' } as const
  await startPayment(bank.deps, buyer, wish)
  bank.maib.payer.pay(await bank.providerIdOf(billId), { amountBani: 100n })
  await bank.deliver()
  expect([await bank.shop.stateOf(billId), await bank.shop.creditsOf(buyer)]).toEqual(['open', 0])
})
