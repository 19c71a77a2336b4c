import { expect, test } from 'vitest'
import { matchRoutes } from './match-routes.ts'

const screens = [
  { path: '/' },
  { path: '/category/:category/:subcategory?/:page?' },
  { path: '/article/terms-of-use' },
  { path: '/article/:slug' },
  { path: '/advert/:advertId' },
  { path: '*' },
]
const routes = [{ id: 'frame', children: [{ id: 'screens', children: screens }] }]

const matchOf = (path: string, basename?: string) => {
  const { id, params, pathname } = matchRoutes(routes, path, basename)?.at(-1) ?? {}
  return { id, params, pathname }
}

test.each([
  ['/', '/', {}],
  ['/advert/12', '/advert/:advertId', { advertId: '12' }],
  ['/advert/12/', '/advert/:advertId', { advertId: '12' }],
  ['/Advert/12', '/advert/:advertId', { advertId: '12' }],
  ['/%61dvert/12', '/advert/:advertId', { advertId: '12' }],
  ['/article/terms-of-use', '/article/terms-of-use', {}],
  ['/article/cum-vând', '/article/:slug', { slug: 'cum-vând' }],
  ['/article/cum-v%C3%A2nd', '/article/:slug', { slug: 'cum-vând' }],
  ['/article/a%2Fb', '/article/:slug', { slug: 'a/b' }],
  ['/article/%E0%A4%A', '/article/:slug', { slug: '%E0%A4%A' }],
  ['/advert/12/more', '*', { '*': 'advert/12/more' }],
  ['/advert', '*', { '*': 'advert' }],
] as const)('%s is at %s', (path, id, params) => {
  expect(matchOf(path)).toMatchObject({ id, params })
})

test('parts with a question mark may be absent, from the last on', () => {
  const path = '/category/:category/:subcategory?/:page?'
  expect(matchOf('/category/transport')).toMatchObject({
    id: path,
    params: { category: 'transport' },
  })
  expect(matchOf('/category/transport/autoturisme/2')).toMatchObject({
    id: path,
    params: { category: 'transport', subcategory: 'autoturisme', page: '2' },
  })
  expect(matchOf('/category')).toMatchObject({ id: '*' })
})

test('a match comes with the routes around it', () => {
  expect(matchRoutes(routes, '/advert/12')?.map(({ id }) => id)).toEqual([
    'frame',
    'screens',
    '/advert/:advertId',
  ])
})

test('below a base name the rest of the path is matched, and nothing outside of it', () => {
  expect(matchOf('/ru/advert/12', '/ru')).toMatchObject({ params: { advertId: '12' } })
  expect(matchOf('/ru', '/ru')).toMatchObject({ id: '/' })
  expect(matchRoutes(routes, '/rural', '/ru')).toBeNull()
  expect(matchRoutes(routes, '/advert/12', '/ru')).toBeNull()
})
