import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withDistributionPostgres } from '#tools/processes/distribution-postgres.ts'
import { secret } from '../../bench/people/fill.ts'
import { connect } from '#server/postgres/connect.ts'
import { untilReady } from '../cluster/cluster.ts'
import { makePeople } from '../people.ts'
import { poster } from '../poster.ts'
import { openRelay, type Outage } from './relay.ts'
import { launch } from '../running.ts'

const awayMs = 30_000
/** Until a server that is silent, and may just be busy, counts as away, ms. */
const silentMs = 8_000
/** Longest refusal of a write, and time from the return of the database to a write. */
const [slowestMs, backMs] = [2_500, 5_000]
const warm = ['/', '/ru', '/en', '/article/faq', '/category/transport', '/search?q=carte']

test.each<Outage>(['cut', 'silent'])(
  'while the database is %s for 30 s finished pages are served, writes are refused soon, and all is back without a restart',
  { timeout: 300_000 },
  async (outage) => {
    const ran = await withDistributionPostgres(console.log, async (direct) => {
      const url = new URL(direct)
      const relay = await openRelay(url.hostname, Number(url.port))
      url.port = String(relay.port)
      const dataDir = await mkdtemp(join(tmpdir(), 'gasit-away-'))
      await chmod(dataDir, 0o711)
      const running = await launch(dataDir, { DATABASE_URL: url.href, SESSION_SECRET: secret })
      onTestFinished(async () => {
        running.process.kill('SIGKILL')
        await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
      })
      await untilReady(running)
      const sql = connect(direct, { max: 1 })
      onTestFinished(() => sql.end({ timeout: 1 }))
      const [{ cookie } = { cookie: '' }] = await makePeople(sql, 2)
      const { address } = running
      for (const path of warm) await (await fetch(address + path)).text()

      relay.takeAway(outage)
      const cutAt = performance.now()
      const [pages, writes] = [
        { asked: 0, right: 0 },
        { refused: 0, slowest: 0, first: 0 },
      ]
      const isAway = (): boolean => performance.now() - cutAt < awayMs
      const looking = (async () => {
        for (let nth = 0; isAway(); nth++) {
          const answer = await fetch(address + warm[nth % warm.length])
          const text = await answer.text()
          pages.asked++
          if (answer.status === 200 && text.includes('</html>')) pages.right++
          await delay(50)
        }
      })()
      while (isAway()) {
        const askedAt = performance.now()
        const answer = await fetch(`${address}/api/adverts/manage_adverts.php`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ action: 'startDraft' }),
          signal: AbortSignal.timeout(awayMs),
        })
        expect(answer.status).toBe(503)
        expect(answer.headers.get('retry-after')).toBe('2')
        expect(await answer.json()).toMatchObject({ success: false, code: 'unavailable' })
        const took = performance.now() - askedAt
        if (writes.refused++ === 0) writes.first = took
        else writes.slowest = Math.max(writes.slowest, took)
        await delay(100)
      }
      await looking
      await relay.restore()
      const restoredAt = performance.now()
      const { ask } = poster(address, cookie)
      await expect
        .poll(async () => (await ask('startDraft'))?.['success'], { timeout: 30_000, interval: 20 })
        .toBe(true)
      const back = performance.now() - restoredAt

      const share = pages.right / pages.asked
      console.log(
        `database ${outage} 30 s: ${pages.right} of ${pages.asked} warm pages right (${(share * 100).toFixed(1)} %); ${writes.refused} writes refused, the first after ${(writes.first / 1_000).toFixed(1)} s, slowest of the others ${(writes.slowest / 1_000).toFixed(1)} s; back ${(back / 1_000).toFixed(1)} s after its return`,
      )
      expect(share).toBeGreaterThanOrEqual(0.95)
      expect(writes.first).toBeLessThan(outage === 'silent' ? silentMs : slowestMs)
      expect(writes.slowest).toBeLessThan(slowestMs)
      expect(back).toBeLessThan(backMs)
      expect(running.process.exitCode).toBeNull()
    })
    expect(ran, 'PostgreSQL of the distribution').not.toBeNull()
  },
)
