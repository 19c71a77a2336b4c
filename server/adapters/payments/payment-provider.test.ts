import { createServer } from 'node:http'
import { once } from 'node:events'
import type { PaymentMethod, PaymentOrder, StartedPayment } from '#domains/billing/provider.ts'
import { closedPort, portOf } from '#tests/support/servers/provider.ts'
import { accounts } from '#tests/support/servers/payments/bank-order.ts'
import { openMaib, type Maib } from '#tests/support/servers/payments/maib.ts'
import { orderOf } from '#tests/support/servers/payments/order.ts'
import { providerAt } from '#tests/support/servers/payments/trial.ts'
import { expect, test } from '#tests/support/test.ts'
import { readConfig } from '../../config.ts'
import { paymentProvider } from './payment-provider.ts'

const keepsCard = { keepsCard: true }

/** Each way to pay, and each API that a card payment may take. */
const ways = [
  ['card', {}, 'POST /v2/checkouts'],
  ['card', keepsCard, 'POST /v1/savecard-oneclick'],
  ['mia-qr', {}, 'POST /v2/mia/qr'],
  ['mia-request', {}, 'POST /v2/rtp'],
] as const satisfies readonly (readonly [PaymentMethod, Partial<PaymentOrder>, string])[]

const wayNames = ways.map(([method, given, path]) => ({ method, given, path }))

test('without settings there is no bank', ({ deps }) => {
  expect(paymentProvider(readConfig({}), { ...deps, warn: () => {} })).toBeNull()
})

test.for(wayNames)(
  'by $method ($path) a payment is started, paid, read and refunded',
  async ({ method, given, path }, { deps }) => {
    await using maib = await openMaib(deps.clock)
    const { provider, lines } = providerAt(maib, deps)
    const order = orderOf({ ...given, amountBani: 100_000_001n })

    const { providerId } = await provider.start(method, order)
    expect(maib.requests).toContain(path)
    expect(await provider.read(method, providerId)).toMatchObject({
      ...{ state: 'pending', amountBani: 100_000_001n, currency: 'MDL', refundedBani: 0n },
    })

    maib.payer.pay(providerId)
    expect(await provider.read(method, providerId)).toMatchObject({
      ...{ state: 'paid', amountBani: 100_000_001n, currency: 'MDL', refundedBani: 0n },
    })

    const refund = { providerId, amountBani: 100_000_001n, reason: 'Retur', key: order.paymentId }
    await provider.refund(method, refund)
    expect(await provider.read(method, providerId)).toMatchObject({
      ...{ state: 'refunded', amountBani: 100_000_001n, refundedBani: 100_000_001n },
    })
    expect(lines).toEqual([])
  },
)

test.for(wayNames)(
  'by $method ($path) what was paid in another amount or currency is read as it was paid',
  async ({ method, given }, { deps }) => {
    await using maib = await openMaib(deps.clock)
    const { provider } = providerAt(maib, deps)
    const { providerId } = await provider.start(method, orderOf(given))

    maib.payer.pay(providerId, { amountBani: 30n, currency: 'EUR' })

    const paid = { amountBani: 30n, currency: 'EUR' }
    expect(await provider.read(method, providerId)).toMatchObject(paid)
  },
)

test.for([
  ['card', {}, 'failed', 'expired'],
  ['card', keepsCard, 'failed', 'expired'],
  ['mia-qr', {}, 'pending', 'expired'],
  ['mia-request', {}, 'failed', 'expired'],
] as const)('by %s (%o) a refusal reads as %s, leaving as %s', async (row, { deps }) => {
  const [method, given, declined, left] = row
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const one = await provider.start(method, orderOf(given))
  const other = await provider.start(method, orderOf(given))

  maib.payer.decline(one.providerId)
  maib.payer.leave(other.providerId)

  expect((await provider.read(method, one.providerId)).state).toBe(declined)
  expect((await provider.read(method, other.providerId)).state).toBe(left)
})

test.for(['card', 'mia-qr', 'mia-request'] as const)(
  'a payment by %s that was cancelled cannot be paid; a paid one cannot be cancelled',
  async (method, { deps }) => {
    await using maib = await openMaib(deps.clock)
    const { provider } = providerAt(maib, deps)
    const one = await provider.start(method, orderOf())
    const other = await provider.start(method, orderOf())

    await provider.cancel(method, one.providerId)
    await provider.cancel(method, one.providerId)
    maib.payer.pay(other.providerId)

    expect((await provider.read(method, one.providerId)).state).toBe('failed')
    expect(() => maib.payer.pay(one.providerId)).toThrow(/Nothing open/)
    await expect(provider.cancel(method, other.providerId)).toBeRefused('payment_refused')
    expect((await provider.read(method, other.providerId)).state).toBe('paid')
  },
)

test.for(['mia-qr', 'mia-request'] as const)(
  'a payment by %s waits while the bank lists no money for it',
  async (method, { deps }) => {
    await using maib = await openMaib(deps.clock)
    const { provider } = providerAt(maib, deps)
    const { providerId } = await provider.start(method, orderOf())

    maib.payer.accept(providerId)

    expect((await provider.read(method, providerId)).state).toBe('pending')
  },
)

test('a QR code and a request end on their own when their time is over', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const expiresAt = new Date(deps.clock.now().getTime() + 10 * 60_000)
  const qr = await provider.start('mia-qr', orderOf({ expiresAt }))
  const request = await provider.start('mia-request', orderOf({ expiresAt }))

  deps.clock.advance({ minutes: 11 })

  expect((await provider.read('mia-qr', qr.providerId)).state).toBe('expired')
  expect((await provider.read('mia-request', request.providerId)).state).toBe('expired')
})

test('the payer is sent to the page of the bank; a code holds its address; a request has none', async ({
  deps,
}) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const start = (method: PaymentMethod): Promise<StartedPayment> =>
    provider.start(method, orderOf())

  const card = await start('card')
  expect(card).toMatchObject({ url: `${maib.url}/page/${card.providerId}`, qr: null })
  const qr = await start('mia-qr')
  expect(qr.qr).toBe(`${maib.url}/page/${qr.providerId}`)
  expect(await start('mia-request')).toMatchObject({ url: null, qr: null })
})

test('a request goes to the phone of the payer, within the times that the bank takes', async ({
  deps,
}) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const at = (days: number): Date => new Date(deps.clock.now().getTime() + days * 86_400_000)

  for (const expiresAt of [at(-1), at(0), at(30), at(90)])
    await provider.start('mia-request', orderOf({ expiresAt }))

  for (const phone of ['', '69123456', '+40722123456', '+3736912345'])
    await expect(provider.start('mia-request', orderOf({ phone }))).toBeRefused('phone_needed')
})

test('a card is saved by its token, its last digits and its month, and pays again', async ({
  deps,
}) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const first = await provider.start('card', orderOf(keepsCard))
  expect((await provider.read('card', first.providerId)).card).toBeNull()

  maib.payer.pay(first.providerId)
  const { card } = await provider.read('card', first.providerId)
  expect(card).toMatchObject({ mask: '****1124', brand: 'mastercard', expires: '2029-12' })
  expect(JSON.stringify(card)).not.toContain('510218')

  const second = await provider.start('card', orderOf({ cardToken: card?.token ?? '' }))
  expect(maib.requests).toContain('POST /v1/execute-oneclick')
  maib.payer.pay(second.providerId)
  expect((await provider.read('card', second.providerId)).state).toBe('paid')
  await expect(provider.start('card', orderOf({ cardToken: 'a-card-of-nobody' }))).toBeRefused(
    'payment_refused',
  )
})

test('each API takes the cards that the other is not configured for', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const none = {
    MAIB_CARDS_ID: '',
    MAIB_CARDS_SECRET: '',
    MAIB_CARDS_KEY: '',
    MAIB_CARDS_ADDRESS: '',
  }
  const noPage = { MAIB_CHECKOUT_ID: '', MAIB_CHECKOUT_SECRET: '', MAIB_CHECKOUT_KEY: '' }

  const [byPage, byCards] = [none, noPage].map((left) => providerAt(maib, deps, left).provider)
  await byPage?.start('card', orderOf(keepsCard))
  await byCards?.start('card', orderOf())
  expect([byPage?.savesCards, byCards?.savesCards]).toEqual([false, true])

  expect(maib.requests.filter((asked) => !/token/.test(asked))).toEqual([
    'POST /v2/checkouts',
    'POST /v1/pay',
  ])
})

test('no personal data but the phone of a request reaches the bank', async ({ deps }) => {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    for await (const chunk of request) bodies.push(String(chunk))
    response.end('{"ok":true,"result":{"accessToken":"t","expiresIn":300,"items":[]}}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps, { MAIB_URL: `http://127.0.0.1:${portOf(server)}` })

  for (const { method, given } of wayNames)
    await provider.start(method, orderOf(given)).catch(() => {})

  const told = bodies.filter((body) => body.includes('37369123456'))
  expect(told.map((body) => JSON.parse(body).alias)).toEqual(['37369123456'])
  server.close()
})

test('a way to pay that is not chosen takes nothing', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps, { PAYMENTS: 'mia-qr' })

  expect(provider.methods).toEqual(['mia-qr'])
  await expect(provider.start('card', orderOf())).toBeRefused('payment_unavailable')
  expect(provider.readCallback('card', signedFor(maib))).toBeNull()
})

function signedFor(maib: Maib): { headers: Record<string, string>; rawBody: Uint8Array } {
  return { headers: {}, rawBody: new TextEncoder().encode(JSON.stringify(maib.settings)) }
}

test('nobody listens: that is said as a bank that does not answer, without any secret', async ({
  deps,
}) => {
  await using maib = await openMaib(deps.clock)
  const MAIB_URL = `http://127.0.0.1:${await closedPort()}`
  const { provider, lines } = providerAt(maib, deps, { MAIB_URL })

  for (const { method, given } of wayNames)
    await expect(provider.start(method, orderOf(given))).toBeRefused('payment_unavailable')

  expect(lines.join()).toContain('ECONNREFUSED')
  for (const { secret, key } of Object.values(accounts)) {
    expect(lines.join()).not.toContain(secret)
    expect(lines.join()).not.toContain(key)
  }
})
