import Fastify, { type LightMyRequestResponse } from 'fastify'
import type { Sql } from 'postgres'
import { inject, onTestFinished } from 'vitest'
import { createDatabase } from '#tests/support/servers/database.ts'
import { insertJobs } from '../jobs/store.ts'
import { expect, test } from '#tests/support/servers/site.ts'
import { mountMetrics } from './mount-metrics.ts'
import type { ProcessState } from './state.ts'

const token = 'a token of the metrics'

function stateOf(sql: Sql, isAway = false): ProcessState {
  return {
    pool: () => ({ running: 3, waiting: 1, refused: 7 }),
    isDatabaseAway: () => isAway,
    pageCache: () => ({ pages: 2, bytes: 4_096 }),
    eventLoopDelayMs: () => 12,
    sql,
  }
}

async function read(
  state: ProcessState,
  headers: Record<string, string> = {},
  METRICS_TOKEN?: string,
): Promise<LightMyRequestResponse> {
  const app = Fastify()
  mountMetrics(app, { METRICS_TOKEN }, state)
  const answer = await app.inject({ url: '/metrics', headers: { host: 'localhost', ...headers } })
  await app.close()
  return answer
}

test('metrics tell of calls by result, pages by route, the pool, jobs and the size of tables', async ({
  site,
  deps,
}) => {
  await site.call('/pages/get_pages.php', { action: 'getPage', slug: 'faq' })
  await site.call('/pages/get_pages.php', { action: 'getPage', slug: 'no-such-page' })
  await site.call('/pages/get_pages.php', { action: 'getPage' })
  await site.send({ method: 'GET', url: '/article/faq' })
  await insertJobs(deps.sql, ['metrics.test'])

  const { payload, headers } = await read(stateOf(deps.sql))

  expect(headers['content-type']).toContain('text/plain')
  for (const result of ['ok', 'page_not_found', 'bad_input'])
    expect(payload).toMatch(
      new RegExp(
        `gasit_call_duration_seconds_count\\{call="/pages/get_pages.php getPage",result="${result}"\\} [1-9]`,
      ),
    )
  expect(payload).toMatch(/gasit_page_duration_seconds_count\{route="[^"]+",status="200"\} [1-9]/)
  expect(payload).toContain('gasit_pool_running 3\n')
  expect(payload).toContain('gasit_pool_refused 7\n')
  expect(payload).toContain('gasit_page_cache_bytes 4096\n')
  expect(payload).toContain('gasit_job_failures{job="metrics.test"} 0\n')
  expect(payload).toMatch(/gasit_rows\{table="adverts"\} \d/)
})

test('without the database metrics say so, and still tell of the process', async ({ deps }) => {
  const { statusCode, payload } = await read(stateOf(deps.sql, true))

  expect(statusCode).toBe(200)
  expect(payload).toContain('gasit_database_away 1\n')
  expect(payload).toMatch(/process_resident_memory_bytes [1-9]/)
  expect(payload).not.toMatch(/gasit_rows\{/)
})

test('answers while the database is slow share one read, which ends in the database too', async () => {
  const { sql, drop } = await createDatabase(inject('target'))
  onTestFinished(drop)
  const reads = async (): Promise<number> => {
    const [row] = await sql<{ reads: number }[]>`
      select count(*)::int as reads from pg_stat_activity
      where datname = current_database() and query like '%count(*)%from outbox_messages%' and wait_event_type = 'Lock'`
    return row?.reads ?? 0
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  mountMetrics(app, { METRICS_TOKEN: undefined }, stateOf(sql))
  const ask = () => app.inject({ url: '/metrics', headers: { host: 'localhost' } })
  await sql.begin(async (tx) => {
    await tx`lock table outbox_messages in access exclusive mode`

    const answering = Promise.all([ask(), ask(), ask()])
    await expect.poll(reads).toBe(1)
    for (const { payload } of await answering) {
      expect(payload).toContain('gasit_pool_running 3\n')
      expect(payload).not.toContain('gasit_outbox_messages{')
    }
    await expect.poll(reads, { timeout: 5_000 }).toBe(0)
  })
})

test.for([
  ['this machine', {}, undefined, 200],
  ['another name of it', { host: 'gasit.md' }, undefined, 404],
  ['somebody behind a proxy', { 'x-forwarded-for': '203.0.113.9' }, undefined, 404],
  ['who has the token', { host: 'gasit.md', authorization: `Bearer ${token}` }, token, 200],
  ['who has another', { authorization: 'Bearer a token of nobody' }, token, 404],
  ['this machine without the token', {}, token, 404],
] as const)('%s gets metrics or does not find them', async ([, headers, own, status], { deps }) => {
  expect((await read(stateOf(deps.sql), { ...headers }, own)).statusCode).toBe(status)
})
