import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tmpdir } from 'node:os'
import { findAdverts } from '#domains/search/service.ts'
import { expect, test } from '#tests/support/test.ts'
import { insertMarket } from '../market/insert-market.ts'
import { market } from '../market/market-all.ts'
import { groupsOf, judge, reportOf, tableOf, tooWeak } from './measure.ts'
import { englishQueries } from './queries-english.ts'
import { romanianQueries } from './queries-romanian.ts'
import { russianQueries } from './queries-russian.ts'

const queries = [...romanianQueries, ...russianQueries, ...englishQueries]

test('the first ten results have high recall and precision', async ({ deps, given }) => {
  const advertsById = await insertMarket(deps, await given.user())

  const judgements = await Promise.all(
    queries.map(async (query) => {
      const { ids } = await findAdverts(deps, {
        searchType: 'search',
        search: query.text,
        sort: 'none',
        start: 0,
        size: 10,
      })
      return judge(
        query,
        market,
        ids.flatMap((id) => advertsById.get(id) ?? []),
      )
    }),
  )

  const groups = groupsOf(judgements)
  const table = tableOf(groups)
  console.log(table)
  const file = process.env['SEARCH_REPORT']
  if (file) writeFileSync(join(tmpdir(), basename(file)), `${table}\n\n${reportOf(judgements)}\n`)
  expect(tooWeak(groups)).toEqual([])
})
