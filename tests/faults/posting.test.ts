import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { logIn, registerSomebody } from '../bench/figures/accounts.ts'
import { eraseExpired } from '#domains/my-account/service.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { composeDeps } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'
import { poster, type Answer } from './poster.ts'
import { kill, start, type Running } from './running.ts'
import { expectWhole, killsOr, withDatabase } from './whole.ts'

const kills = killsOr(10)
const clients = 8

const whole = { ad_lang: 'ro', subcategory: 'carti', place: 'balti', price: '5' }

/** Posts until the server is gone. Gives what was acknowledged; `onSaved` hears of each draft. */
async function postUntilDeath(
  running: Running,
  { cookie, name, onSaved }: { cookie: string; name: string; onSaved: (number: number) => void },
) {
  const { ask, upload, picture } = poster(running.address, cookie)
  const saved = new Map<string, string>()
  const published = new Set<string>()
  for (let number = 0; ; number++) {
    const started = await ask('startDraft')
    if (!started) return { saved, published }
    if (!started['success']) {
      // A busy machine refuses for now.
      await delay(200)
      continue
    }
    const id = String(started['id'])
    const title = `Carte ${name} ${number}`
    if ((await ask('saveDraft', { advertId: id, ...whole, title }))?.['success'])
      onSaved(saved.set(id, title).size)
    await Promise.all([upload(id), upload(id), upload(id), picture()])
    if ((await ask('publish', { advertId: id }))?.['success']) published.add(id)
  }
}

test(
  `after a kill -9 in the middle of posting every acknowledged word is there (${kills} kills, ${clients} clients)`,
  { timeout: 60_000 * (kills + 5) },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-faults-'))
    await chmod(dataDir, 0o711)
    let running = await start(dataDir)
    const people = []
    for (let client = 0; client < clients; client++)
      people.push(await registerSomebody(running.address))
    let words = 0
    const acknowledged = new Map<string, string>()
    try {
      const cookies = []
      for (const who of people) cookies.push(await logIn(running.address, who))
      for (let round = 0; round < kills; round++) {
        const { promise: busy, resolve } = Promise.withResolvers<void>()
        // However slow the machine is, it dies with some drafts behind it and one under way.
        const onSaved = (number: number): void => void (number === 2 && resolve())
        const posting = cookies.map((cookie, client) =>
          postUntilDeath(running, { cookie, name: `${round} ${client}`, onSaved }),
        )
        await busy
        await delay(randomInt(900))
        await kill(running, 'SIGKILL')
        const posted = await Promise.all(posting)
        running = await start(dataDir)

        for (const [client, { saved, published }] of posted.entries()) {
          const { ask } = poster(running.address, cookies[client] ?? '')
          for (const [id, title] of saved) {
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
        `posting: ${kills} kills, ${clients} clients, ${words} acknowledged drafts, 0 lost, 0 twice; ${files} files shown, 0 missing; ${swept} files of cut-off uploads swept, 0 left`,
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
