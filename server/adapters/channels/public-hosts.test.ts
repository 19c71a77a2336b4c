import { lookup } from 'node:dns/promises'
import { expect, test } from 'vitest'
import { isPublicAddress, isPublicUrl, lookupPublic } from './public-hosts.ts'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'fc00::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::1', '2001:db8::1'],
])('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('a URL of a push service is https, at a name, at the usual port, without a login', () => {
  expect(isPublicUrl('https://fcm.googleapis.com/fcm/send/x')).toBe(true)
  const refused = [
    ...[
      'http://push.example.com/',
      'https://push.example.com:8443/',
      'https://a:b@push.example.com/',
    ],
    ...['https://10.0.0.1/', 'https://0x7f000001/', 'https://2130706433/', 'https://[::1]/'],
    ...['https://localhost/', 'https://a.localhost/', 'https://router.local/', 'ftp://a.md/', 'x'],
  ]
  expect(refused.filter(isPublicUrl)).toEqual([])
})

test('a name that leads into a private network is not called, whoever else it names', async () => {
  // The hosts file gives every machine this name.
  const [{ address } = { address: '' }] = await lookup('localhost', { all: true })
  expect(isPublicAddress(address)).toBe(false)
  for (const all of [true, false]) {
    const error = await new Promise((done) => lookupPublic('localhost', { all }, done))
    expect(error).toMatchObject({ code: 'ENOTPUBLIC' })
  }
})
