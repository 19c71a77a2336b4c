import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { Deps } from '#domains/deps.ts'
import type { Job } from '#domains/job.ts'
import { expect, test } from '#tests/support/test.ts'
import { freshName } from '#tests/support/fresh.ts'
import { jobs as allJobs } from './registry.ts'
import { JobRunner } from './runner.ts'
import { listJobStates } from './store.ts'

const times = { lease: 1, heartbeat: 0.2, expiry: 60, stop: 5 }

/** A runner of these jobs, with its log. */
function runner(deps: Deps, jobs: readonly Job[], overrides: Partial<typeof times> = {}) {
  const logged: string[] = []
  const warn = (details: object, message: string): void =>
    void logged.push(`${message} ${JSON.stringify(details)}`)
  const one = new JobRunner({ jobs, deps, sql: deps.sql, warn, times: { ...times, ...overrides } })
  onTestFinished(() => one.stop())
  return { stop: () => one.stop(), logged }
}

function job(run: Job['run'], everySeconds = 1): Job {
  return { name: freshName(), everySeconds, run }
}

async function stateOf({ sql }: Pick<Deps, 'sql'>, { name }: Job) {
  return (await listJobStates(sql)).find((state) => state.name === name)
}

test('a job runs at once and then once a period, in whichever process', async ({ deps }) => {
  const startedAt: number[] = []
  const timed = job(async () => void startedAt.push(performance.now()))
  const processes = Array.from({ length: 4 }, () => runner(deps, [timed]))

  await expect.poll(() => startedAt.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
  await Promise.all(processes.map(({ stop }) => stop()))

  const [first = 0, second = 0, third = 0] = startedAt
  expect(Math.min(second - first, third - second)).toBeGreaterThan(900)
  expect(await stateOf(deps, timed)).toMatchObject({
    runs: startedAt.length,
    failures: 0,
    isRunning: false,
  })
})

test('a run that takes longer than its period never meets itself, in one process or in several', async ({
  deps,
}) => {
  let [now, most, runs] = [0, 0, 0]
  const slow = job(async () => {
    runs += 1
    most = Math.max(most, ++now)
    await delay(1_700)
    now -= 1
  })
  const processes = Array.from({ length: 3 }, () => runner(deps, [slow]))

  await delay(4_000)
  await Promise.all(processes.map(({ stop }) => stop()))

  expect(most).toBe(1)
  expect(runs).toBeGreaterThan(1)
})

test('one slow job keeps no other from running', async ({ deps }) => {
  let quick = 0
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const slow = job(() => over)
  const { stop } = runner(deps, [slow, job(async () => void quick++)])

  await expect.poll(() => quick, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
  expect(await stateOf(deps, slow)).toMatchObject({ runs: 0 })
  end()
  await stop()
  expect(await stateOf(deps, slow)).toMatchObject({ runs: 1 })
})

test('a failure is logged with the job’s name and stack, without numbers of people, and tried again later', async ({
  deps,
}) => {
  let runs = 0
  const failing = job(async () => {
    runs += 1
    throw new Error('no mail to 069123456')
  }, 3_600)
  const { logged, stop } = runner(deps, [failing])

  await expect.poll(() => logged.length).toBe(1)
  expect(logged[0]).toContain(failing.name)
  expect(logged[0]).toContain('no mail to …')
  expect(logged[0]).toContain('runner.test.ts')
  await expect.poll(() => stateOf(deps, failing)).toMatchObject({ failures: 1, failedRuns: 1 })
  const dueIn = async () => Number((await stateOf(deps, failing))?.dueAt) - Date.now()
  expect(await dueIn()).toBeLessThan(6_000)

  const again = `update jobs set due_at = now() where name = '${failing.name}'`
  await deps.sql.unsafe(again)
  await expect.poll(() => runs, { timeout: 7_000 }).toBe(2)
  await expect.poll(() => stateOf(deps, failing)).toMatchObject({ failures: 2 })
  expect(await dueIn()).toBeGreaterThan(6_000)
  await stop()
})

test('what a dead process ran is taken up when its lease is over, and not before', async ({
  deps,
}) => {
  let runs = 0
  const left = job(async () => void runs++)
  await deps.sql`
    insert into jobs (name, due_at, holder, leased_until, started_at)
    values (${left.name}, now(), gen_random_uuid(), now() + interval '1 second', now())`
  const { stop } = runner(deps, [left])

  await delay(500)
  expect(runs).toBe(0)
  await expect.poll(() => runs, { timeout: 3_000 }).toBeGreaterThan(0)
  await stop()
})

test('a run past its time is given up: another process begins anew', async ({ deps }) => {
  let runs = 0
  const endless = job(async () => {
    runs += 1
    if (runs === 1) await delay(6_000)
  })
  runner(deps, [endless], { expiry: 0.1, stop: 0.1 })
  await expect.poll(() => runs).toBe(1)
  runner(deps, [endless])

  await expect.poll(() => runs, { timeout: 5_000 }).toBeGreaterThan(1)
})

test('a job that names a longer time keeps its run, and how that ends is recorded', async ({
  deps,
}) => {
  let runs = 0
  const failing = async (): Promise<void> => {
    runs += 1
    await delay(2_500)
    throw new Error('after a long time')
  }
  const long = { ...job(failing, 3_600), expirySeconds: 60 }
  runner(deps, [long], { expiry: 0.1 })
  await expect.poll(() => runs).toBe(1)
  runner(deps, [long], { expiry: 0.1 })

  await expect.poll(() => stateOf(deps, long), { timeout: 10_000 }).toMatchObject({ failures: 1 })
  expect(runs).toBe(1)
})

test('a stop waits for what runs, but not for ever, and begins nothing any more', async ({
  deps,
}) => {
  let [begun, ended] = [0, 0]
  const slow = job(async () => {
    begun += 1
    await delay(1_000)
    ended += 1
  })
  const patient = runner(deps, [slow])
  await expect.poll(() => begun).toBe(1)
  await patient.stop()
  expect([begun, ended]).toEqual([1, 1])

  const endless = job(() => delay(3_000))
  const hurried = runner(deps, [endless], { stop: 0.3 })
  await expect.poll(async () => (await stateOf(deps, endless))?.isRunning).toBe(true)
  const start = performance.now()
  await hurried.stop()
  expect(performance.now() - start).toBeLessThan(1_500)
  expect(hurried.logged.join()).toContain(`Jobs were cut off {"jobs":["${endless.name}"]}`)
})

test('while the database is away it is told once, and afterwards everything goes on', async ({
  deps,
}) => {
  let runs = 0
  const counted = job(async () => void runs++)
  const { logged, stop } = runner(deps, [counted])
  await expect.poll(() => runs).toBe(1)

  await deps.sql`alter table jobs rename to jobs_away`
  await delay(3_500)
  const before = runs
  await deps.sql`alter table jobs_away rename to jobs`

  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('Jobs cannot reach the database')
  await expect.poll(() => runs, { timeout: 5_000 }).toBeGreaterThan(before)
  await stop()
})

test('all jobs have names of their own, and each may run twice on an empty market', async ({
  deps,
}) => {
  expect(new Set(allJobs.map(({ name }) => name)).size).toBe(allJobs.length)

  for (const { run } of allJobs) await Promise.all([run(deps), run(deps)])
})
