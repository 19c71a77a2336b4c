import { setImmediate as moment } from 'node:timers/promises'
import { expect, test } from '#tests/support/test.ts'
import { FairSemaphore, type WorkRequest, type SemaphoreLimits } from './fair-semaphore.ts'

const limits: SemaphoreLimits = {
  maxRunning: 1,
  maxRunningWeight: 10,
  maxWaitingWeight: 20,
  maxWaitingWeightOfPerson: 12,
  maxWaitMs: 60_000,
}

/** A clock that stands still: recent work is not forgotten while a busy machine pauses the test. */
const withoutTime = (): number => 0

/** Work that the test finishes by hand, and the order in which it started. */
function manualWork(semaphore: FairSemaphore) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (group: string, more: Partial<WorkRequest> = {}) => {
    const asking = { group, person: null, weight: 1, ...more }
    return semaphore.run(asking, () => {
      const name = asking.person ?? group
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  }
  const endOne = async (): Promise<void> => {
    await moment()
    ends.shift()?.()
    await moment()
  }
  return { begun, ask, endOne }
}

test('who had nothing yet comes before the rest of a flood', async () => {
  const { begun, ask, endOne } = manualWork(new FairSemaphore(limits, withoutTime))
  const flood = Array.from({ length: 5 }, () => ask('flood'))
  const other = ask('other')

  await endOne()
  expect(begun).toEqual(['flood', 'other'])

  for (let at = 0; at < 5; at++) await endOne()
  expect(await Promise.all([...flood, other])).toHaveLength(6)
})

test('at one address, too, who had nothing yet comes first', async () => {
  const { begun, ask, endOne } = manualWork(new FairSemaphore(limits, withoutTime))
  const flood = Array.from({ length: 5 }, () => ask('address', { person: 'flood' }))
  const other = ask('address', { person: 'other' })

  await endOne()
  expect(begun).toEqual(['flood', 'other'])

  for (let at = 0; at < 5; at++) await endOne()
  await Promise.all([...flood, other])
})

test('at one address who can be told apart comes before a flood that cannot', async () => {
  const { begun, ask, endOne } = manualWork(new FairSemaphore(limits, withoutTime))
  const flood = Array.from({ length: 5 }, () => ask('address'))
  await endOne()
  const other = ask('address', { person: 'other' })

  await endOne()
  expect(begun).toEqual(['address', 'address', 'other'])

  for (let at = 0; at < 4; at++) await endOne()
  await Promise.all([...flood, other])
})

test('nobody has more waiting than one may, and what is heavy counts for what it is', async () => {
  const { ask, endOne } = manualWork(new FairSemaphore(limits))
  const taken = [ask('a'), ask('a', { weight: 6 }), ask('a', { weight: 6 })]

  await expect(ask('a')).toBeRefused('unavailable')
  const other = ask('b')

  for (let at = 0; at < 4; at++) await endOne()
  expect(await Promise.all([...taken, other])).toEqual(['a', 'a', 'a', 'b'])
})

test('when too much waits, whoever brought the most gives way, not who comes last', async () => {
  const { ask, endOne } = manualWork(new FairSemaphore(limits))
  const running = ask('a')
  const early = [ask('a', { weight: 6 }), ask('b', { weight: 3 }), ask('c', { weight: 5 })]
  const last = ask('a', { weight: 6 })
  const newcomer = ask('d', { weight: 2 })

  await expect(last).toBeRefused('unavailable')
  for (let at = 0; at < 5; at++) await endOne()
  expect(await Promise.all([running, ...early, newcomer])).toHaveLength(5)
})

test('what is under way together weighs no more than it may, but the heaviest has its turn', async () => {
  const { begun, ask, endOne } = manualWork(
    new FairSemaphore({ ...limits, maxRunning: 3, maxWaitingWeight: 30 }),
  )
  const all = [
    ask('a', { weight: 6 }),
    ask('b', { weight: 5 }),
    ask('c', { weight: 12 }),
    ask('d', { weight: 4 }),
  ]
  await moment()
  expect(begun).toEqual(['a'])

  for (let at = 0; at < 4; at++) await endOne()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('who waits too long is told so, and those behind move up', async () => {
  const { ask, endOne } = manualWork(new FairSemaphore({ ...limits, maxWaitMs: 20 }))
  const running = ask('a')

  await expect(ask('b')).toBeRefused('unavailable')
  await endOne()
  expect(await running).toBe('a')
  const next = ask('b')
  await endOne()
  expect(await next).toBe('b')
})

test('a budget counts the work that was done, is of each person apart, and comes back with time', async () => {
  let now = 0
  const budget = { burst: 5, refillPerSecond: 10 }
  const group = { burst: 1_000, refillPerSecond: 10 }
  const semaphore = new FairSemaphore({ ...limits, budgets: { person: budget, group } }, () => now)
  const ask = (person: string, milliseconds: number) =>
    semaphore.run(
      { person, group: 'address', weight: 1 },
      () => new Promise((resolve) => setTimeout(() => resolve(person), milliseconds)),
    )

  for (let times = 0; times < 20; times++)
    await semaphore.run({ person: 'ion', group: 'address', weight: 1 }, async () => 'nothing')
  await ask('ion', 20)
  await expect(ask('ion', 0)).toBeRefused('unavailable')
  expect(await ask('ana', 0)).toBe('ana')

  now += 60_000
  expect(await ask('ion', 0)).toBe('ion')
})

test('work that fails leaves its turn to the next', async () => {
  const semaphore = new FairSemaphore(limits)
  const asking = { person: null, group: 'a', weight: 1 }

  await expect(semaphore.run(asking, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await semaphore.run(asking, async () => 'done')).toBe('done')
})
