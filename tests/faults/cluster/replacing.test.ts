import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withDistributionPostgres } from '#tools/processes/distribution-postgres.ts'
import { makePeople } from '../people.ts'
import { npmStart } from '../running.ts'
import { killsOr } from '../whole.ts'
import { openCluster } from './cluster.ts'
import { putLoad, requestsAtOnce } from './load.ts'
import { proxyKinds } from './proxy.ts'
import { rollingRestart } from './systemctl.ts'

const [rounds, kills, clients] = [3, killsOr(6), 8]
const limits = { timeout: 900_000 }
/** How long a proxy may take to hear that a process has died, ms. */
const noticedMs = 100

test.each(proxyKinds)(
  `behind %s two processes are replaced ${rounds} times each, and no request fails`,
  limits,
  async (kind) => {
    const ran = await withDistributionPostgres(console.log, async (url) => {
      const { address, members, sql } = await openCluster(kind, url)
      const people = await makePeople(sql, clients)
      const restartAll = await rollingRestart(members)
      const load = await putLoad(address, people)
      await delay(2_000)

      for (let round = 0; round < rounds; round++) await restartAll()
      await load.stop()

      const { reads, writes } = load.counts
      console.log(
        `cluster: ${rounds * members.length} replacements behind ${kind}, ${reads} pages and ${writes} saves, ${load.failures.length} failed`,
      )
      expect(load.failures).toEqual([])
      expect(Math.min(reads, writes)).toBeGreaterThan(50 * rounds)
    })
    expect(ran, 'PostgreSQL of the distribution').not.toBeNull()
  },
)

test.each(proxyKinds)(
  `behind %s a kill -9 of one of two processes costs only what was under way in it (${kills} kills)`,
  limits,
  async (kind) => {
    const ran = await withDistributionPostgres(console.log, async (url) => {
      const { address, members, sql } = await openCluster(kind, url)
      const people = await makePeople(sql, clients)
      const load = await putLoad(address, people)
      const late: string[] = []
      for (let round = 0; round < kills; round++) {
        await delay(2_000)
        const before = load.failures.length
        const member = members[round % 2] ?? members[0]
        await member.end('SIGKILL')
        const killedAt = performance.now()
        await delay(1_000)
        await member.begin()
        await member.ready()
        const failed = load.failures.slice(before)
        expect(failed.length).toBeLessThanOrEqual(requestsAtOnce(people))
        for (const { what, startedAt } of failed)
          if (startedAt > killedAt + noticedMs) late.push(what)
      }
      await load.stop()

      const { reads, writes } = load.counts
      console.log(
        `cluster: ${kills} kills behind ${kind}, ${reads} pages and ${writes} saves, 0 saves lost, ${load.failures.length} requests cut off, ${late.length} failed later`,
      )
      expect(late).toEqual([])
      // A page that got no answer is asked for at the other process.
      const pages = load.failures.filter(({ what }) => what.startsWith('/'))
      expect(pages.map(({ what }) => what)).toEqual([])
    })
    expect(ran, 'PostgreSQL of the distribution').not.toBeNull()
  },
)

test('the unit of a process starts it as npm start does', async () => {
  const unit = await readFile(
    new URL('../../../deploy/cluster/gasit@.service', import.meta.url),
    'utf8',
  )
  const { args, environment } = await npmStart()
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
  expect(command.split(' ').slice(1)).toEqual(args)
  const given = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name]) => name)
  expect(given.toSorted()).toEqual(['PORT', ...Object.keys(environment)].toSorted())
  for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'MALLOC_MMAP_THRESHOLD_'])
    expect(unit).toContain(`Environment=${name}=${environment[name]}\n`)
})
