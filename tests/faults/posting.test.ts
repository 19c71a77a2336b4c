import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { eraseExpired } from '#domains/my-account/service.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { composeDeps } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'
import { secret } from '../bench/people/fill.ts'
import { makePeople } from './people.ts'
import { poster, type Answer } from './poster.ts'
import { kill, start, type Running } from './running.ts'
import { expectWhole, killsOr, withDatabase } from './whole.ts'

const kills = killsOr(10)
const clients = 8

const whole = { ad_lang: 'ro', subcategory: 'carti', place: 'balti', price: '5' }
const settings = { SESSION_SECRET: secret }
/** Longest time from the start of posting until somebody has two drafts behind, on a busy machine. */
const busyMs = 120_000

/** What stays refused to an account: drafts at once, and in an hour. */
const usedUp: ReadonlySet<unknown> = new Set(['too_many_drafts', 'too_many_requests'])

/** One who posts, with more than one account: drafts that a kill cuts off stay, and an account may have so many. */
interface Client {
  readonly name: string
  readonly cookies: string[]
}

interface Saved {
  readonly title: string
  readonly cookie: string
}

interface Watcher {
  /** Hears how many drafts are saved. */
  readonly onSaved: (number: number) => void
  /** Hears of each refusal. */
  readonly onRefused: (answer: Answer) => void
}

/** Posts until the server is gone. Gives what was acknowledged. */
async function postUntilDeath(running: Running, { name, cookies }: Client, watcher: Watcher) {
  const saved = new Map<string, Saved>()
  const published = new Set<string>()
  for (let number = 0; ; number++) {
    const [cookie = ''] = cookies
    const { ask, upload, picture } = poster(running.address, cookie)
    const started = await ask('startDraft')
    if (!started) return { saved, published }
    if (!started['success']) {
      watcher.onRefused(started)
      if (usedUp.has(started['code'])) cookies.shift()
      else await delay(200)
      continue
    }
    const id = String(started['id'])
    const title = `Carte ${name} ${number}`
    if ((await ask('saveDraft', { advertId: id, ...whole, title }))?.['success'])
      watcher.onSaved(saved.set(id, { title, cookie }).size)
    await Promise.all([upload(id), upload(id), upload(id), picture()])
    const sent = await ask('publish', { advertId: id })
    if (sent?.['success']) published.add(id)
    else if (sent) watcher.onRefused(sent)
  }
}

test(
  `after a kill -9 in the middle of posting every acknowledged word is there (${kills} kills, ${clients} clients)`,
  { timeout: 60_000 * (kills + 5) },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-faults-'))
    await chmod(dataDir, 0o711)
    let running = await start(dataDir, settings)
    const accounts = Math.ceil(kills / 4) + 2
    const people = await withDatabase(dataDir, (sql) => makePeople(sql, clients * accounts))
    const ofClient = Map.groupBy(people, (_person, nth) => nth % clients)
    let words = 0
    const acknowledged = new Map<string, string>()
    const refusals: Record<string, number> = {}
    const onRefused = ({ code }: Answer): void => {
      refusals[String(code)] = (refusals[String(code)] ?? 0) + 1
    }
    try {
      const cookies = [...ofClient.values()].map((own) => own.map(({ cookie }) => cookie))
      for (let round = 0; round < kills; round++) {
        const { promise: busy, resolve } = Promise.withResolvers<'busy'>()
        // However slow the machine is, it dies with some drafts behind it and one under way.
        const onSaved = (number: number): void => void (number === 2 && resolve('busy'))
        const posting = cookies.map((own, client) => {
          const name = `${round} ${client}`
          return postUntilDeath(running, { name, cookies: own }, { onSaved, onRefused })
        })
        const begun = await Promise.race([busy, delay(busyMs, 'idle', { ref: false })])
        expect(begun, `nobody could post: ${JSON.stringify(refusals)}`).toBe('busy')
        await delay(randomInt(900))
        await kill(running, 'SIGKILL')
        const posted = await Promise.all(posting)
        running = await start(dataDir, settings)

        for (const { saved, published } of posted) {
          for (const [id, { title, cookie }] of saved) {
            const { ask } = poster(running.address, cookie)
            const found = await askPatiently(ask, 'getOwn', { advertId: id })
            expect(found, title).toMatchObject({ advert: { item: { ad_title_ro: title } } })
            const status = Object(found)['advert'].item.status
            expect(published.has(id) && status === 'draft').toBe(false)
            acknowledged.set(id, title)
            words++
          }
        }
      }
      expect(words).toBeGreaterThan(kills)
      await kill(running, 'SIGTERM')
      const files = await withDatabase(dataDir, async (sql) => {
        const rows = await sql<{ id: number; titleRo: string }[]>`select id, title_ro from adverts`
        const stored = new Map(rows.map(({ id, titleRo }) => [String(id), titleRo]))
        for (const [id, title] of acknowledged) expect(stored.get(id)).toBe(title)
        const titles = [...stored.values()].filter(Boolean)
        expect(new Set(titles).size, 'a draft is there twice').toBe(titles.length)
        return expectWhole(dataDir, sql)
      })
      const swept = await sweep(dataDir)
      console.log(
        `posting: ${kills} kills, ${clients} clients, ${words} acknowledged drafts, 0 lost, 0 twice; ${files} files shown, 0 missing; ${swept} files of cut-off uploads swept, 0 left; refused: ${JSON.stringify(refusals)}`,
      )
    } finally {
      running.process.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)

/** Asks again, half a minute long, while a busy machine refuses. */
async function askPatiently(
  ask: ReturnType<typeof poster>['ask'],
  action: string,
  fields: Answer,
): Promise<Answer | null> {
  for (let tries = 60; ; tries--) {
    const answer = await ask(action, fields)
    if (answer?.['code'] !== 'unavailable' || tries === 0) return answer
    await delay(500)
  }
}

/** Runs the jobs as they will run two hours from now; then every file is shown. Gives how many files went. */
async function sweep(dataDir: string): Promise<number> {
  const config = readConfig({ DATA_DIR: dataDir, RATES: 'stored' })
  const { setupSql: sql, stop } = await openDatabase(config, () => {})
  try {
    const filesFolder = join(dataDir, 'files')
    const clock = { now: () => new Date(Date.now() + 2 * hourMs) }
    const deps = composeDeps(config, {
      ...{ sql, filesFolder, clock, secret: 'of nobody, for nothing is signed here' },
      ...{ cacheInvalidation: { invalidate: async () => {} }, warn: () => {} },
    })
    const files = async (): Promise<string[]> =>
      (await readdir(filesFolder, { recursive: true })).filter((name) => name.includes('.'))
    const before = await files()
    await runAdvertJobs(deps)
    await eraseExpired(deps)
    const shown = await sql<{ name: string }[]>`
      select 'adverts/' || image || size as name
      from adverts, unnest(images) image, (values ('-400.webp'), ('-1600.webp')) sizes (size)
      union all select 'avatars/' || avatar || '.webp' from users where avatar <> ''`
    const after = await files()
    expect(after.toSorted()).toEqual(shown.map(({ name }) => name).toSorted())
    return before.length - after.length
  } finally {
    await stop()
  }
}
