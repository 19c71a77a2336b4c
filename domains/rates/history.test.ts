import { onTestFinished } from 'vitest'
import { bankRates } from '#server/adapters/rates-bank.ts'
import { emptyFeed, feedOf, ratesFeed, type FeedAnswer } from '#tests/support/servers/rates-feed.ts'
import { expect, test } from '#tests/support/test.ts'
import { fillRateHistory } from './history.ts'
import { latestRates, rateHistory } from './service.ts'
import { insertRates } from './store.ts'

async function bank(answer: (date: string) => FeedAnswer) {
  const { address, requestedDates, close } = await ratesFeed(answer)
  onTestFinished(close)
  return { requestedDates, ratesSource: bankRates(address), log: { warn: () => {} } }
}

test.beforeEach(async ({ deps }) => {
  await deps.sql`delete from rate_gaps`
})

test('the days before today are filled, one a run, and each is asked for once', async ({
  deps,
}) => {
  deps.clock.leapTo('2035-03-10T09:00:00Z')
  await insertRates(deps.sql, { date: '2035-03-08', values: { EUR: 20, USD: 17 } })
  const { requestedDates, ...from } = await bank((date) => ({
    body: date === '06.03.2035' ? emptyFeed : feedOf(date),
  }))

  await fillRateHistory({ ...deps, ...from })
  expect(requestedDates).toEqual(['09.03.2035'])
  for (let run = 0; run < 5; run++) await fillRateHistory({ ...deps, ...from })

  expect(requestedDates, 'a day without a set stays one').toEqual(
    ['09', '07', '06', '05', '04', '03'].map((day) => `${day}.03.2035`),
  )
  const days = await rateHistory(deps, 'EUR', { from: '2035-03-01', to: '2035-03-31' })
  expect(days.map(({ date }) => date.slice(-2))).toEqual(['03', '04', '05', '07', '08', '09'])
})

test('a past day changes no price of today', async ({ deps, given }) => {
  deps.clock.leapTo('2036-03-10T09:00:00Z')
  await insertRates(deps.sql, { date: '2036-03-10', values: { EUR: 20, USD: 17 } })
  const advert = await given.advert({ price: 100, currency: 'EUR' })
  const { ratesSource, log } = await bank((date) => ({ body: feedOf(date, { EUR: 19 }) }))
  const priceKey = async () => {
    const [row] = await deps.sql`select price_key::int from ad_index where advert_id = ${advert.id}`
    return row
  }
  const before = await priceKey()

  await fillRateHistory({ ...deps, ratesSource, log })

  expect((await latestRates(deps))?.date).toBe('2036-03-10')
  expect(await priceKey()).toEqual(before)
})

test('a bank that refuses is left alone, longer each time', async ({ deps }) => {
  deps.clock.leapTo('2037-03-10T09:00:00Z')
  const { requestedDates, ...from } = await bank(() => ({ status: 429, body: '' }))
  const asked = async (hours: number): Promise<number> => {
    deps.clock.advance({ hours })
    await fillRateHistory({ ...deps, ...from })
    return requestedDates.length
  }

  expect(await asked(0), 'the first refusal').toBe(1)
  expect(await asked(1)).toBe(1)
  expect(await asked(1)).toBe(2)
  expect(await asked(3)).toBe(2)
  expect(await asked(1)).toBe(3)
})

test('rates that are not fetched leave the past as it is', async ({ deps }) => {
  deps.clock.leapTo('2038-03-10T09:00:00Z')

  await fillRateHistory({ ...deps, ratesSource: null })

  const [gaps] = await deps.sql`select count(*)::int as n from rate_gaps where date > '2038-01-01'`
  expect(gaps).toEqual({ n: 0 })
})
