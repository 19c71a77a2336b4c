import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { EventLoopDelay } from './event-loop-delay.ts'

const limitMs = 200

function work(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

function measured(): EventLoopDelay {
  const load = new EventLoopDelay(limitMs)
  onTestFinished(() => load.stop())
  return load
}

test('one long piece of work is no overload', async () => {
  const load = measured()
  work(1_000)
  await delay(0)
  expect(load.milliseconds).toBeGreaterThan(0)
  expect(load.milliseconds).toBeLessThan(limitMs)
})

test('work that never leaves time for anything else is', async () => {
  const load = measured()
  for (let n = 0; n < 3; n++) {
    work(500)
    await delay(0)
  }
  expect(load.milliseconds).toBeGreaterThan(limitMs)
})
