import { explainSearch } from '#domains/search/service.ts'
import { UsageError, withDeps } from './processes/with-deps.ts'

const usage = 'Usage: npm run search-explain -- "QUERY" [ADVERT]'

/** Shows a query's way through the stages of the search, and why an advert is among the answers or not. */
await withDeps(argumentsOf, async (deps, { search, advertId }) => {
  const query = { searchType: 'search', search } as const
  console.log((await explainSearch(deps, query, advertId)).join('\n'))
})

function argumentsOf([search, advert]: readonly string[]): { search: string; advertId?: number } {
  if (!search || (advert !== undefined && !/^[1-9]\d{0,8}$/.test(advert)))
    throw new UsageError(usage)
  return { search, ...(advert === undefined ? {} : { advertId: Number(advert) }) }
}
