import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { drainMs, ownPorts } from '../settings/operation-settings.ts'
import { exitLimitMs, type Lifetime } from '../shutdown.ts'
import { checkPortFree } from './port.ts'

/** Pause before a process that has ended is started again, ms; doubled while processes end early. */
const [minPauseMs, maxPauseMs] = [1_000, 30_000]
/** One that ends sooner after its start has ended early, ms. */
const earlyMs = 10_000
/** Between the latest exit of a process and that of this one, ms. */
const marginMs = 5_000

/**
 * Runs several processes of the product on one port, and starts those again that end by themselves. The first one starts
 * alone: it may have to fill the database. Rejects if it does not start, having said why.
 */
export async function runProcesses(config: Config, lifetime: Lifetime): Promise<void> {
  const { signal, onEnd, giveTime } = lifetime
  const ports = ownPorts(config)
  await checkPortFree(config.PORT, config.HOST)
  for (const port of ports) await checkPortFree(port, '127.0.0.1')
  const workers = new Set<Worker>()
  giveTime(drainMs(config) + exitLimitMs + marginMs)
  await onEnd(() => endAll(workers))
  const begin = (port: number): Worker => {
    const worker = cluster.fork({ OWN_PORT: String(port) })
    workers.add(worker)
    worker.once('exit', () => workers.delete(worker))
    return worker
  }

  const [firstPort, ...otherPorts] = ports
  const first = begin(firstPort)
  await Promise.race([
    once(first, 'listening'),
    once(first, 'exit').then(() => Promise.reject(new Error('The first process did not start'))),
  ])
  void keepRunning(first, { begin: () => begin(firstPort), signal })
  if (signal.aborted) return
  for (const port of otherPorts) void keepRunning(begin(port), { begin: () => begin(port), signal })
}

/** Starts a process again whenever it ends, until the signal. */
async function keepRunning(
  first: Worker,
  { begin, signal }: { readonly begin: () => Worker; readonly signal: AbortSignal },
): Promise<void> {
  let [worker, pause] = [first, minPauseMs]
  for (;;) {
    const startedAt = performance.now()
    if (!worker.isDead()) await once(worker, 'exit')
    if (signal.aborted) return
    const isEarly = performance.now() - startedAt < earlyMs
    pause = isEarly ? Math.min(maxPauseMs, pause * 2) : minPauseMs
    const { pid } = worker.process
    console.log(
      `Process ${pid} has ended (${endOf(worker)}); another follows in ${pause / 1_000} s`,
    )
    await delay(pause, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    worker = begin()
  }
}

function endOf({ process: { exitCode, signalCode } }: Worker): string {
  return signalCode ?? `code ${exitCode}`
}

async function endAll(workers: ReadonlySet<Worker>): Promise<void> {
  const ended = [...workers].map(async (worker) => {
    const end = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    await end
    if (worker.process.exitCode !== 0) throw new Error(`A process ended badly (${endOf(worker)})`)
  })
  await Promise.all(ended)
}
