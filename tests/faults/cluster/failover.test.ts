import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { distributionBinaries } from '#tools/processes/distribution-postgres.ts'
import { makePeople } from '../people.ts'
import { openCluster } from './cluster.ts'
import { openDatabasePair } from './database-pair.ts'
import { putLoad } from './load.ts'
import { pagesWhile } from './pages-while.ts'

/** Longest time from the promotion of the standby to the first write, and of any answer meanwhile, ms. */
const [backMs, slowestMs] = [5_000, 4_500]
const clients = 8

test(
  'a standby takes over from a killed primary: nothing acknowledged is lost, finished pages stay',
  { timeout: 300_000 },
  async () => {
    const binaries = await distributionBinaries(console.log)
    if (!binaries) throw new Error('PostgreSQL of the distribution is needed')
    const pair = await openDatabasePair(binaries)
    const { address, sql } = await openCluster('haproxy', pair.url)
    const people = await makePeople(sql, clients)
    const warm = ['/', '/ru', '/article/faq']
    for (const path of warm)
      for (let nth = 0; nth < 20; nth++) await (await fetch(address + path)).text()
    const load = await putLoad(address, people)
    await delay(3_000)

    await pair.killPrimary()
    const pages = await pagesWhile(address, warm, delay(5_000))
    const promotedAt = performance.now()
    await pair.promoteStandby()
    const before = load.counts.writes
    await expect
      .poll(() => load.counts.writes, { timeout: 30_000, interval: 20 })
      .toBeGreaterThan(before)
    const back = performance.now() - promotedAt
    await delay(3_000)
    const writesAfter = load.counts.writes - before
    await load.stop()

    const share = pages.right / pages.asked
    console.log(
      `cluster: the standby takes writes ${(back / 1_000).toFixed(1)} s after its promotion began, ${load.counts.writes} saves acknowledged (${writesAfter} by it), 0 lost; ${pages.right} of ${pages.asked} finished pages right meanwhile, slowest ${(pages.slowest / 1_000).toFixed(1)} s`,
    )
    expect(back).toBeLessThan(backMs)
    expect(share).toBeGreaterThan(0.95)
    expect(pages.slowest).toBeLessThan(slowestMs)
    expect(writesAfter).toBeGreaterThan(clients)
  },
)
