import { expect, test } from 'vitest'
import { finishedShare } from './page-cache.ts'
import { waitingIn } from './queue.ts'

const traffic = { rate: 1_000, processes: 1, pages: 10_000, room: 4_000, freshSeconds: 60 }

test('more processes find fewer finished pages, more requests more of them', () => {
  const one = finishedShare(traffic)
  expect(one).toBeGreaterThan(0.7)
  expect(finishedShare({ ...traffic, processes: 8 })).toBeLessThan(one)
  expect(finishedShare({ ...traffic, rate: 10 })).toBeLessThan(one)
})

test('a page that all look at is made once a minute by each process', () => {
  const share = finishedShare({ ...traffic, pages: 1, rate: 100, processes: 2 })
  // 12,000 requests are counted in two minutes, in which each process makes it two or three times.
  expect(1 - share).toBeLessThan(6 / 12_000)
})

test('a queue waits as theory says: at half the load a request of constant length waits half of it', () => {
  const { busy, p95 } = waitingIn({ rate: 50, servers: 1, cost: () => 10 })
  expect(busy).toBeCloseTo(0.5, 1)
  // M/D/1 at 0.5: mean wait 5 ms; the 95th percentile of the whole is about 31 ms.
  expect(p95).toBeGreaterThan(25)
  expect(p95).toBeLessThan(40)
})

test('two servers at the same load each keep people waiting less than one', () => {
  const one = waitingIn({ rate: 80, servers: 1, cost: () => 10 })
  const two = waitingIn({ rate: 160, servers: 2, cost: () => 10 })
  expect(two.busy).toBeCloseTo(one.busy, 1)
  expect(two.p95).toBeLessThan(one.p95)
})
