import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connect } from '#server/postgres/connect.ts'
import { serversOf } from '#server/postgres/servers.ts'
import { distributionBinaries } from '#tools/processes/distribution-postgres.ts'
import { percentile } from '../../support/measures/percentile.ts'
import { makePeople } from '../people.ts'
import { killsOr } from '../whole.ts'
import { openCluster } from './cluster.ts'
import { markFavorites } from './favorites.ts'
import { putLoad } from './load.ts'
import { pagesWhile } from './pages-while.ts'
import { openPatroni, until } from './patroni.ts'

const kills = killsOr(10)
const partitions = 3
const [clients, processes] = [8, 3]
/** Time without writes, seconds: the median, and the longest on a machine that is busy with other work. */
const [awaySeconds, longestSeconds] = [15, 30]
const warm = ['/', '/ru', '/article/faq']

test(
  `Patroni replaces a leader that is killed (${kills} times) or cut off (${partitions} times), and nothing acknowledged is lost`,
  { timeout: 120_000 * (kills + partitions + 3) },
  async () => {
    const binaries = await distributionBinaries(console.log)
    if (!binaries) throw new Error('PostgreSQL of the distribution is needed')
    const database = await openPatroni(binaries)
    const { address, sql } = await openCluster('haproxy', database.url, processes)
    const people = await makePeople(sql, 2 * clients)
    for (const path of warm)
      for (let nth = 0; nth < 20; nth++) await (await fetch(address + path)).text()
    const load = await putLoad(address, people.slice(0, clients))
    const favorites = await markFavorites(address, sql, people.slice(clients))
    const pages = { asked: 0, right: 0 }
    /** Seconds without writes, after the leader is taken away. */
    const without = async (takeAway: () => Promise<void>): Promise<number> => {
      const takenAt = performance.now()
      await takeAway()
      const before = load.counts.writes
      const isBack = async (): Promise<boolean> => load.counts.writes > before + clients
      const back = until('writes', isBack)
      const { asked, right } = await pagesWhile(address, warm, back)
      await back
      pages.asked += asked
      pages.right += right
      return (performance.now() - takenAt) / 1_000
    }

    const killed: number[] = []
    for (let round = 0; round < kills; round++) {
      await delay(2_000)
      const leader = await database.leader()
      killed.push(await without(() => leader.kill(round % 2 === 0 ? 'server' : 'machine')))
      leader.begin()
      await database.whole()
    }
    const cutOff: number[] = []
    for (let round = 0; round < partitions; round++) {
      await delay(2_000)
      const leader = await database.leader()
      cutOff.push(await without(leader.cutOff))
      await leader.joinAgain()
      await database.whole()
    }
    await load.stop()
    const { target, findPrimary } = serversOf(database.url)
    await findPrimary()
    const primary = connect(target, { max: 1 })
    await favorites.stop(primary)
    await primary.end({ timeout: 1 })

    const told = (times: readonly number[]): string => times.map((one) => one.toFixed(1)).join(', ')
    console.log(
      `cluster: 3 nodes under Patroni, ${processes} processes behind HAProxy: ${kills} leaders killed, writes away ${told(killed)} s; ${partitions} cut off, writes away ${told(cutOff)} s; ${load.counts.writes} saves and ${favorites.count()} favourites acknowledged, 0 lost; ${pages.right} of ${pages.asked} finished pages right meanwhile`,
    )
    for (const times of [killed, cutOff]) {
      expect(percentile(times, 0.5)).toBeLessThan(awaySeconds)
      expect(Math.max(...times)).toBeLessThan(longestSeconds)
    }
    expect(pages.right).toBe(pages.asked)
  },
)
