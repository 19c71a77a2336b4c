import { expect, test } from 'vitest'
import { callableUrl, isPublicAddress } from './addresses.ts'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '192.88.99.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::1', '::'],
  ...['fe80::1', 'fd00::1', 'fc00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['::ffff:7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::1', '2001:db8::1'],
  ...['2001::1', '2001:20::1', '3fff::1'],
])('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ...['http://shop.example.com/feed.xml', 'https://shop.example.com:443/', 'http://a.md:80/x?y=1'],
  ...[
    'https://shop.example.com:80/',
    'http://8.8.8.8/',
    'https://[2a00:1450:4001::1]/',
    'HTTP://A.MD',
  ],
])('%s may be called', (address) => {
  expect(callableUrl(address, false)).not.toBeNull()
})

test.each([
  ...[
    'ftp://a.md/',
    'file:///etc/passwd',
    'gopher://a.md/',
    'data:text/csv,a',
    '//a.md/',
    'a.md',
    '',
  ],
  ...['http://a.md:8080/', 'http://a.md:22/', 'https://user:password@a.md/', 'https://user@a.md/'],
  ...['http://127.0.0.1/', 'http://10.0.0.1/', 'http://169.254.169.254/latest/', 'http://[::1]/'],
  ...['http://[::ffff:10.0.0.1]/', 'http://[64:ff9b::a00:1]/', 'http://localhost/', 'http://db/'],
  ...['http://a.localhost/', 'http://router.local/', 'http://metadata.internal./'],
  ...['http://2130706433/', 'http://0x7f000001/', 'http://0177.0.0.1/', 'http://127.1/'],
  ...['http://0x8.0x8.0x8.0x8/', 'http://134744072/', 'http://010.8.8.8/', 'http://8.8.2056/'],
  ...['http://１２７.0.0.1/', 'http://127。0。0。1/', 'http:\\\\a.md\\', 'http://a.md\\@10.0.0.1/'],
  ...['http:/10.0.0.1/', 'http://a.md/ b', ' http://a.md/', 'http://[fe80::1%25eth0]/'],
])('%s may not be called', (address) => {
  expect(callableUrl(address, false)).toBeNull()
})
