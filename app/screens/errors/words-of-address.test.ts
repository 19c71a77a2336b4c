import { expect, test } from 'vitest'
import { wordsOfAddress } from './words-of-address.ts'

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
