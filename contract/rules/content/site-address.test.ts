import { expect, test } from 'vitest'
import { articleIn, isLinkable } from './site-address.ts'

test.each([
  '/',
  '/pricing',
  '/ru',
  '/ru/pricing?x=1',
  '/category/auto/masini',
  '/advert/12',
  '/article/faq#a',
  'https://exemplu.md/x',
])('an editor may link to %s', (address) => {
  expect(isLinkable(address)).toBe(true)
})

test.each([
  '',
  'pricing',
  '//rau.md',
  '/\\rau.md',
  '/admin',
  '/nu-exista',
  'http://exemplu.md',
  'javascript:alert(1)',
  'https://a@rau.md',
  '/ro/pricing',
])('an editor may not link to "%s"', (address) => {
  expect(isLinkable(address)).toBe(false)
})

test('the article of an address is found in each language', () => {
  expect(['/article/faq', '/en/article/faq#x', '/article', '/pricing'].map(articleIn)).toEqual([
    ...['faq', 'faq', null, null],
  ])
})
