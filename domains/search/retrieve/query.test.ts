import { expect, test } from '#tests/support/test.ts'
import { queryWords } from '../analyze/query-words.ts'
import { parseQuery } from './query.ts'

test('a stated salary limits the salary of vacancies, and no price', async ({ deps }) => {
  const search = 'șofer cu salariu de la 15000 lei'
  const parsed = await parseQuery(deps, { searchType: 'search', search })

  expect(parsed?.narrowed).toMatchObject({
    range: null,
    limits: { numbers: { salary: [15_000, null] } },
  })
  expect(parsed?.terms.map(({ words }) => words)).toEqual([['sofer']])
})

test('Russian in Latin letters is read as Russian, brands and Romanian as they are', async ({
  deps,
}) => {
  expect((await queryWords(deps, 'otdam koteat bez dokumentov')).words).toEqual(
    'отдам котят без документов'.split(' '),
  )
  expect((await queryWords(deps, 'telefon xiaomi pentru copii')).words).toEqual(
    'telefon xiaomi pentru copii'.split(' '),
  )
})
