import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findPostmaster } from '#server/postgres/embedded/postmaster.ts'
import { logIn, registerSomebody } from '../../bench/figures/accounts.ts'
import { kill, start, type Running } from '../running.ts'
import { expectWhole, killsOr, withDatabase } from '../whole.ts'

const kills = killsOr(8)
const clients = 8
/** Longest times of a refusal, until a new server has been started, and from its return to that of the site. */
const [slowestMs, startMs, backMs] = [2_500, 5_000, 2_000]

interface Written {
  readonly cookie: string
  readonly advertId: string
  /** Number in the title of the last acknowledged save, and of the last one sent. */
  acknowledged: number
  sent: number
}

const whole = { ad_lang: 'ro', subcategory: 'carti', place: 'balti', price: '5' }

test(
  `the embedded server comes back by itself, and nothing acknowledged is lost (${kills} kills)`,
  { timeout: 60_000 * (kills + 5) },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-database-kills-'))
    await chmod(dataDir, 0o711)
    const running = await start(dataDir)
    const outages: Outage[] = []
    const statuses = new Map<number, number>()
    let slowest = 0
    let saves = 0

    const ask = async (cookie: string, action: string, fields: object) => {
      const startedAt = performance.now()
      const response = await fetch(`${running.address}/api/adverts/manage_adverts.php`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ action, ...fields }),
      })
      const body = Object(await response.json())
      slowest = Math.max(slowest, performance.now() - startedAt)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect(response.headers.get('retry-after')).toBe(response.status === 503 ? '2' : null)
      return body
    }

    try {
      const writers: Written[] = []
      for (let client = 0; client < clients; client++) {
        const cookie = await logIn(running.address, await registerSomebody(running.address))
        const { id } = await ask(cookie, 'startDraft', {})
        writers.push({ cookie, advertId: String(id), acknowledged: 0, sent: 0 })
      }
      await (await fetch(running.address)).text()

      for (let round = 0; round < kills; round++) {
        const over = { isOver: false }
        const writing = writers.map(async (writer) => {
          while (!over.isOver) {
            const number = ++writer.sent
            const { cookie, advertId } = writer
            const title = `Carte ${number}`
            const answer = await ask(cookie, 'saveDraft', { advertId, ...whole, title })
            if (answer['success']) {
              writer.acknowledged = number
              saves++
            } else await delay(100)
          }
        })
        await delay(1_500)
        outages.push(await killDatabase(running, dataDir))
        await delay(500)
        over.isOver = true
        await Promise.all(writing)

        for (const { cookie, advertId, acknowledged, sent } of writers) {
          const { advert } = await ask(cookie, 'getOwn', { advertId })
          const stored = Number(/\d+/.exec(advert.item.ad_title_ro)?.[0] ?? 0)
          expect(stored).toBeGreaterThanOrEqual(acknowledged)
          expect(stored).toBeLessThanOrEqual(sent)
        }
      }

      const seconds = (read: (outage: Outage) => number): string =>
        outages.map((outage) => (read(outage) / 1_000).toFixed(1)).join(', ')
      console.log(
        `database: ${kills} kills, ${saves} acknowledged saves, 0 lost; slowest answer ${(slowest / 1_000).toFixed(1)} s; ${JSON.stringify(Object.fromEntries(statuses))}`,
      )
      console.log(
        `database: started again after ${seconds(({ started }) => started)} s, recovered after ${seconds(({ recovered }) => recovered)} s, the site back after ${seconds(({ back }) => back)} s`,
      )
      expect(saves).toBeGreaterThan(kills * clients)
      expect([...statuses.keys()].toSorted()).toEqual([200, 503])
      expect(slowest).toBeLessThan(slowestMs)
      expect(Math.max(...outages.map(({ started }) => started))).toBeLessThan(startMs)
      const ways = outages.map(({ recovered, back }) => back - recovered)
      expect(Math.max(...ways)).toBeLessThan(backMs)
      await kill(running, 'SIGTERM')
      expect(running.process.exitCode).toBe(0)
      expect(findPostmaster(join(dataDir, 'postgres/data'))).toBeNull()
      await withDatabase(dataDir, (sql) => expectWhole(dataDir, sql))
    } finally {
      running.process.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)

/** Milliseconds after the kill. */
interface Outage {
  /** Another server process is there. */
  readonly started: number
  /** It has recovered: how long that takes depends on the machine. */
  readonly recovered: number
  /** The site is ready, and shows a page that was not finished. */
  readonly back: number
}

/** Kills the server, and waits until the site is back. A warm page is right meanwhile. */
async function killDatabase({ address }: Running, dataDir: string): Promise<Outage> {
  const data = join(dataDir, 'postgres/data')
  const pid = findPostmaster(data)?.pid ?? 0
  expect(pid).toBeGreaterThan(0)
  const killedAt = performance.now()
  process.kill(pid, 'SIGKILL')
  const isOk = async (path: string): Promise<boolean> => {
    const answer = await fetch(address + path)
    await answer.text()
    return answer.ok
  }
  let [started, recovered] = [0, 0]
  for (let number = 0; ; number++) {
    const now = performance.now() - killedAt
    const server = findPostmaster(data)
    if (server && server.pid !== pid) started ||= now
    if (started > 0 && server?.status === 'ready') recovered ||= now
    expect(await isOk('/')).toBe(true)
    if (recovered > 0 && (await isOk('/readyz')) && (await isOk(`/search?q=carte${pid}n${number}`)))
      return { started, recovered, back: performance.now() - killedAt }
    expect(now, 'the database is not back').toBeLessThan(60_000)
    await delay(20)
  }
}
