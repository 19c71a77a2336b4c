import { expect, test } from 'vitest'
import { isAdvertAddress, wordsOfAddress } from './words-of-address.ts'

test.each([
  ['/ru/golf-4_diesel.html', 'golf 4 diesel'],
  ['/category/telefoane/iphone', 'telefoane iphone'],
  ['/m%C4%83r%20ro%C8%99u', 'măr roșu'],
  ['/advert/123', ''],
  ['/profile/nimeni-aici', ''],
  ['/%E0%A4%A', ''],
  ['/wp-login.php?', 'wp login php'],
  ['/a/b/12', ''],
])('the address %s asks for “%s”', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words)
})

test.each([
  ['/advert/123', true],
  ['/ru/advert/123', true],
  ['/en/edit-advert/123', true],
  ['/no-such', false],
  ['/ru/zzz', false],
  ['/admin/tickets', false],
  ['/advert', false],
  ['/advert/abc/def', false],
])('that the address %s is an advert’s: %s', (pathname, isAdvert) => {
  expect(isAdvertAddress(pathname)).toBe(isAdvert)
})
