import { randomUUID } from 'node:crypto'
import type { BankFault } from '#tests/support/servers/payments/maib.ts'
import { openMaib } from '#tests/support/servers/payments/maib.ts'
import { orderOf } from '#tests/support/servers/payments/order.ts'
import { providerAt } from '#tests/support/servers/payments/trial.ts'
import { expect, test } from '#tests/support/test.ts'

const faults: readonly BankFault[] = ['lost', 'dropped', 'broken', 500, 503, 429]

test('one token serves its five minutes, and is asked for once however many need it', async ({
  deps,
}) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const asked = (): number => maib.requests.filter((one) => one.endsWith('/auth/token')).length

  await Promise.all(Array.from({ length: 20 }, () => provider.start('mia-qr', orderOf())))
  expect(asked()).toBe(1)

  deps.clock.advance({ minutes: 4 })
  await provider.start('mia-qr', orderOf())
  expect(asked()).toBe(1)

  // Half a minute before its end it is not used any more.
  deps.clock.advance({ minutes: 0.6 })
  await provider.start('mia-qr', orderOf())
  expect(asked()).toBe(2)
})

test('a token that the bank has ended is replaced, and the payment starts', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  await provider.start('mia-request', orderOf())
  const order = orderOf()

  maib.endTokens()
  await provider.start('mia-request', order)

  expect(maib.ordersOf(order.paymentId)).toHaveLength(1)
})

test('wrong credentials are a bank that does not answer, after two tries of a token', async ({
  deps,
}) => {
  await using maib = await openMaib(deps.clock)
  const { provider, lines } = providerAt(maib, deps, { MAIB_MIA_SECRET: 'wrong-Kd02_xMw' })

  await expect(provider.start('mia-qr', orderOf())).toBeRefused('payment_unavailable')

  expect(maib.requests).toHaveLength(2)
  expect(lines.join()).toContain('401')
  expect(lines.join()).not.toContain('wrong-Kd02_xMw')
})

test.for(faults)(
  'a request that is %s is repeated once where that does no harm',
  async (fault, { deps }) => {
    await using maib = await openMaib(deps.clock)
    const { provider } = providerAt(maib, deps)
    const order = orderOf()

    maib.failNext(/POST .*checkouts$/, fault)
    const { providerId } = await provider.start('card', order)
    maib.failNext(/GET .*checkouts/, fault)
    expect((await provider.read('card', providerId)).state).toBe('pending')

    maib.failNext(/GET .*checkouts/, fault)
    maib.failNext(/GET .*checkouts/, fault)
    await expect(provider.read('card', providerId)).toBeRefused('payment_unavailable')
  },
)

test.for(faults)(
  'a request to pay whose answer is %s is not shown to the payer twice',
  async (fault, { deps }) => {
    await using maib = await openMaib(deps.clock)
    const { provider } = providerAt(maib, deps)
    const order = orderOf()

    maib.failNext(/POST .*rtp$/, fault)
    const started = await provider.start('mia-request', order).catch(() => null)
    const again = await provider.start('mia-request', order)

    expect(maib.ordersOf(order.paymentId)).toHaveLength(1)
    expect(again.providerId).toBe(maib.ordersOf(order.paymentId)[0]?.id)
    if (started) expect(started.providerId).toBe(again.providerId)
  },
)

test('of what was started only a request to pay can be found: nobody was sent to the others', async ({
  deps,
}) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const order = orderOf()
  for (const method of provider.methods) await provider.start(method, order)
  const found = provider.methods.map((method) => provider.find(method, order.paymentId))

  const [request] = maib.ordersOf(order.paymentId).filter(({ api }) => api === 'request')
  expect(await Promise.all(found)).toEqual([null, null, request?.id])
  expect(await provider.find('mia-request', orderOf().paymentId)).toBeNull()
})

test('a saved card is not asked to pay twice', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const first = await provider.start('card', orderOf({ keepsCard: true }))
  maib.payer.pay(first.providerId)
  const { card } = await provider.read('card', first.providerId)
  const order = orderOf({ cardToken: card?.token ?? '' })

  maib.failNext(/execute-oneclick/, 'broken')
  await expect(provider.start('card', order)).toBeRefused('payment_unavailable')

  expect(maib.ordersOf(order.paymentId)).toHaveLength(1)
})

test('what the bank refuses is said so, with its code and without its words', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider, lines } = providerAt(maib, deps)

  await expect(provider.start('card', orderOf({ description: 'x'.repeat(501) }))).toBeRefused(
    'payment_refused',
  )

  expect(maib.requests.filter((one) => one.endsWith('checkouts'))).toHaveLength(1)
  expect(lines.join()).toContain('validation_error')
  expect(lines.join()).not.toContain('69123456')
})

test.for(faults)('a refund whose answer is %s is made once by its key', async (fault, { deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const order = orderOf()
  const { providerId } = await provider.start('card', order)
  maib.payer.pay(providerId)
  const refund = { providerId, amountBani: 500n, reason: 'Retur', key: randomUUID() }

  maib.failNext(/POST .*refund$/, fault)
  await expect(provider.refund('card', refund)).toBeRefused('payment_unavailable')
  await expect(provider.refund('card', refund)).toBeRefused('payment_unavailable')
  deps.clock.advance({ minutes: 2 })
  await provider.refund('card', refund)
  await provider.refund('card', refund)

  expect(await provider.read('card', providerId)).toMatchObject({
    ...{ state: 'part-refunded', refundedBani: 500n },
  })
})

test('two refunds in parts are two, and never more than was paid', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const { providerId } = await provider.start('card', orderOf())
  maib.payer.pay(providerId)
  const refund = (amountBani: bigint, key: string) =>
    provider.refund('card', { providerId, amountBani, reason: 'Retur', key })
  const [one, other, third] = [randomUUID(), randomUUID(), randomUUID()]

  await Promise.allSettled(Array.from({ length: 8 }, () => refund(400n, one)))
  await refund(400n, other)
  await refund(400n, one)

  expect((await provider.read('card', providerId)).refundedBani).toBe(800n)
  await expect(refund(226n, third)).toBeRefused('refund_too_large')
  await expect(refund(0n, third)).toBeRefused('refund_too_large')
  await expect(refund(-5n, third)).toBeRefused('refund_too_large')
  await refund(225n, third)
  expect((await provider.read('card', providerId)).state).toBe('refunded')
})

test('what was not paid is not refunded, and leaves no refund under way', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const { providerId } = await provider.start('mia-qr', orderOf())
  const refund = { providerId, amountBani: 1_025n, reason: 'Retur', key: randomUUID() }

  await expect(provider.refund('mia-qr', refund)).toBeRefused('refund_too_large')
  maib.payer.pay(providerId)
  await provider.refund('mia-qr', { ...refund, key: randomUUID() })

  expect((await provider.read('mia-qr', providerId)).state).toBe('refunded')
})

test.for(['mia-qr', 'mia-request'] as const)(
  'an instant payment by %s is refunded whole or not at all',
  async (method, { deps }) => {
    await using maib = await openMaib(deps.clock)
    const { provider } = providerAt(maib, deps)
    const { providerId } = await provider.start(method, orderOf())
    maib.payer.pay(providerId)
    const refund = { providerId, reason: 'Retur', key: randomUUID() }

    await expect(provider.refund(method, { ...refund, amountBani: 1_024n })).toBeRefused(
      'refund_whole_only',
    )

    expect((await provider.read(method, providerId)).state).toBe('paid')
  },
)

test('the older API of cards refunds once', async ({ deps }) => {
  await using maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const { providerId } = await provider.start('card', orderOf({ keepsCard: true }))
  maib.payer.pay(providerId)
  const refund = { providerId, reason: 'Retur', amountBani: 25n }

  await provider.refund('card', { ...refund, key: randomUUID() })
  await expect(provider.refund('card', { ...refund, key: randomUUID() })).toBeRefused(
    'payment_refused',
  )

  expect(await provider.read('card', providerId)).toMatchObject({
    ...{ state: 'part-refunded', refundedBani: 25n },
  })
})
