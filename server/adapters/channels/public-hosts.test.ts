import { lookup } from 'node:dns/promises'
import { expect, test } from 'vitest'
import { isPublicAddress } from '#domains/outgoing/addresses.ts'
import { isPublicUrl, lookupPublic } from './public-hosts.ts'

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
