import type { Sql } from 'postgres'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '../connect.ts'
import { Outage } from './outage.ts'

/** A breaker whose probes may take 600 ms, and the number of questions that it has asked. */
async function watched() {
  const asked = { count: 0 }
  const changes: boolean[] = []
  const openProbe = (): Sql =>
    new Proxy(connect(inject('target'), { max: 1, fetchTypes: false }), {
      apply: (sql, self, args) => {
        asked.count++
        return Reflect.apply(sql, self, args)
      },
    })
  const outage = new Outage({
    ...{ openProbe, changed: (isAway: boolean) => void changes.push(isAway) },
    times: { answer: 600, pause: 10 },
  })
  onTestFinished(() => outage.stop())
  // The connection is open from here on.
  await expect.poll(() => outage.check()).toBe(true)
  asked.count = 0
  changes.length = 0
  return { outage, asked, changes }
}

function stall(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('a process that stands still does not take its database for silent', async () => {
  const { outage, changes } = await watched()

  for (let round = 0; round < 2; round++) {
    const checked = outage.check()
    // The question is sent, then nothing is read for longer than an answer may take.
    setImmediate(() => setImmediate(() => stall(800)))
    expect(await checked).toBe(true)
  }

  expect(changes).toEqual([])
})

test('however many ask at once, the database is asked once', async () => {
  const { outage, asked } = await watched()

  const answers = await Promise.all(Array.from({ length: 30 }, () => outage.check()))

  expect(new Set(answers)).toEqual(new Set([true]))
  expect(asked.count).toBe(1)
})
