import { onTestFinished } from 'vitest'
import { bankRates } from '#server/adapters/rates-bank.ts'
import { emptyFeed, feedOf, ratesFeed, type FeedAnswer } from '#tests/support/servers/rates-feed.ts'
import { expect, test } from '#tests/support/test.ts'
import { latestRates, rateHistory, refreshRates } from './service.ts'
import { insertRates } from './store.ts'

/** A local bank, and the log of what was refused. */
async function bank(answer: (date: string) => FeedAnswer) {
  const { address, requestedDates, close } = await ratesFeed(answer)
  onTestFinished(close)
  const warnings: string[] = []
  const warn = (details: object, message: string): void =>
    void warnings.push([message, ...Object.values(details)].join(': '))
  return { requestedDates, warnings, log: { warn }, ratesSource: bankRates(address) }
}

test('on a day without a set the last day that has one counts', async ({ deps }) => {
  deps.clock.leapTo('2031-03-09T09:00:00Z')
  const { requestedDates, ...from } = await bank((date) => ({
    body: date === '07.03.2031' ? feedOf(date, { EUR: 21.5 }) : emptyFeed,
  }))

  await refreshRates({ ...deps, ...from })

  expect(requestedDates).toEqual(['09.03.2031', '08.03.2031', '07.03.2031'])
  expect(await latestRates(deps)).toEqual({ date: '2031-03-07', values: { EUR: 21.5, USD: 17 } })
})

test('the day is that of Chișinău', async ({ deps }) => {
  deps.clock.leapTo('2031-06-30T22:30:00Z')
  const { requestedDates, ...from } = await bank((date) => ({ body: feedOf(date) }))

  await refreshRates({ ...deps, ...from })

  expect(requestedDates).toEqual(['01.07.2031'])
})

test('the last good set stays while the bank fails, and each failure is one line in the log', async ({
  deps,
}) => {
  deps.clock.leapTo('2032-01-05T09:00:00Z')
  const good = await bank((date) => ({ body: feedOf(date, { EUR: 23.25 }) }))
  await refreshRates({ ...deps, ...good })
  const before = await latestRates(deps)

  deps.clock.advance({ days: 1 })
  const wrong: readonly (readonly [FeedAnswer, RegExp])[] = [
    [{ status: 500, body: 'Error' }, /answered 500/],
    [{ body: '<html>Mentenanță</html>' }, /no feed/],
    [{ body: '<ValCurs' }, /could not be fetched/],
    [{ body: feedOf('').replace('Date=""', 'Date="31.02.2032"') }, /no date/],
    [{ body: feedOf('06.01.2032', { EUR: NaN }) }, /lacks EUR/],
    [{ body: feedOf('06.01.2099') }, /2099-01-06 is in the future/],
    [{ body: `${feedOf('06.01.2032')}<!--${'x'.repeat(1024 * 1024)}-->` }, /longer than 1 MB/],
  ]
  for (const [answer, line] of wrong) {
    const failing = await bank(() => answer)
    await refreshRates({ ...deps, ...failing })
    expect(await latestRates(deps)).toEqual(before)
    expect(failing.warnings).toEqual([expect.stringMatching(line)])
  }
  expect(before?.date).toBe('2032-01-05')
})

test('a bank that begins to answer and does not end is given up', async ({ deps }) => {
  const { createServer } = await import('node:http')
  const server = createServer((_request, response) => void response.write('<ValCurs'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const waiting = bankRates(`http://127.0.0.1:${port}/rates`, 200).fetchRates(deps.clock.now())

  await expect(waiting).rejects.toThrow(/timeout/i)
})

test('the last good set stays while nobody answers at the bank’s address, and that is logged', async ({
  deps,
}) => {
  const before = await latestRates(deps)
  const messages: string[] = []
  const log = { warn: (_details: object, message: string) => void messages.push(message) }

  await refreshRates({ ...deps, log, ratesSource: bankRates('http://127.0.0.1:9/rates') })

  expect(await latestRates(deps)).toEqual(before)
  expect(messages).toHaveLength(1)
})

test('a rate that jumps by more than a fifth counts when another day confirms it', async ({
  deps,
}) => {
  const euro: Record<string, number> = {
    ...{ '01.05.2033': 20, '02.05.2033': 200, '03.05.2033': 20.1 },
    ...{ '04.05.2033': 26, '05.05.2033': 26.2 },
  }
  const { warnings, ...from } = await bank((date) => ({
    body: feedOf(date, { EUR: euro[date] ?? 0 }),
  }))
  const dateAfter = async (day: string): Promise<string | undefined> => {
    deps.clock.leapTo(`${day}T09:00:00Z`)
    await refreshRates({ ...deps, ...from })
    return (await latestRates(deps))?.date
  }
  await insertRates(deps.sql, { date: '2033-04-30', values: { EUR: 20, USD: 17 } })

  expect(await dateAfter('2033-05-01')).toBe('2033-05-01')
  expect(await dateAfter('2033-05-02'), 'a slip of the bank').toBe('2033-05-01')
  expect(await dateAfter('2033-05-02'), 'asked again').toBe('2033-05-01')
  expect(await dateAfter('2033-05-03')).toBe('2033-05-03')
  expect(await dateAfter('2033-05-04')).toBe('2033-05-03')
  expect(await dateAfter('2033-05-05'), 'a devaluation').toBe('2033-05-05')

  const days = await rateHistory(deps, 'EUR', { from: '2033-05-01', to: '2033-05-31' })
  expect(days.map(({ value }) => value)).toEqual([20, 20.1, 26, 26.2])
  expect(warnings, 'each set once').toEqual([
    expect.stringContaining('EUR is 200 after 20 on 2033-05-01'),
    expect.stringContaining('EUR is 26 after 20.1 on 2033-05-03'),
  ])
})

test('a set that another process stores counts at once, as its prices do', async ({ deps }) => {
  await latestRates(deps)
  await insertRates(deps.sql, { date: '2034-01-02', values: { EUR: 30 } })

  expect(await latestRates(deps)).toEqual({ date: '2034-01-02', values: { EUR: 30 } })
})

test('a history is of at most a year, in its order', async ({ deps }) => {
  const history = (from: string, to: string) => rateHistory(deps, 'USD', { from, to })

  expect(await history('2039-01-01', '2039-12-31')).toEqual([])
  await expect(history('2038-01-01', '2039-12-31')).toBeRefused('bad_input')
  await expect(history('2039-02-01', '2039-01-31')).toBeRefused('bad_input')
})
