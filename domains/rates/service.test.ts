import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { bankRates } from '#server/adapters/rates-bank.ts'
import { expect, test } from '#tests/support/test.ts'
import { latestRates, refreshRates } from './service.ts'
import { insertRates } from './store.ts'

const set = (date: string, euro: string): string =>
  `<ValCurs Date="${date}"><Valute><CharCode>EUR</CharCode><Nominal>1</Nominal><Value>${euro}</Value></Valute></ValCurs>`

const empty = '<ValCurs Date="" name="none"></ValCurs>'

/** A local bank stub that answers by date and records the requested dates. */
async function bank(answer: (date: string) => { status: number; body: string }) {
  const requestedDates: string[] = []
  const server = createServer((request, response) => {
    const date = new URL(request.url ?? '', 'http://bank').searchParams.get('date') ?? ''
    requestedDates.push(date)
    const { status, body } = answer(date)
    response.writeHead(status, { 'content-type': 'text/xml' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    requestedDates,
    source: bankRates(`http://127.0.0.1:${port}/ro/official_exchange_rates`),
  }
}

test('on a day without a set the last day that has one counts', async ({ deps }) => {
  deps.clock.leapTo('2031-03-09T09:00:00Z')
  const { source, requestedDates } = await bank((date) =>
    date === '07.03.2031' ? { status: 200, body: set(date, '21.5') } : { status: 200, body: empty },
  )

  await refreshRates({ ...deps, ratesSource: source })

  expect(requestedDates).toEqual(['09.03.2031', '08.03.2031', '07.03.2031'])
  expect(await latestRates(deps)).toEqual({ date: '2031-03-07', values: { EUR: 21.5 } })
})

test('the day is that of Chișinău', async ({ deps }) => {
  deps.clock.leapTo('2031-06-30T22:30:00Z')
  const { source, requestedDates } = await bank((date) => ({ status: 200, body: set(date, '22') }))

  await refreshRates({ ...deps, ratesSource: source })

  expect(requestedDates).toEqual(['01.07.2031'])
})

test('the last good set stays while the bank fails', async ({ deps }) => {
  deps.clock.leapTo('2032-01-05T09:00:00Z')
  const good = await bank((date) => ({ status: 200, body: set(date, '23.25') }))
  await refreshRates({ ...deps, ratesSource: good.source })
  const before = await latestRates(deps)

  deps.clock.advance({ days: 1 })
  for (const answer of [
    { status: 500, body: 'Error' },
    { status: 200, body: '<html>Mentenanță</html>' },
    { status: 200, body: '' },
  ]) {
    const failing = await bank(() => answer)
    await refreshRates({ ...deps, ratesSource: failing.source })
    expect(await latestRates(deps)).toEqual(before)
  }
  expect(before?.date).toBe('2032-01-05')
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

test('a set that another process stores counts at once, as its prices do', async ({ deps }) => {
  await latestRates(deps)
  await insertRates(deps.sql, { date: '2033-01-02', values: { EUR: 30 } })

  expect(await latestRates(deps)).toEqual({ date: '2033-01-02', values: { EUR: 30 } })
})
