import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSignedCard, readSignedCheckout, readSignedMia } from './signatures.ts'

const now = new Date('2026-11-23T10:00:00Z')
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The example in the documentation of maib's e-commerce API. */
const documented = {
  key: '8508706b-3454-4733-8295-56e617c4abcf',
  signature: '5wHkZvm9lFeXxSeFF0ui2CnAp7pCEFSNmuHYFYJlC0s=',
  result: {
    payId: 'f16a9006-128a-46bc-8e2a-77a6ee99df75',
    orderId: '123',
    status: 'OK',
    statusCode: '000',
    statusMessage: 'Approved',
    threeDs: 'AUTHENTICATED',
    rrn: '331711380059',
    approval: '327593',
    cardNumber: '510218******1124',
    amount: 10.25,
    currency: 'MDL',
  },
}

test("the documented callback of the e-commerce API carries its own key's signature", () => {
  const { key, signature, result } = documented
  const rawBody = bytes(JSON.stringify({ result, signature }))
  const read = (keys: string[]) => readSignedCard({ headers: {}, rawBody }, keys)

  expect(read([key])).toMatchObject({ orderId: '123', amount: '10.25' })
  expect(read(['another-key', key])).toMatchObject({ orderId: '123' })
  expect(read(['another-key'])).toBeNull()
  expect(read([])).toBeNull()
})

test.each(['10.50', '10.5'])('an amount sent as %s may be signed as PHP writes it', (amount) => {
  const signature = createHash('sha256').update('10.5:17:key').digest('base64')
  const rawBody = bytes(`{"result":{"orderId":"17","amount":${amount}},"signature":"${signature}"}`)

  expect(readSignedCard({ headers: {}, rawBody }, ['key'])).not.toBeNull()
})

test('a callback of MIA is signed by names in any case, without what is empty, with two decimals', () => {
  const signed = '10.50:0.10:MDL:17:P:q'
  const signature = createHash('sha256').update(`${signed}:key`).digest('base64')
  const result =
    '{"qrId":"q","orderId":"17","PayId":"P","amount":10.5,"Commission":0.1,"currency":"MDL","terminalId":null,"extensionId":""}'
  const rawBody = bytes(`{"result":${result},"signature":"${signature}"}`)

  expect(readSignedMia({ headers: {}, rawBody }, ['key'])).toMatchObject({ qrId: 'q' })
  expect(readSignedMia({ headers: {}, rawBody }, ['yek'])).toBeNull()
  const more = bytes(`{"result":${result.replace('10.5', '10.51')},"signature":"${signature}"}`)
  expect(readSignedMia({ headers: {}, rawBody: more }, ['key'])).toBeNull()
})

/** Made for this test, with openssl: printf '%s' "BODY.TIMESTAMP" | openssl dgst -sha256 -hmac KEY -binary | base64 */
const checkout = {
  key: '3f1b5a52-0c9e-4a77-9d0e-5c1b3f0d7a11',
  body: '{"checkoutId":"5a4d27a4-79f5-426b-9403-cccdeee81747","orderId":"42","amount":193.54,"payerName":"Ștefan"}',
  timestamp: String(now.getTime()),
  signature: 'YBI1zwnn9mDQ4H1AJq2FKJ3H6PMQJAYKthw9klHwlGo=',
}

function readCheckout(
  changed: { body?: string; timestamp?: string; signature?: string; at?: Date } = {},
  keys = [checkout.key],
): unknown {
  const { body, timestamp, signature, at } = { ...checkout, at: now, ...changed }
  const headers = { 'x-signature': `sha256=${signature}`, 'x-signature-timestamp': timestamp }
  return readSignedCheckout({ headers, rawBody: bytes(body) }, keys, at)
}

test('a callback of the checkout is signed over its bytes and its timestamp', () => {
  expect(readCheckout()).toMatchObject({ orderId: '42', amount: '193.54' })
  const spaced = checkout.body.replace('"orderId":', '"orderId": ')
  expect(readCheckout({ body: spaced })).toBeNull()
  expect(readCheckout({ timestamp: String(now.getTime() + 1) })).toBeNull()
  expect(readCheckout({ signature: checkout.signature.replace('=', '') })).toBeNull()
})

test('while keys change, the new and the old one count', () => {
  expect(readCheckout({}, ['the-new-key', checkout.key])).not.toBeNull()
  expect(readCheckout({}, ['the-new-key'])).toBeNull()
})

test.each([
  [0, true],
  [299, true],
  [301, false],
  [86_400, false],
  [-20, true],
  [-31, false],
  [-3_600, false],
])('a callback signed %i seconds ago counts: %s', (seconds, counts) => {
  const at = new Date(now.getTime() + seconds * 1_000)
  expect(readCheckout({ at }) !== null).toBe(counts)
})

test.each(['', '0', '1.79e12', '1790000000', ' 1790000000000', 'NaN'])(
  'a timestamp "%s" does not count, however it is signed',
  (timestamp) => {
    const signature = createHmac('sha256', checkout.key)
      .update(`${checkout.body}.${timestamp}`)
      .digest('base64')
    expect(readCheckout({ timestamp, signature })).toBeNull()
  },
)
