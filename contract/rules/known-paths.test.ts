import { expect, test } from 'vitest'
import { isKnownPath, splitGo } from './known-paths.ts'

test.each([
  '/',
  '/login',
  '/login?restore',
  '/search?q=iphone%2013',
  '/article/photos#how-many-photos',
  '/category/animale/capre',
  '/help-desk?from=bot',
])('"%s" leads to a screen', (path) => {
  expect(isKnownPath(path)).toBe(true)
})

test.each([
  '',
  'login',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/login',
  'javascript:alert(1)',
  '/nowhere',
  '/login/deeper',
  '/account-link/secret',
  '/article/a b',
  '/article/<b>',
  '/search?q=]]',
  '/ru/login',
])('"%s" does not', (path) => {
  expect(isKnownPath(path)).toBe(false)
})

test('where an answer leads is at its end', () => {
  expect(splitGo('Aici: \n[[go:/my-adverts]]')).toEqual({ text: 'Aici:', go: '/my-adverts' })
  expect(splitGo('[[go:/a]] apoi text')).toEqual({ text: '[[go:/a]] apoi text', go: null })
  expect(splitGo('Nimic')).toEqual({ text: 'Nimic', go: null })
})
