import Fastify, { type FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import type { PaymentMethod, PaymentProvider } from '#domains/billing/provider.ts'
import { retrySeconds, type PostCallback } from '#tests/support/servers/payments/callbacks.ts'
import { forgeriesOf } from '#tests/support/servers/payments/forgeries.ts'
import { openMaib, type Maib } from '#tests/support/servers/payments/maib.ts'
import { orderOf } from '#tests/support/servers/payments/order.ts'
import { providerAt } from '#tests/support/servers/payments/trial.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { answerError, answerNotFound } from '../errors.ts'
import { mountPaymentCallbacks } from './payment-callbacks.ts'

interface Receiver extends AsyncDisposable {
  readonly provider: PaymentProvider
  readonly maib: Maib
  /** Notices that were stored, as "method paymentId providerId". */
  readonly noticed: string[]
  readonly app: FastifyInstance
  readonly post: PostCallback
  /** Thrown instead of storing a notice. */
  failWith: Error | null
}

async function openReceiver(deps: World['deps']): Promise<Receiver> {
  const maib = await openMaib(deps.clock)
  const { provider } = providerAt(maib, deps)
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  const receiver: Receiver = {
    ...{ provider, maib, app, noticed: [], failWith: null },
    post: async ({ url, headers, body }) => {
      const path = new URL(url, 'https://gasit.example').pathname
      return (await app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode
    },
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await maib[Symbol.asyncDispose]()
    },
  }
  mountPaymentCallbacks(app, {
    provider,
    onNotice: async ({ paymentId, providerId }, method) => {
      if (receiver.failWith) throw receiver.failWith
      receiver.noticed.push(`${method} ${paymentId} ${providerId}`)
    },
  })
  return receiver
}

const kinds = [
  ['card', {}],
  ['card', { keepsCard: true }],
  ['mia-qr', {}],
  ['mia-request', {}],
] as const

async function paidBy(
  { provider, maib }: Receiver,
  [method, given]: readonly [PaymentMethod, object],
): Promise<string> {
  const callbackUrl = `https://gasit.example/payments/callback/${method}`
  const order = orderOf({ ...given, callbackUrl })
  const { providerId } = await provider.start(method, order)
  maib.payer.pay(providerId)
  return `${method} ${order.paymentId} ${providerId}`
}

test.for(kinds)('a callback of %s (%o) is told with both of its ids', async (kind, { deps }) => {
  await using receiver = await openReceiver(deps)
  const paid = await paidBy(receiver, kind)

  expect(await receiver.maib.callbacks.deliver(receiver.post)).toEqual([200])
  expect(receiver.noticed).toEqual([paid])
  expect(receiver.maib.callbacks.waiting()).toBe(0)
})

test('none of more than a thousand forged callbacks is taken', async ({ deps }) => {
  await using receiver = await openReceiver(deps)
  const now = deps.clock.now().getTime()
  let forged = 0

  for (const kind of kinds) {
    await paidBy(receiver, kind)
    const other = receiver.maib.callbacks.peek()
    receiver.maib.callbacks.lose()
    await paidBy(receiver, kind)
    const own = receiver.maib.callbacks.peek()
    receiver.maib.callbacks.lose()
    for (const method of receiver.provider.methods.filter((one) => one !== kind[0])) {
      const status = await receiver.post({ ...own, url: `/payments/callback/${method}` })
      expect(status, `a callback of ${kind[0]} at ${method}`).toBe(401)
    }
    const path = `/payments/callback/${kind[0]}`
    for (const { how, ...callback } of forgeriesOf(path, { own, other, now })) {
      const status = await receiver.post(callback)
      expect([400, 401], `${kind[0]}: ${how}\n${callback.body}`).toContain(status)
      forged += 1
    }
    // The one that was changed is good as it is.
    expect(await receiver.post({ ...own, url: `/payments/callback/${kind[0]}` })).toBe(200)
  }

  expect(forged).toBeGreaterThan(1_000)
  expect(receiver.noticed).toHaveLength(kinds.length)
})

test('the type that a callback is sent with does not matter, its bytes do', async ({ deps }) => {
  await using receiver = await openReceiver(deps)
  await paidBy(receiver, kinds[0])
  const callback = receiver.maib.callbacks.peek()

  for (const type of [
    'text/plain',
    'application/octet-stream',
    'application/json;charset=UTF-8',
    'no type',
    '',
  ])
    expect(
      await receiver.post({ ...callback, headers: { ...callback.headers, 'content-type': type } }),
    ).toBe(200)
  expect(await receiver.post({ ...callback, body: `${callback.body}\n` })).toBe(401)
})

test('what is larger than a callback, empty, or for no way to pay is not read', async ({
  deps,
}) => {
  await using receiver = await openReceiver(deps)
  const send = (method: string, body: string) =>
    receiver.post({ url: `/payments/callback/${method}`, headers: {}, body })

  expect(await send('card', 'x'.repeat(64 * 1024 + 1))).toBe(413)
  expect(await send('card', '')).toBe(400)
  expect(await send('paynet', '{}')).toBe(404)
  expect(await send('constructor', '{}')).toBe(404)
  const got = await receiver.app.inject({ method: 'GET', url: '/payments/callback/card' })
  expect(got.statusCode).toBe(404)
})

test('while the database is away the bank is asked to say it again, and it is stored then', async ({
  deps,
}) => {
  await using receiver = await openReceiver(deps)
  const { maib, post, noticed } = receiver
  await paidBy(receiver, kinds[1])
  receiver.failWith = Object.assign(new Error('away'), { code: 'CONNECTION_CLOSED' })

  expect(await maib.callbacks.deliver(post)).toEqual([503])
  expect(await maib.callbacks.deliver(post)).toEqual([])
  deps.clock.advance({ minutes: 1 })
  receiver.failWith = new Refusal('payment_unavailable')
  expect(await maib.callbacks.deliver(post)).toEqual([503])
  deps.clock.advance({ minutes: 1 })
  receiver.failWith = null
  expect(await maib.callbacks.deliver(post)).toEqual([200])

  expect(noticed).toHaveLength(1)
})

test('the bank says it eight times within two days, each time signed anew', async ({ deps }) => {
  await using receiver = await openReceiver(deps)
  const { maib, post } = receiver
  await paidBy(receiver, kinds[0])
  receiver.failWith = Object.assign(new Error('away'), { code: 'CONNECTION_CLOSED' })
  let attempts = (await maib.callbacks.deliver(post)).length

  for (const seconds of retrySeconds) {
    deps.clock.advance({ minutes: seconds / 60 })
    attempts += (await maib.callbacks.deliver(post)).length
  }

  expect(attempts).toBe(8)
  expect(maib.callbacks.waiting()).toBe(0)
})

test('a callback that comes twice or in another order is told each time, and changes no other', async ({
  deps,
}) => {
  await using receiver = await openReceiver(deps)
  const { maib, post, noticed } = receiver
  const paid: string[] = []
  for (const kind of kinds) paid.push(await paidBy(receiver, kind))

  maib.callbacks.double()
  maib.callbacks.reverse()
  const answers = await maib.callbacks.deliver(post)

  expect(answers).toEqual(Array.from({ length: 8 }, () => 200))
  expect(new Set(noticed)).toEqual(new Set(paid))
})

test('a mistake of ours is no answer of 200', async ({ deps }) => {
  await using receiver = await openReceiver(deps)
  await paidBy(receiver, kinds[2])
  receiver.failWith = new Error('a bug')

  expect(await receiver.maib.callbacks.deliver(receiver.post)).toEqual([500])
})
