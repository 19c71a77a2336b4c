import { createECDH, verify, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshBrowser } from '#tests/support/fresh.ts'
import { closedPort, openProvider } from '#tests/support/servers/provider.ts'
import { openPushService } from '#tests/support/servers/push-service.ts'
import { webPusher } from './web-push.ts'

const settings = { publicUrl: new URL('https://gasit.example'), PUSH_LOCAL: true }
const parts = { secret: 'a secret of these tests, and of no other', warn: () => {} }

test('a push is sealed for its browser, signed by the site, and replaces one of its topic', async () => {
  await using service = await openPushService()
  const pusher = webPusher(settings, parts)

  expect(await pusher.push(service.browser(), '{"title":"Salut"}', 'n1')).toBe('sent')

  const [shown] = service.shown
  const headers = shown?.headers ?? {}
  expect(shown?.push).toEqual({ title: 'Salut' })
  expect(headers['topic']).toBe('n1')
  expect(headers['content-encoding']).toBe('aes128gcm')
  const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(pusher.publicKey)
  const [head, claims = '', signature = ''] = jwt.split('.')
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect({ aud, sub }).toEqual({
    aud: new URL(service.browser().endpoint).origin,
    sub: 'https://gasit.example/',
  })
  const point = Buffer.from(pusher.publicKey, 'base64url')
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})

test('all processes of a site have the same keys, and another site has others', () => {
  const keyOf = (secret: string) => webPusher(settings, { ...parts, secret }).publicKey
  expect(keyOf('one secret')).toBe(keyOf('one secret'))
  expect(keyOf('one secret')).not.toBe(keyOf('another secret'))
})

test.for([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'failed'],
  [503, 'failed'],
  [302, 'failed'],
] as const)('the answer %i means that the push is %s', async ([status, end]) => {
  await using service = await openPushService()
  service.answerWith(status)
  expect(await webPusher(settings, parts).push(service.browser(), '{}', 'n1')).toBe(end)
})

test('a service that nobody listens at failed, one that says nothing is unknown', async () => {
  const pusher = webPusher(settings, { ...parts, timeLimit: 200 })
  const closed = freshBrowser(`http://127.0.0.1:${await closedPort()}`)
  expect(await pusher.push(closed, '{}', 'n1')).toBe('failed')
  await using silent = await openProvider('silent')
  expect(await pusher.push(freshBrowser(silent.url), '{}', 'n1')).toBe('unknown')
})

test('without the setting of the tests nothing on this machine is called', async () => {
  await using service = await openProvider(201)
  const pusher = webPusher({ ...settings, PUSH_LOCAL: false }, parts)
  expect(pusher.accepts(freshBrowser(service.url))).toBe(false)
  const named = freshBrowser(service.url.replace('http://127.0.0.1', 'https://localhost'))
  expect(await pusher.push(named, '{}', 'n1')).toBe('gone')
  expect(service.received).toEqual([])
})

test('keys that are none are refused before anything is sent', async () => {
  const pusher = webPusher(settings, parts)
  const good = freshBrowser('https://push.example.com')
  expect(pusher.accepts(good)).toBe(true)
  expect(pusher.accepts({ ...good, p256dh: 'BKey' })).toBe(false)
  expect(pusher.accepts({ ...good, auth: 'abc' })).toBe(false)
  const compressed = createECDH('prime256v1').generateKeys('base64url', 'compressed')
  expect(pusher.accepts({ ...good, p256dh: compressed })).toBe(false)
  const offTheCurve = Buffer.alloc(65, 1).fill(4, 0, 1).toString('base64url')
  expect(pusher.accepts({ ...good, p256dh: offTheCurve })).toBe(false)
  expect(await pusher.push({ ...good, p256dh: offTheCurve }, '{}', 'n1')).toBe('gone')
})
