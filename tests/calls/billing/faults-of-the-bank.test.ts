import Fastify from 'fastify'
import { expect, test, type World } from '#tests/support/test.ts'
import { openShop, unbalancedDays } from '#tests/support/billing/shop.ts'
import { openMaib, type BankFault, type Maib } from '#tests/support/servers/payments/maib.ts'
import { providerAt } from '#tests/support/servers/payments/trial.ts'
import type { PostCallback } from '#tests/support/servers/payments/callbacks.ts'
import type { PaymentMethod } from '#domains/billing/provider.ts'
import { checkPayments, takeNotice } from '#domains/billing/payments/service.ts'
import { startPayment } from '#domains/billing/payments/start.ts'
import { sendRefunds } from '#domains/billing/refunds/service.ts'
import type { User } from '#domains/implement.ts'
import { answerError, answerNotFound } from '#server/errors.ts'
import { mountPaymentCallbacks } from '#server/calls/payment-callbacks.ts'

interface Market extends AsyncDisposable {
  readonly maib: Maib
  readonly shop: Awaited<ReturnType<typeof openShop>>
  readonly deps: Awaited<ReturnType<typeof openShop>>['deps']
  readonly start: (
    buyer: User,
    billId: number,
    how: { method: PaymentMethod; keepsCard?: boolean },
  ) => Promise<string | null>
  /** Delivers callbacks to the route of the product. */
  readonly post: PostCallback
  /** Lets hours pass, with the jobs and the callbacks that are due. */
  readonly pass: (hours: number) => Promise<void>
}

async function openMarket(own: World['deps']): Promise<Market> {
  const maib = await openMaib(own.clock)
  const shop = await openShop(own)
  const { provider } = providerAt(maib, own)
  const deps = { ...shop.deps, payments: provider }
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  const onNotice = (notice: Parameters<typeof takeNotice>[2], method: PaymentMethod) =>
    takeNotice(deps, method, notice)
  mountPaymentCallbacks(app, { provider, onNotice })
  const post: PostCallback = async ({ url, headers, body }) => {
    const path = new URL(url).pathname
    return (await app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode
  }
  return {
    ...{ maib, shop, deps, post },
    start: (buyer, billId, { method, keepsCard = false }) =>
      startPayment(deps, buyer, { billId, method, cardId: null, keepsCard, language: 'ro' }),
    pass: async (hours) => {
      for (let hour = 0; hour < hours; hour++) {
        deps.clock.advance({ hours: 1 })
        await maib.callbacks.deliver(post)
        await checkPayments(deps)
        await sendRefunds(deps)
      }
    },
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await maib[Symbol.asyncDispose]()
    },
  }
}

const ways = [
  { method: 'card' },
  { method: 'card', keepsCard: true },
  { method: 'mia-qr' },
  { method: 'mia-request' },
] as const

/** Orders at the bank of all attempts at a bill. */
async function ordersOf({ deps, maib }: Market, billId: number) {
  const rows = await deps.sql<{ id: string }[]>`select id from payments where bill_id = ${billId}`
  return rows.flatMap(({ id }) => maib.ordersOf(id))
}

async function heldFor(market: Market, billId: number): Promise<bigint> {
  const orders = await ordersOf(market, billId)
  return orders.reduce((sum, { paidBani, refundedBani }) => sum + paidBani - refundedBani, 0n)
}

/** The same each time. */
function dice(): (sides: number) => number {
  let state = 20_261_123
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const faults: readonly BankFault[] = ['dropped', 'broken', 500, 503]
const requests = [
  /POST .*(checkouts|oneclick|qr|rtp)$/,
  /GET /,
  /GET .*rtp\?/,
  /token/,
  /POST .*refund/,
] as const

test('whatever breaks between the bank and us, each bill is paid once or not at all', async ({
  deps: own,
  given,
}) => {
  await using market = await openMarket(own)
  const { maib, shop, post } = market
  const throwOf = dice()
  const pick = <One>(list: readonly One[]): One => {
    const one = list[throwOf(list.length)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  const bought: { buyer: User; billId: number }[] = []

  for (let purchase = 0; purchase < 25; purchase++) {
    const buyer = await given.user()
    const billId = await shop.bill(buyer)
    bought.push({ buyer, billId })
    for (let attempt = 0; attempt <= throwOf(3); attempt++) {
      for (let broken = throwOf(4); broken > 0; broken--)
        maib.failNext(pick(requests), pick(faults))
      await market.start(buyer, billId, pick(ways)).catch(() => null)
    }
    for (const { id, orderId } of await ordersOf(market, billId)) {
      const isKnown = await market.deps
        .sql`select 1 from payments where provider_id like ${`%${id}`}`
      const act = throwOf(6)
      // Nobody was shown a page or a code whose creation had no answer.
      if (isKnown.length === 0 && maib.ordersOf(orderId)[0]?.api !== 'request') continue
      try {
        if (act <= 3) maib.payer.pay(id)
        else if (act === 4) maib.payer.decline(id)
        else maib.payer.leave(id)
      } catch {
        // It was cancelled, as another way was begun.
      }
    }
    if (throwOf(3) === 0) maib.callbacks.double()
    if (throwOf(3) === 0) maib.callbacks.reverse()
    if (throwOf(4) === 0) maib.callbacks.lose()
    else await maib.callbacks.deliver(post)
    await market.pass(1)
  }
  await market.pass(36)

  for (const { buyer, billId } of bought) {
    const state = await shop.stateOf(billId)
    const isPaid = state === 'paid'
    const orders = await ordersOf(market, billId)
    const story = JSON.stringify(orders, (_name, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(await heldFor(market, billId), `${state}: ${story}`).toBe(isPaid ? 4_900n : 0n)
    expect(await shop.creditsOf(buyer), state).toBe(isPaid ? 5 : 0)
  }
  expect(await unbalancedDays(market.deps)).toEqual([])
})
