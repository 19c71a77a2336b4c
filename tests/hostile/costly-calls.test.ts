import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { runningSite } from './site.ts'
import { percentile } from '../support/measures/percentile.ts'
import { keepDoing, visitorAt, type Answer, type Visitor } from './visitors.ts'

const roundMs = 6_000
const rounds = 3

const site = runningSite({ SEED: 'bench:20000' })

/** Finds nothing, so each of its filters is tried without. */
let asked = 0
function waysOut(visitor: Visitor, fields: object = {}): Promise<Answer> {
  asked += 1
  return visitor.call('/search/get_search.php', {
    action: 'getZeroResults',
    searchType: 'search',
    search: 'bmw apartament telefon bicicleta',
    place: 'chisinau',
    radius: 50,
    priceMin: 1,
    priceMax: 100_000 + asked,
    seller: 'company',
    ...{ photo: true, negotiable: true, exchange: true, period: 7 },
    ...fields,
  })
}

/** What four people who search and look see, ms. */
async function ordinaryTimes(): Promise<number[]> {
  const times: number[] = []
  await keepDoing(4, roundMs, async (nth) => {
    const visitor = people[nth]
    if (!visitor) return
    asked += 1
    const answer = await visitor.call('/adverts/get_adverts.php', {
      action: 'listItems',
      searchType: 'search',
      search: 'bmw',
      priceMax: 100_000 + asked,
      itemsNum: 32,
    })
    expect(answer.status).toBe(200)
    times.push(answer.took)
  })
  return times
}

let people: Visitor[] = []

beforeAll(() => {
  people = [1, 2, 3, 4].map((nth) => visitorAt(`127.0.1.${nth}`, site().address))
})

test('twelve callers of what costs most leave others about as quick as they were', async () => {
  const flooders = Array.from({ length: 12 }, (_none, nth) =>
    visitorAt(`127.0.2.${nth + 1}`, site().address),
  )
  const [alone, beside]: [number[], number[]] = [[], []]
  const answers = new Map<number, number>()
  await ordinaryTimes()
  for (let round = 0; round < rounds; round++) {
    alone.push(percentile(await ordinaryTimes(), 0.95))
    const flood = keepDoing(12, roundMs, async (nth) => {
      const flooder = flooders[nth]
      if (!flooder) return
      const { status } = await waysOut(flooder)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    })
    beside.push(percentile(await ordinaryTimes(), 0.95))
    await flood
  }
  const [without, among] = [percentile(alone, 0.5), percentile(beside, 0.5)]
  console.log(
    `costly calls: others' p95 ${without.toFixed(0)} ms alone, ${among.toFixed(0)} ms beside twelve callers`,
    `(${(among / without).toFixed(1)} times); these were answered ${JSON.stringify([...answers])}`,
  )
  expect([...answers.keys()].every((status) => status === 200 || status === 503)).toBe(true)
  expect(among / without).toBeLessThanOrEqual(3)
})

test('a flood from one address locks out nobody elsewhere, nor who has a token at that address', async () => {
  const flooder = visitorAt('127.0.3.1', site().address)
  const other = visitorAt('127.0.3.2', site().address)
  const { text } = await flooder.call('/token.php', { action: 'getToken' })
  const { token }: { token: string } = JSON.parse(text)
  const [statuses, times]: [number[], number[]] = [[], []]

  const flood = keepDoing(24, roundMs, async () => {
    const { status } = await waysOut(flooder)
    if (status === 503) await delay(100)
  })
  await keepDoing(1, roundMs, async () => {
    const answers = [await waysOut(other), await waysOut(flooder, { token })]
    statuses.push(...answers.map(({ status }) => status))
    times.push(...answers.map(({ took }) => took))
  })
  await flood

  const each = times.map((took) => `${took.toFixed(0)} ms`).join(', ')
  console.log(`costly calls: others during a flood ${statuses.join(', ')} after ${each}`)
  expect(statuses.length).toBeGreaterThan(1)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
