import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { onTestFinished } from 'vitest'
import { connect } from '#server/postgres/connect.ts'
import { serversOf } from '#server/postgres/servers.ts'
import { openBucket } from '#tests/support/servers/bucket.ts'
import { freePort } from '#tools/processes/free-port.ts'
import { secret } from '../../bench/people/fill.ts'
import { kill, launch, type Running } from '../running.ts'
import { startProxy, type ProxyKind } from './proxy.ts'

type Signal = 'SIGKILL' | 'SIGTERM'

/** A process of the product with a data folder of its own, as on a machine of its own. */
export interface Member {
  readonly port: number
  readonly address: string
  /** Ends the process and returns its exit code. */
  readonly end: (signal: Signal) => Promise<number | null>
  /** Starts it again, without waiting. */
  readonly begin: () => Promise<void>
  readonly ready: () => Promise<void>
}

export interface Cluster {
  /** Address of the proxy. */
  readonly address: string
  readonly members: readonly [Member, Member, ...Member[]]
  readonly sql: Sql
}

/** Longest start on a busy machine, and the pause between looks at it, ms. */
const [startMs, pollMs] = [300_000, 100]

/** Seconds that a process answers after its signal to stop, longer than HAProxy takes to notice. */
const drainSeconds = '4'

/**
 * Starts so many processes at the same moment on one empty database, with a bucket for their files and a proxy in front,
 * until the test ends.
 */
export async function openCluster(
  kind: ProxyKind,
  databaseUrl: string,
  count = 2,
): Promise<Cluster> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const address = `http://127.0.0.1:${port}`
  const bucket = await openBucket('photos')
  const settings = {
    ...{ DATABASE_URL: databaseUrl, SESSION_SECRET: secret, PUBLIC_URL: address },
    ...{ FILES: 's3', S3_BUCKET: 'photos', ...bucket.settings },
    ...{ TRUST_PROXY: '1', DRAIN_SECONDS: drainSeconds },
  }
  const [first, second, ...others] = await Promise.all(
    ports.map((own) => openMember(own, settings)),
  )
  if (!first || !second) throw new Error('A cluster has two processes at least')
  const members = [first, second, ...others] as const
  await Promise.all(members.map((member) => member.ready()))
  await startProxy(kind, { port, plainPort, members: ports })
  const { target, findPrimary } = serversOf(databaseUrl)
  await findPrimary()
  const sql = connect(target, { max: 2 })
  onTestFinished(() => sql.end({ timeout: 1 }))
  return { address, members, sql }
}

async function openMember(port: number, shared: Readonly<Record<string, string>>): Promise<Member> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gasit-member-'))
  await chmod(dataDir, 0o711)
  const settings = { ...shared, PORT: String(port) }
  let running: Running = await launch(dataDir, settings)
  onTestFinished(async () => {
    running.process.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  return {
    port,
    address: running.address,
    end: async (signal) => {
      await kill(running, signal)
      return running.process.exitCode
    },
    begin: async () => {
      running = await launch(dataDir, settings)
    },
    ready: () => untilReady(running),
  }
}

/** Waits until a process is ready whose database is not its own. */
export async function untilReady({ address, process }: Running): Promise<void> {
  for (let polls = 0; polls < startMs / pollMs; polls++) {
    if (process.exitCode !== null) throw new Error('A process did not start')
    if ((await fetch(`${address}/readyz`).catch(() => null))?.ok) return
    await delay(pollMs)
  }
  throw new Error('A process is not ready')
}
