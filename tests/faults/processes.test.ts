import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from '#server/postgres/embedded/postmaster.ts'
import { freePort } from '#tools/processes/free-port.ts'
import { kill, start } from './running.ts'

/** When the process that answers at an address was started; null if none does. */
async function startOf(address: string): Promise<string | null> {
  const answer = await fetch(`${address}/healthz`).catch(() => null)
  return answer && Object(await answer.json()).startedAt
}

/** Process id of the one that listens on a port of this machine. */
async function pidAt(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^process_pid (\d+)/m.exec(text)?.[1])
}

test(
  'three processes share a port, one that is killed comes back, and all end in order',
  { timeout: 300_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-processes-'))
    await chmod(dataDir, 0o711)
    const port = await freePort()
    const running = await start(dataDir, { PROCESSES: '3', PORT: String(port) })
    onTestFinished(async () => {
      running.process.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    })
    const own = [1, 2, 3].map((nth) => port + nth)
    const started = (): Promise<(string | null)[]> =>
      Promise.all(own.map((one) => startOf(`http://127.0.0.1:${one}`)))
    await expect.poll(started, { timeout: 60_000 }).not.toContain(null)
    const before = await started()
    expect(new Set(before).size).toBe(3)
    const atOnce = Array.from({ length: 30 }, () => startOf(running.address))
    expect(new Set(await Promise.all(atOnce)).size, 'connections go to all').toBe(3)

    process.kill(await pidAt(port + 2), 'SIGKILL')
    const killedAt = performance.now()
    let [asked, failed] = [0, 0]
    for (;;) {
      const answer = await fetch(running.address).catch(() => null)
      asked++
      if (!answer?.ok) failed++
      else await answer.text()
      const at = await startOf(`http://127.0.0.1:${port + 2}`)
      if (at !== null && at !== before[1]) break
      expect(performance.now() - killedAt).toBeLessThan(60_000)
    }
    const back = performance.now() - killedAt
    const endedAt = performance.now()
    await kill(running, 'SIGTERM')

    console.log(
      `processes: one of 3 killed, back after ${(back / 1_000).toFixed(1)} s, ${failed} of ${asked} requests failed meanwhile; all ended after ${((performance.now() - endedAt) / 1_000).toFixed(1)} s`,
    )
    // One that was under way in it, at most.
    expect(failed).toBeLessThanOrEqual(1)
    expect(running.process.exitCode).toBe(0)
    expect(findPostmaster(join(dataDir, 'postgres/data'))).toBeNull()
    expect(await startOf(running.address)).toBeNull()
  },
)
