import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFolder } from '../bench/served.ts'
import { kill, start, type Running } from '../faults/running.ts'
import { keepDoing, visitorAt } from './visitors.ts'

const warmUps = 3_000
const addresses = 20_000

let site: Running
let over: () => void
let folder: Promise<unknown>

beforeAll(async () => {
  const started = Promise.withResolvers<Running>()
  const ended = new Promise<void>((resolve) => (over = resolve))
  folder = withFolder(async (dataDir) => {
    const running = await start(dataDir)
    started.resolve(running)
    await ended
    await kill(running, 'SIGTERM')
  })
  site = await started.promise
})

afterAll(async () => {
  over()
  await folder
})

/** What the process holds, in megabytes. */
async function held(): Promise<number> {
  const text = await readFile(`/proc/${site.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1_024
}

test.for([
  ['short enough to be remembered', 480],
  ['as long as a request may have', 7_000],
])('twenty thousand addresses %s leave no more than 50 MB', async ([manner, length]) => {
  const visitor = visitorAt('127.0.0.1', site.address)
  const filling = 'x'.repeat(Number(length))
  let nth = 0
  const ask = async (most: number): Promise<void> => {
    await keepDoing(4, Infinity, async () => {
      if (nth++ >= most) throw new Error('enough')
      await visitor.get(`/?nothing=${nth}${filling}`)
    }).catch((error: Error) => {
      if (error.message !== 'enough') throw error
    })
  }
  await ask(warmUps)
  const before = await held()

  await ask(warmUps + addresses)

  const after = await held()
  console.log(`memory: ${manner}: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`)
  expect((await visitor.get('/')).status).toBe(200)
  expect(after - before).toBeLessThanOrEqual(50)
})
