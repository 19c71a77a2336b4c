import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'
import { findPostmaster } from '#server/postgres/embedded/postmaster.ts'
import { registerSomebody } from '../bench/figures/accounts.ts'
import { kill, start, type Running } from './running.ts'

const limits = { timeout: 300_000 }

async function dataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gasit-stopping-'))
  await chmod(dataDir, 0o711)
  return dataDir
}

async function started(dataDir: string, settings: Record<string, string>): Promise<Running> {
  const running = await start(dataDir, settings)
  onTestFinished(async () => {
    running.process.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  return running
}

/** Ends the process. Returns how long it took, ms; it ends with 0, and its database with it. */
async function stopped(running: Running, dataDir: string): Promise<number> {
  const startedAt = performance.now()
  await kill(running, 'SIGTERM')
  expect(running.process.exitCode).toBe(0)
  expect(findPostmaster(join(dataDir, 'postgres/data'))).toBeNull()
  return performance.now() - startedAt
}

test('a mail server that is silent keeps no process from its end', limits, async () => {
  let connections = 0
  const silent = createServer(() => void connections++).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((done) => silent.on('listening', done))
  const { port } = Object(silent.address()) satisfies Partial<AddressInfo>
  const dataDir = await dataFolder()
  const first = await started(dataDir, {})
  await registerSomebody(first.address)
  await kill(first, 'SIGTERM')
  await makeExpiring(dataDir)
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.md' }
  const others = { SMS: 'twilio', VOICE: 'none', TWILIO_URL: 'http://127.0.0.1:1' }
  const account = { TWILIO_SID: 'x'.repeat(34), TWILIO_TOKEN: 'x'.repeat(32), TWILIO_FROM: 'Gasit' }
  const running = await started(dataDir, { ...mail, ...others, ...account })
  await expect.poll(() => connections, { timeout: 30_000 }).toBeGreaterThan(0)

  const ms = await stopped(running, dataDir)

  console.log(`stopping: ${(ms / 1_000).toFixed(1)} s with a silent mail server`)
  expect(ms).toBeLessThan(12_000)
})

/** Ten adverts whose owner is to be mailed now. */
async function makeExpiring(dataDir: string): Promise<void> {
  const { setupSql: sql, stop } = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
  await sql`update users set email = 'ana@example.md'`
  await sql`
    insert into adverts (owner_id, status, title_ro, price, place_id, category_id, subcategory_id, published_at, expires_at)
    select (select min(id) from users), 'active', 'Carte ' || n, 100, (select min(id) from places),
      s.category_id, s.id, now() - interval '29 days', now() + interval '1 day'
    from generate_series(1, 10) n, subcategories s
    where s.slug = 'carti'`
  await sql`update jobs set due_at = now() where name = 'adverts.expiry-notices'`
  await stop()
}

test('a database that is dead keeps no process from its end', limits, async () => {
  const dataDir = await dataFolder()
  const running = await started(dataDir, {})
  process.kill(findPostmaster(join(dataDir, 'postgres/data'))?.pid ?? 0, 'SIGKILL')

  const ms = await stopped(running, dataDir)

  console.log(`stopping: ${(ms / 1_000).toFixed(1)} s with a dead database`)
  expect(ms).toBeLessThan(12_000)
})

test(
  'a proxy that watches /readyz loses no request when a process ends under load',
  limits,
  async () => {
    const dataDir = await dataFolder()
    const running = await started(dataDir, { DRAIN_SECONDS: '3' })
    const { address } = running
    const backend = { isReady: true }
    const failures: string[] = []
    let answered = 0
    const watch = async (): Promise<void> => {
      while (backend.isReady) {
        backend.isReady = await fetch(`${address}/readyz`).then(({ ok }) => ok)
        await delay(500)
      }
    }
    const browse = async (path: string): Promise<void> => {
      while (backend.isReady) {
        const status = await fetch(address + path).then(
          async (answer) => (await answer.arrayBuffer(), answer.status),
          (error: Error) => String(error.cause ?? error),
        )
        if (status === 200) answered++
        else failures.push(`${path} ${status}`)
      }
    }
    const paths = ['/', '/ru', '/search?q=carte', '/article/faq', '/pricing', '/healthz']
    const browsing = [watch(), ...paths.map(browse)]
    await delay(2_000)

    const ms = await stopped(running, dataDir)
    await Promise.all(browsing)

    console.log(
      `stopping: ${answered} requests answered, ${failures.length} failed, out after ${(ms / 1_000).toFixed(1)} s (3 of them to drain)`,
    )
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(50)
  },
)
