import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'
import { logIn, registerSomebody } from '../bench/figures/accounts.ts'
import { percentile } from '../support/measures/percentile.ts'
import { kill, start, type Running } from './running.ts'

/** `IMPORT_LINES=5000` for a shorter run, whose times are told but not judged. */
const lines = Number(process.env['IMPORT_LINES'] ?? 50_000)
const isWhole = lines === 50_000
const market = isWhole ? 20_000 : 2_000
const maxMinutes = 5
const maxSlowing = 1.5

type Answer = Record<string, unknown>

const things = ['Scaun', 'Masă', 'Dulap', 'Canapea', 'Pat', 'Comodă', 'Raft', 'Birou']
const categories = ['Mese și scaune', 'Dulapuri', 'Canapele și colțare', 'Paturi și saltele']

function fileOf(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const thing = `${things[at % things.length]} din lemn masiv, model ${at}`
    const words = `Se vinde ${thing}, livrare în toată țara. Lățime ${at % 200} cm, greutate ${at % 90} kg.`
    return `SKU-${at};${thing};"${words}";${100 + (at % 5_000)};${categories[at % 4]};Chișinău;Lemn`
  })
  return ['cod;titlu;descriere;pret;categorie;oras;material', ...rows].join('\n')
}

function caller(running: Running, cookie: string) {
  const url = `${running.address}/api/companies/imports.php`
  const ask = async (action: string, fields: Answer = {}): Promise<Answer> => {
    const headers = { cookie, 'content-type': 'application/json' }
    const body = JSON.stringify({ action, ...fields })
    return Object(await (await fetch(url, { method: 'POST', headers, body })).json())
  }
  const upload = async (file: string): Promise<Answer> => {
    const body = new FormData()
    body.append('action', 'uploadImport')
    body.append('name', 'adverts.csv')
    body.append('file', new Blob([file]), 'adverts.csv')
    return Object(await (await fetch(url, { method: 'POST', headers: { cookie }, body })).json())
  }
  return { ask, upload }
}

/** Milliseconds of what other people ask for, until told to stop. */
async function watch({ address }: Running, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  const asked = [
    {
      path: '/api/adverts/get_adverts.php',
      body: '{"action":"listItems","searchType":"search","search":"masa lemn"}',
    },
    { path: '/category/casa-gradina', body: null },
    {
      path: '/api/adverts/get_adverts.php',
      body: '{"action":"listItems","searchType":"search","search":"telefon"}',
    },
  ]
  for (let at = 0; !isOver(); at++) {
    const { path, body } = asked[at % asked.length] ?? { path: '/', body: null }
    const headers = { 'content-type': 'application/json' }
    const startedAt = performance.now()
    const answer = await fetch(
      address + path,
      body === null ? {} : { method: 'POST', body, headers },
    ).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    if (answer) times.push(performance.now() - startedAt)
    await delay(25)
  }
  return times
}

/** The 95th percentile of what others wait while nothing is imported, ms. */
async function quietTime(running: Running): Promise<number> {
  const endsAt = performance.now() + 15_000
  return percentile(await watch(running, () => performance.now() > endsAt), 0.95)
}

test(
  `${lines} lines are imported once each, though the process is killed twice`,
  { timeout: 1_800_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-faults-'))
    await chmod(dataDir, 0o711)
    const settings = { SEED: `bench:${market}`, PAGE_CACHE: 'false' }
    let running = await start(dataDir, settings)
    const config = readConfig({ DATA_DIR: dataDir, RATES: 'stored' })
    const { setupSql: sql, stop } = await openDatabase(config, () => {})
    try {
      const who = await registerSomebody(running.address)
      const userId = await makeCompany(sql, who.phone)
      const cookie = await logIn(running.address, who)

      const before = await quietTime(running)

      const startedAt = performance.now()
      const { run } = await caller(running, cookie).upload(fileOf(lines))
      const runId = Object(run)['id']
      await until(sql, runId, 'checked', lines)
      const checkedAt = performance.now()
      expect(await caller(running, cookie).ask('confirmImport', { runId })).toMatchObject({
        success: true,
      })
      const others: number[] = []
      for (const share of [1 / 3, 2 / 3]) {
        let isOver = false
        const watching = watch(running, () => isOver)
        await until(sql, runId, 'running', Math.floor(lines * share))
        isOver = true
        others.push(...(await watching))
        await kill(running, 'SIGKILL')
        running = await start(dataDir, settings)
      }
      await until(sql, runId, 'done', lines)
      const minutes = (performance.now() - startedAt) / 60_000
      // More adverts with the same words make a search dearer by themselves.
      await delay(20_000)
      const after = await quietTime(running)

      // Of models that differ by a number alone, the rule of like texts holds one now and then.
      const [found] = await sql`
        select (select count(*)::int from adverts where owner_id = ${userId}) as adverts,
          (select count(distinct own_id)::int from import_items where user_id = ${userId}) as ids,
          (select count(*)::int from adverts where owner_id = ${userId} and status in ('active', 'review')) as sent,
          (select count(*)::int from import_lines where run_id = ${runId} and verdict = 'new') as new`
      const during = percentile(others, 0.95)
      console.log(
        `imports: ${lines} lines, killed twice, ${minutes.toFixed(1)} min (dry run ${((checkedAt - startedAt) / 60_000).toFixed(1)}), ` +
          `p95 of others ${before.toFixed(0)} ms before, ${during.toFixed(0)} ms during (${others.length} requests), ${after.toFixed(0)} ms after: × ${(during / before).toFixed(2)}`,
      )
      expect(found).toEqual({ adverts: lines, ids: lines, sent: lines, new: lines })
      expect(minutes).toBeLessThan(isWhole ? maxMinutes : Number.POSITIVE_INFINITY)
      expect(during / before).toBeLessThan(isWhole ? maxSlowing : Number.POSITIVE_INFINITY)
    } finally {
      await stop()
      running.process.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)

/** A company of some time, so that its adverts need no look because they are many. */
async function makeCompany(sql: Sql, phone: string): Promise<number> {
  const [user] = await sql<{ id: number }[]>`
    update users set account_type = 1, brand = 'Casa', created_at = now() - interval '60 days', verified_at = now()
    where phone = ${phone} returning id`
  return user?.id ?? 0
}

/** Waits until the run is in this state with so many lines checked, or done. */
async function until(sql: Sql, runId: number, state: string, count: number): Promise<void> {
  for (;;) {
    const [run] = await sql<{ state: string; failure: string | null; done: number }[]>`
      select state, failure, (select count(*) filter (where r.state = 'checked' or done_at is not null)::int
        from import_lines where run_id = r.id) as done
      from import_runs r where id = ${runId}`
    if (run?.state === 'failed') throw new Error(`The import failed: ${run.failure}`)
    if (run && [state, 'done'].includes(run.state) && run.done >= count) return
    await delay(250)
  }
}
