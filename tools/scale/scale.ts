import { readFile } from 'node:fs/promises'
import { finishedShare } from './page-cache.ts'
import { waitingIn } from './queue.ts'

/**
 * `npm run scale`: what a market of a size needs at a rate of requests, by simulation with the costs of measured.json.
 * What is assumed stands in the constants below and above the table.
 */
interface Measured {
  readonly measured: string
  /** CPU ms. */
  readonly finishedPage: number
  readonly pages: readonly {
    readonly name: string
    readonly node: number
    readonly postgres: number
    readonly share: number
  }[]
  readonly bytesOfAdvert: number
  readonly bytesOfReference: number
  readonly bytesOfPage: number
}

const markets = [1e6, 1e7, 1e8]
const rates = [100, 1_000, 10_000]
const cacheBytes = 96 * 1024 * 1024
const freshSeconds = 60
/** Share of requests of people who are logged in, whose pages are made for them. */
const loggedIn = 0.1
/** Pages that visitors look at within an hour, for each advert. */
const pagesPerAdvert = 0.2
/** Adverts of the market that the costs were measured with, and the growth that a tenfold one may have (the bar). */
const [measuredAdverts, growth] = [20_000, 1.5]
/** A core is planned with this share of its time, so that the evening has room. */
const planned = 0.6
const maxServers = 400

const figures: Measured = JSON.parse(
  await readFile(new URL('measured.json', import.meta.url), 'utf8'),
)

function mean(cost: (page: Measured['pages'][number]) => number): number {
  return figures.pages.reduce((sum, page) => sum + page.share * cost(page), 0)
}

function simulate(adverts: number, rate: number) {
  const tenfold = Math.log10(adverts / measuredAdverts)
  const postgres = mean((page) => page.postgres) * growth ** tenfold
  let processes = 1
  for (;;) {
    const made = 1 - shareOf(adverts, rate, processes)
    const cores =
      (rate * (made * mean((page) => page.node) + (1 - made) * figures.finishedPage)) / 1e3
    const needed = Math.max(1, Math.ceil(cores / planned))
    if (needed <= processes || processes >= maxServers) {
      const { p95 } = waitingIn({
        rate,
        servers: processes,
        cost: (random) => costOf(random, made),
      })
      return { finished: 1 - made, processes, p95, database: (rate * made * postgres) / 1e3 }
    }
    // Each further process keeps pages of its own, so fewer are found finished.
    processes = Math.min(needed, maxServers)
  }
}

function shareOf(adverts: number, rate: number, processes: number): number {
  const ofVisitors = finishedShare({
    ...{ rate: rate * (1 - loggedIn), processes, freshSeconds },
    pages: adverts * pagesPerAdvert,
    room: Math.floor(cacheBytes / figures.bytesOfPage),
  })
  return ofVisitors * (1 - loggedIn)
}

/** CPU ms in Node of one request. */
function costOf(random: () => number, made: number): number {
  if (random() >= made) return figures.finishedPage
  let left = random()
  for (const { node, share } of figures.pages) {
    left -= share
    if (left <= 0) return node
  }
  return figures.pages.at(-1)?.node ?? 0
}

/** Cores that one database machine has at most; beyond it reads go to replicas. */
const coresOfMachine = 32

function nextStep(adverts: number, database: number): string {
  const replicas = Math.ceil(database / (coresOfMachine * planned)) - 1
  if (adverts >= 1e8) return 'partitions by age, search by OpenSearch, Citus for what is left'
  if (adverts >= 1e7 && database > coresOfMachine) return `OpenSearch behind search/retrieve`
  if (replicas > 0) return `reads from ${replicas + 1} database machines, by DATABASE_REPLICA_URL`
  return database > 2 ? 'a database machine of its own, with a standby' : 'one machine'
}

function row(adverts: number, rate: number): string {
  const { finished, processes, p95, database } = simulate(adverts, rate)
  const gigabytes = (adverts * figures.bytesOfAdvert + figures.bytesOfReference) / 2 ** 30
  return `| ${[
    adverts.toLocaleString('en'),
    rate.toLocaleString('en'),
    `${(finished * 100).toFixed(0)} %`,
    processes,
    `${p95.toFixed(0)} ms`,
    database.toFixed(1),
    `${gigabytes.toFixed(0)} GB`,
    nextStep(adverts, database),
  ].join(' | ')} |`
}

console.log(`Costs: ${figures.measured}.`)
console.log(
  `Assumed: ${loggedIn * 100} % of requests logged in; ${pagesPerAdvert} pages for each advert looked at, the nth page 1/n as often as the first; ${cacheBytes / 2 ** 20} MB of finished pages a process; the database × ${growth} for each tenfold market; cores planned at ${planned * 100} %.\n`,
)
console.log(
  '| adverts | requests/s | finished | processes | p95 in Node | cores of the database | its size | then |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const adverts of markets) for (const rate of rates) console.log(row(adverts, rate))
