import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './launcher.ts'
import { findPostmaster } from './postmaster.ts'
import type { ServerFolder } from './server-folder.ts'
import { watchServer } from './watch.ts'
import {
  isRoot,
  otherNode,
  postmasterPid,
  query,
  serverData,
  started,
  trialFolder,
} from '#tests/support/servers/embedded-server.ts'

test('the server that a killed Node left running is taken over, and can be stopped', async () => {
  const dataDir = trialFolder()
  const killed = await otherNode(dataDir)
  const pid = postmasterPid(dataDir)
  await killed.kill()

  const server = await started(dataDir)
  expect(postmasterPid(dataDir)).toBe(pid)
  expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])

  await server.stop()
  expect(findPostmaster(serverData(dataDir))).toBeNull()
})

test('after a kill of the server the next start recovers what was acknowledged', async () => {
  const dataDir = trialFolder()
  const first = await started(dataDir)
  await query(first.connection, 'create table kept (n int); insert into kept values (1)')
  process.kill(postmasterPid(dataDir), 'SIGKILL')

  const second = await started(dataDir)

  expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 1 }])

  process.kill(postmasterPid(dataDir), 'SIGKILL')
  await expect(second.stop()).resolves.toBeUndefined()
})

test('a server that is killed beside a running Node is back within 5 s, each time', async () => {
  const dataDir = trialFolder()
  const lines: string[] = []
  const { connection, keepRunning, stop } = await startEmbeddedPostgres({
    dataDir,
    log: (line) => lines.push(line),
  })
  onTestFinished(stop)
  await query(connection, 'create table kept (n int); insert into kept values (1)')
  keepRunning()

  for (const after of ['', ' in 1 s']) {
    const killedAt = performance.now()
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    const isBack = () => query(connection, 'select n from kept').catch(() => null)
    await expect.poll(isBack, { timeout: 20_000, interval: 50 }).toEqual([{ n: 1 }])
    expect(performance.now() - killedAt).toBeLessThan(5_000)
    expect(lines).toContain(`The database has ended unexpectedly; it is started again${after}`)
  }

  await stop()
  expect(findPostmaster(serverData(dataDir))).toBeNull()
})

test('a handle still counts as present after the server dropped its connection', async () => {
  const dataDir = trialFolder()
  const here = await started(dataDir)
  await query(
    here.connection,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'gasit-lease-%'`,
  )
  await new Promise((done) => setTimeout(done, 1_000))

  const there = await otherNode(dataDir)

  expect(await there.stop()).toBe('The database is left running')
})

test('a stale pid file is no obstacle, whoever has its number now', async () => {
  const dataDir = trialFolder()
  const first = await started(dataDir)
  await query(first.connection, 'create table kept (n int)')
  const lock = join(first.connection.host, '.s.PGSQL.5432.lock')

  for (const foreign of [4_194_305, bystander(serverData(dataDir))]) {
    const pid = postmasterPid(dataDir)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => findPostmaster(serverData(dataDir)), { interval: 5 }).toBeNull()
    for (const file of [join(serverData(dataDir), 'postmaster.pid'), lock]) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(foreign)))
    }

    const next = await started(dataDir)
    expect(await query(next.connection, 'select n from kept')).toEqual([])
  }
})

/** A process of the server's user that is not the server. */
function bystander(data: string): number {
  const { uid, gid } = statSync(data)
  const child = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
  onTestFinished(() => void child.kill())
  return child.pid ?? 0
}

/** Folders of a server without programs: a start fails, and is seen in the lines. */
function watchedFolder() {
  const root = mkdtempSync(join(tmpdir(), 'gasit-watch-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [data, logs, socket] = [join(root, 'data'), join(root, 'logs'), join(root, 'run')]
  const binaries = join(root, 'binaries')
  mkdirSync(data)
  const folder: ServerFolder = {
    root,
    data,
    logs,
    socket,
    binaries,
    account: null,
    connections: 60,
  }
  const lines: string[] = []
  return { folder, lines, pidFile: join(data, 'postmaster.pid') }
}

/** A process with the command line of a server on this data. */
function runLikeServer(data: string): number {
  const child = spawn('sh', ['-c', 'sleep 60; :', '-D', data], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? 0
}

const times = { look: 20, again: 500, pause: 60_000, maxPause: 60_000, steady: 0 }

test('a server that cannot be looked at, as without free file descriptors, is not started again', async () => {
  const { folder, lines, pidFile } = watchedFolder()
  // Reading a folder fails with another error than a missing file.
  mkdirSync(pidFile)
  expect(() => findPostmaster(folder.data)).toThrow('EISDIR')

  const stop = watchServer(folder, (line) => lines.push(line), { ...times, again: 20 })
  await delay(200)
  await stop()

  expect(lines).toEqual([])
})

test('a server is started again only when a second look misses it too', async () => {
  const { folder, lines, pidFile } = watchedFolder()
  const stop = watchServer(folder, (line) => lines.push(line), times)
  onTestFinished(stop)

  await delay(100)
  const pid = runLikeServer(folder.data)
  writeFileSync(pidFile, `${pid}\n`)
  await expect.poll(() => findPostmaster(folder.data)?.pid).toBe(pid)
  await delay(700)
  expect(lines).toEqual([])

  rmSync(pidFile)
  await expect
    .poll(() => lines[0], { timeout: 5_000 })
    .toBe('The database has ended unexpectedly; it is started again')
})
