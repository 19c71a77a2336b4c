import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { findPostmaster } from '#server/postgres/embedded/postmaster.ts'
import { secret } from '../bench/people/fill.ts'
import { makePeople } from './people.ts'
import { kill, start, type Running } from './running.ts'
import { expectWhole, killsOr, withDatabase } from './whole.ts'
import { makeKinds, writersOfKinds, type Kind } from './writes/kinds.ts'
import { sender, type Refusals } from './writes/send.ts'

const kills = killsOr(60)
/** Writes that are acknowledged before a kill: 5,000 and more in 120 rounds, however slow the machine is. */
const [fewest, most] = [42, 90]
/** Longest time for them, ms. */
const roundMs = 120_000
const settings = { SESSION_SECRET: secret }

/** One who writes, and the number of the last write that was acknowledged. */
interface Writer {
  readonly kind: Kind
  acknowledged: number
}

/** Writes one after the other, each again until it is acknowledged. */
async function keepWriting(
  { address }: Running,
  writer: Writer,
  { isOver, refusals }: { readonly isOver: () => boolean; readonly refusals: Refusals },
): Promise<void> {
  const send = sender(address, refusals)
  while (!isOver()) {
    if (await writer.kind.write(send, writer.acknowledged + 1)) writer.acknowledged++
    else await delay(50)
  }
}

/** What is stored is the last write that was acknowledged, or the one after it, of which nobody has heard. */
async function expectAll(sql: Sql, writers: readonly Writer[]): Promise<void> {
  for (const { kind, acknowledged } of writers) {
    const allowed = [acknowledged, acknowledged + 1].map(kind.shownAfter)
    expect(allowed, `${kind.name} after write ${acknowledged}`).toContain(await kind.shown(sql))
  }
}

async function killDatabase({ address }: Running, dataDir: string): Promise<void> {
  const data = join(dataDir, 'postgres/data')
  process.kill(findPostmaster(data)?.pid ?? 0, 'SIGKILL')
  for (const until = Date.now() + 60_000; ; await delay(20)) {
    const isReady = await fetch(`${address}/readyz`).then(({ ok }) => ok)
    if (isReady) return
    expect(Date.now(), 'the database is not back').toBeLessThan(until)
  }
}

test(
  `${kills} kills of the process and ${kills} of the database among writes of every kind lose none and double none`,
  { timeout: 60_000 * (kills + 5) },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-every-write-'))
    await chmod(dataDir, 0o711)
    let running = await start(dataDir, settings)
    const refusals: Refusals = new Map()
    try {
      const writers: Writer[] = await withDatabase(dataDir, async (sql) => {
        const people = await makePeople(sql, writersOfKinds)
        const kinds = await makeKinds(sql, people, sender(running.address, refusals))
        return kinds.map((kind) => ({ kind, acknowledged: 0 }))
      })
      const total = (): number => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
      for (let round = 0; round < 2 * kills; round++) {
        const over = { isOver: false }
        const manner = { isOver: () => over.isOver, refusals }
        const writing = writers.map((writer) => keepWriting(running, writer, manner))
        const [due, latest] = [total() + randomInt(fewest, most), Date.now() + roundMs]
        while (total() < due && Date.now() < latest) await delay(5)
        const isProcess = round % 2 === 0
        if (isProcess) await kill(running, 'SIGKILL')
        else await killDatabase(running, dataDir)
        over.isOver = true
        await Promise.all(writing)
        if (isProcess) running = await start(dataDir, settings)
        await withDatabase(dataDir, (sql) => expectAll(sql, writers))
      }
      await kill(running, 'SIGTERM')
      const files = await withDatabase(dataDir, (sql) => expectWhole(dataDir, sql))

      const each = writers.map(({ kind, acknowledged }) => `${kind.name} ${acknowledged}`)
      console.log(
        `writes: ${kills} kills of the process, ${kills} of the database, ${writers.length} writers, ${total()} acknowledged, 0 lost, 0 twice, counters and index right, ${files} files shown, 0 missing (${each.join(', ')}); refused: ${JSON.stringify(Object.fromEntries(refusals))}`,
      )
      expect(total()).toBeGreaterThanOrEqual(2 * kills * fewest)
      for (const { kind, acknowledged } of writers)
        expect(acknowledged, kind.name).toBeGreaterThan(0)
    } finally {
      running.process.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)
