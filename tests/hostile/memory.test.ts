import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { searchAddress } from './searches.ts'
import { runningSite } from './site.ts'
import { visitorAt } from './visitors.ts'

const warmUps = 3_000
const searches = 20_000
const addresses = 20_000
const atOnce = 4
const mostHeld = 320
const mostGrown = 50
const timeout = 1_800_000

const site = runningSite({ SEED: 'demo' })

/** What the process holds, in megabytes. */
async function held(): Promise<number> {
  const text = await readFile(`/proc/${site().process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1_024
}

/** Asks for the addresses with these numbers, four at a time; gives how often each status was answered. */
async function ask(
  [from, to]: readonly [number, number],
  addressOf: (nth: number) => string,
): Promise<Record<number, number>> {
  const visitor = visitorAt('127.0.0.1', site().address)
  const answered: Record<number, number> = {}
  let nth = from
  const visit = async (): Promise<void> => {
    while (nth < to) {
      const { status } = await visitor.get(addressOf(nth++))
      answered[status] = (answered[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
  return answered
}

test(
  `the site holds no more than ${mostHeld} MB after twenty thousand searches`,
  { timeout },
  async () => {
    const before = await held()

    const answered = await ask([0, searches], searchAddress)

    const after = await held()
    console.log(`memory: searches: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`)
    expect(answered).toEqual({ 200: searches })
    expect(after).toBeLessThanOrEqual(mostHeld)
  },
)

test.for([
  ['short enough to be cached', 480],
  ['as long as a request may have', 7_000],
] as const)(
  'twenty thousand addresses %s leave no more than 50 MB',
  { timeout },
  async ([manner, length]) => {
    const filling = 'x'.repeat(length)
    const addressOf = (nth: number): string => `/?nothing=${nth}${filling}`
    await ask([0, warmUps], addressOf)
    const before = await held()

    const answered = await ask([warmUps, warmUps + addresses], addressOf)

    const after = await held()
    console.log(`memory: ${manner}: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`)
    expect(answered).toEqual({ 200: addresses })
    expect(after - before).toBeLessThanOrEqual(mostGrown)
  },
)
