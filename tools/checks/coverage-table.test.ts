import { expect, test } from 'vitest'
import { linesByFolder, tableOf } from './coverage-table.ts'

const lines = (covered: number, total: number) => ({ lines: { covered, total } })

test('lines are summed up by folder, of the app, the domains and the server one level deeper', () => {
  const summary = {
    total: lines(20, 60),
    '/site/app/lib/lists/pages.ts': lines(3, 4),
    '/site/app/lib/calls/calls.ts': lines(1, 4),
    '/site/app/routes.ts': lines(0, 2),
    '/site/domains/adverts/photos/service.ts': lines(9, 10),
    '/site/contract/rules/account-rules.ts': lines(5, 5),
  }

  expect(linesByFolder(summary, '/site')).toEqual([
    { folder: 'app', covered: 0, total: 2 },
    { folder: 'app/lib', covered: 4, total: 8 },
    { folder: 'contract', covered: 5, total: 5 },
    { folder: 'domains/adverts', covered: 9, total: 10 },
  ])
})

test('the table ends with the sum, and a folder of types alone is covered', () => {
  const table = tableOf([
    { folder: 'app/lib', covered: 1, total: 3 },
    { folder: 'i18n', covered: 0, total: 0 },
  ])

  expect(table).toEqual([
    'app/lib   33.3 %  1 of 3 lines',
    'i18n     100.0 %  0 of 0 lines',
    'all       33.3 %  1 of 3 lines',
  ])
})
