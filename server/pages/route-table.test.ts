import { expect, test } from 'vitest'
import { routeTable, type Route } from './route-table.ts'

const page: Omit<Route, 'path'> = { access: 'open', query: [], tags: ['content'] }
const table = routeTable([
  { ...page, path: '/' },
  { ...page, path: '/category/:category/:page?', tags: ['list', 'category:{category}'] },
  { ...page, path: '/article/terms-of-use', query: ['print'] },
  { ...page, path: '/article/:slug?' },
  { ...page, path: '/my-things/:id?', access: 'login' },
  { ...page, path: '/renew/:link', access: 'secret' },
  { ...page, path: '/draft', isUnlisted: true },
  { ...page, path: '*', tags: [] },
])

test.for([
  ['/', '/'],
  ['/category/transport', '/category/:category/:page?'],
  ['/category/transport/2', '/category/:category/:page?'],
  ['/category/transport/2/3', '*'],
  ['/category', '*'],
  ['/article/terms-of-use', '/article/terms-of-use'],
  ['/article/cum-vand', '/article/:slug?'],
  ['/article', '/article/:slug?'],
  ['/nowhere', '*'],
] as const)('%s is the route %s', ([address, path]) => {
  expect(table.match(address).path).toBe(path)
})

test('tags name the parameters of the path', () => {
  expect(table.match('/category/transport/2').tags).toEqual(['list', 'category:transport'])
})

test('the key of a secret address is in no log, in any language', () => {
  expect(table.redact('/ru/renew/abc123?x=1')).toBe('/ru/renew/…?x=1')
  expect(table.redact('/login?next=/renew/abc123')).toBe('/login?next=/renew/…')
  expect(table.redact('/article/abc123')).toBe('/article/abc123')
})

test('search engines are kept from what is for one person', () => {
  expect(table.unlisted).toEqual(['/my-things', '/renew/', '/draft'])
})

test('a route that leaves out what the server must know is refused', () => {
  const { tags: _tags, ...untold } = page
  const written: Route[] = JSON.parse(JSON.stringify([{ ...untold, path: '/new' }]))
  expect(() => routeTable([...written, { ...page, path: '*' }])).toThrow('/new lacks tags')
  expect(() => routeTable([{ ...page, path: '/' }])).toThrow('not *')
})
