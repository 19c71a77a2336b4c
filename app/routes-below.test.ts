import { matchRoutes } from './lib/router/index.ts'
import { expect, test } from 'vitest'
import { knownFirstPart, routesBelow } from './routes-below.ts'
import { appRoutes, screens } from './routes.ts'

const idsOf = (routes: typeof appRoutes, path: string): string[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => route.id ?? '')

const withPath = screens.filter(({ path }) => path !== '*')
const paths = withPath.flatMap(({ path }) => [
  path.replaceAll(/:(\w+)\??/g, 'some'),
  path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, 'other') || '/',
])

test.each([
  ...new Set(paths),
  '/nowhere',
  '/My-Dashboard',
  '/%6Dy-dashboard',
  '/admin/nowhere',
  '/advert',
])('%s matches among its own routes what it matches among all', (path) => {
  const found = idsOf(appRoutes, path)
  expect(found.length).toBeGreaterThan(1)
  expect(idsOf(routesBelow(knownFirstPart(path)), path)).toEqual(found)
})
