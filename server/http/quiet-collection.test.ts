import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { QuietCollection } from './quiet-collection.ts'

const megabyte = 2 ** 20
const times = { period: 30, share: 0.5, growth: 12 * megabyte }

/** How often it has collected, in a process that holds what is told. */
function collecting(heldBytes = () => 100 * megabyte): () => number {
  let count = 0
  const collection = new QuietCollection(times, () => void count++, heldBytes)
  onTestFinished(() => collection.stop())
  return () => count
}

test('a quiet process collects once, and again when it holds more', async () => {
  let held = 100 * megabyte
  const collections = collecting(() => held)
  await expect.poll(collections).toBe(1)

  held += times.growth - 1
  await delay(5 * times.period)
  expect(collections()).toBe(1)

  held += 1
  await expect.poll(collections).toBe(2)
})

test('a process that works does not collect', async () => {
  const collections = collecting()
  for (let round = 0; round < 5; round++) {
    const until = performance.now() + 2 * times.period
    while (performance.now() < until);
    await delay(0)
  }
  expect(collections()).toBe(0)
})

test('what a collection frees is garbage of V8', async () => {
  let garbage: object[] | null = Array.from({ length: 200_000 }, () => ({ held: [] }))
  const held = (): number => process.memoryUsage().heapUsed
  const before = held()
  expect(garbage).toHaveLength(200_000)
  garbage = null
  const collection = new QuietCollection({ ...times, growth: 0, period: 20 })
  onTestFinished(() => collection.stop())

  await expect.poll(() => before - held()).toBeGreaterThan(5 * megabyte)
})
