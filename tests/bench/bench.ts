import { parseArgs } from 'node:util'
import { compareWith } from './against.ts'
import { controlMs } from './control.ts'
import { measureAccounts } from './figures/account-costs.ts'
import { measureBrowser } from './figures/browser.ts'
import { measureCached } from './figures/cached.ts'
import { measureCalls } from './figures/calls.ts'
import { measureDatabase } from './figures/database.ts'
import { measureHelpAndBills } from './figures/help-and-bills.ts'
import { measureMachine } from './machine.ts'
import { withMarket } from './market.ts'
import { measurePages } from './figures/pages.ts'
import { measureSavedSearches } from './figures/saved-searches.ts'
import { withFolder, withServer } from './served.ts'
import { printGrowth, type Figure } from './table.ts'

/**
 * Prints the speed table: CPU milliseconds per request (Node and all PostgreSQL processes together) and database
 * latency. `npm run bench` uses 100,000 adverts; `npm run bench -- 100000 1000000` measures both sizes and their
 * growth. `npm run bench -- --against COMMIT` compares pages with those of another commit, in turns.
 */
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
const sizes = positionals.length > 0 ? positionals.map(Number) : [100_000]
if (sizes.some((size) => !Number.isInteger(size) || size < 5_000))
  throw new Error('Give numbers of adverts, 5000 or more')

/** Figures that do not depend on the size of the market. */
async function measureMarket(
  dataDir: string,
  adverts: number,
  { isFirst }: { isFirst: boolean },
): Promise<Figure[]> {
  const SEED = `bench:${adverts}`
  measureMachine()
  const settings = { SEED, PAGE_CACHE: 'false', TRUST_PROXY: '1' }
  const served = await withServer(dataDir, settings, async (server) => {
    const pages = await withMarket(dataDir, 1, ({ sql }) =>
      measurePages(server, adverts, () => controlMs(sql)),
    )
    const calls = await measureCalls(server)
    const helpAndBills = await measureHelpAndBills(server, dataDir)
    const database = await measureDatabase(dataDir)
    if (isFirst) await measureAccounts(server)
    return [...pages, ...calls, ...helpAndBills, ...database]
  })
  const home = served[0]?.value ?? 0
  if (isFirst) await withServer(dataDir, { SEED }, (server) => measureCached(server, home))
  return [...served, ...(await measureSavedSearches(dataDir))]
}

async function measureAll(): Promise<void> {
  const markets: { adverts: number; figures: readonly Figure[] }[] = []
  for (const [nth, adverts] of sizes.entries()) {
    const isFirst = nth === 0
    const figures = await withFolder((dataDir) => measureMarket(dataDir, adverts, { isFirst }))
    markets.push({ adverts, figures })
    if (isFirst) await measureBrowser()
  }
  printGrowth(markets)
}

if (values.against === undefined) await measureAll()
else for (const adverts of sizes) await compareWith(values.against, adverts)
