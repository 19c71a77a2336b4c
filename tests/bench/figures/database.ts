import type { Deps } from '#domains/deps.ts'
import { findAdverts, findFacets, suggest, type AdvertQuery } from '#domains/search/service.ts'
import { withMarket } from '../market.ts'
import { publishing } from './posting.ts'
import { table, type Figure } from '../table.ts'
import { queries } from '../queries.ts'

const warmUps = 20
const runs = 50
/** One runs the queries; the other serves reads during a transaction. */
const connections = 2

interface Timed {
  readonly name: string
  readonly most: number
  readonly run: () => Promise<unknown>
}

/** Latency of one client in milliseconds, including Node, on an idle machine. */
export async function measureDatabase(dataDir: string): Promise<Figure[]> {
  return withMarket(dataDir, connections, async ({ deps }) => {
    await checkQueries(deps)
    const line = table('database', 'Database, one client, median ms')
    const figures: Figure[] = []
    const measure = async ({ name, most, run }: Timed): Promise<void> => {
      const { median, p95 } = await timesOf(run)
      figures.push(line({ name, most, value: median, note: ` (p95 ${p95.toFixed(2)})` }))
    }
    for (const timed of reads(deps)) await measure(timed)
    const posting = await publishing(deps, warmUps + runs)
    await measure({ name: 'posting', most: 7, run: posting.publishNext })
    await posting.undo()
    return figures
  })
}

async function timesOf(run: () => Promise<unknown>): Promise<{ median: number; p95: number }> {
  for (let warm = 0; warm < warmUps; warm++) await run()
  const times: number[] = []
  for (let nth = 0; nth < runs; nth++) {
    const begin = performance.now()
    await run()
    times.push(performance.now() - begin)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.ceil(runs * share) - 1] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

const category = { searchType: 'category', search: 'transport' } as const
const cars = { searchType: 'subcategory', search: 'autoturisme' } as const

function listQuery(change: Partial<AdvertQuery>): AdvertQuery {
  return { searchType: 'all', search: '', sort: 'none', start: 0, size: 32, ...change }
}

function words(search: string, more: Partial<AdvertQuery> = {}): AdvertQuery {
  return listQuery({ searchType: 'search', search, ...more })
}

const range = { priceMin: 1_000, priceMax: 90_000 }
const someCars = { ...cars, attributes: { fuel: 'diesel', year: '2010-2015' } }

const lists: readonly { name: string; most: number; query: AdvertQuery }[] = [
  { name: 'list', most: 0.5, query: listQuery(category) },
  { name: 'list, page 50', most: 3, query: listQuery({ ...category, start: 49 * 32 }) },
  { name: 'sort by price', most: 4, query: listQuery({ ...category, ...range, sort: 'cheapest' }) },
  { name: 'two attributes', most: 6, query: listQuery(someCars) },
  { name: 'search, one word', most: 3, query: words(queries.word) },
  { name: 'search, page 50', most: 10, query: words(queries.word, { start: 49 * 32 }) },
  { name: 'search, two words', most: 6, query: words(queries.two) },
  { name: 'search, three words', most: 12, query: words(queries.three) },
  { name: 'search, a rare word', most: 10, query: words(queries.rare) },
  { name: 'search, an absent word', most: 10, query: words(queries.absent) },
  { name: 'search, a misspelt word', most: 10, query: words(queries.misspelt) },
  { name: 'search, sort by price', most: 4, query: words(queries.word, { sort: 'cheapest' }) },
  { name: 'capped count', most: 8, query: words(queries.word, { ...range, size: 1 }) },
]

function reads(deps: Deps): Timed[] {
  return [
    ...lists.map(({ name, most, query }) => ({ name, most, run: () => findAdverts(deps, query) })),
    { name: 'suggestions', most: 3, run: () => suggest(deps, queries.typed) },
    { name: 'facets', most: 0.2, run: () => findFacets(deps, cars) },
  ]
}

/** Checks that the queries have the property that their name in the table says. */
async function checkQueries(deps: Deps): Promise<void> {
  const [absent, misspelt, rare] = await Promise.all(
    [queries.absent, queries.misspelt, queries.rare].map((text) => findAdverts(deps, words(text))),
  )
  if (absent?.count !== 0) throw new Error(`"${queries.absent}" is found`)
  if (!misspelt?.correctedTo) throw new Error(`"${queries.misspelt}" is not corrected`)
  if (rare?.count !== 20) throw new Error(`"${queries.rare}" is in ${rare?.count} adverts`)
}
