import { expect, test } from 'vitest'
import { matchRoutes } from '../../lib/router/index.ts'
import { knownPaths } from '#contract/rules/known-paths.ts'
import { screens } from '../../routes.ts'

const routes = screens.map(({ path }) => ({ path }))

test.each(knownPaths)('the help bot leads to a screen that there is: %s', (path) => {
  const [match] = matchRoutes(routes, path.replaceAll(/:\w+/g, 'given')) ?? []

  expect(match?.route.path).not.toBe('*')
})
