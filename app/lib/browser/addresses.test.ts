import { expect, test } from 'vitest'
import { addressIn } from '#contract/languages.ts'
import { routes, samePathOr, splitLanguage } from './addresses.ts'

const hostile = [
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example/',
    '//evil.example/%2f..',
    '//evil.example\\@x',
  ],
  ...[
    '/\\evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\\\\evil.example',
  ],
  ...[
    'https://evil.example',
    'http://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'HTTPS://EVIL.EXAMPLE',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
  ],
  ...[
    'data:text/html,<script>1</script>',
    'blob:https://x/1',
    'file:///etc/passwd',
    'about:blank',
    'mailto:a@b.c',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\u0000/evil.example',
    '\t//evil.example',
  ],
  ...[
    '\n//evil.example',
    ' //evil.example',
    '\u0001//evil.example',
    '/a\r\nSet-Cookie: x=1',
    '/a\nLocation: //evil',
  ],
  ...['/\u007fevil', '/a\\..\\..\\evil', '/%0a\\evil', '/x\\', '?next=//evil.example'],
  ...['#//evil.example', 'evil.example', 'evil.example/login', '@evil.example', '.evil.example'],
  ...['./evil', '../evil', ':443/evil', '', 'ws://evil.example', 'ftp://evil.example'],
  ...['/\u001f/evil.example', '/\u000b/evil.example', '/\u000c//evil.example'],
]

test.each(hostile)('a return to %j goes home', (next) => {
  expect(samePathOr(next)).toBe('/')
})

test('there are enough hostile forms', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(50)
})

test.each([
  ...[
    '/',
    '/my-profile',
    '/ru/advert/12?from=//x',
    '/search?q=a%5Cb&l=balti',
    '/category/transport/autoturisme/2',
  ],
  ...[
    '/search?q=https://example.com',
    '/advert/1#//evil.example',
    '/%2f%2fevil.example',
    '/@evil.example',
  ],
])('a return to %j stays on the site', (next) => {
  expect(samePathOr(next)).toBe(next)
  expect(new URL(next, 'https://gasit.example').origin).toBe('https://gasit.example')
})

test('without an address to return to it is the one named, else home', () => {
  expect(samePathOr(null)).toBe('/')
  expect(samePathOr(null, '/my-profile')).toBe('/my-profile')
  expect(samePathOr('//evil.example', '/my-profile')).toBe('/my-profile')
})

test('Romanian has no prefix', () => {
  expect([addressIn('ro', '/recent'), addressIn('ru', '/recent')]).toEqual([
    '/recent',
    '/ru/recent',
  ])
  expect([addressIn('ro', '/'), addressIn('ru', '/'), addressIn('en', '/')]).toEqual([
    '/',
    '/ru',
    '/en',
  ])
})

test.each([
  ['/', { lang: 'ro', path: '/' }],
  ['/ru', { lang: 'ru', path: '/' }],
  ['/ru/', { lang: 'ru', path: '/' }],
  ['/en/search', { lang: 'en', path: '/search' }],
  ['/rural', { lang: 'ro', path: '/rural' }],
])('%s is in its language', (pathname, expected) => {
  expect(splitLanguage(pathname)).toEqual(expected)
})

test('a name in an address cannot leave it', () => {
  expect(routes.profile('../admin?x')).toBe('/profile/..%2Fadmin%3Fx')
  expect(routes.category('transport', 'autoturisme', 1)).toBe('/category/transport/autoturisme')
  expect(routes.category('transport', undefined, 2)).toBe('/category/transport/2')
})
