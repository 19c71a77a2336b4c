import { createServer } from 'node:http'

export interface FeedAnswer {
  readonly status?: number
  readonly body: string
}

/** A set in the form of the National Bank's feed; `date` is DD.MM.YYYY. Absent values are plausible ones. */
export function feedOf(date: string, values: Readonly<Record<string, number>> = {}): string {
  const valutes = Object.entries({ EUR: 20, USD: 17, ...values })
    .filter(([, value]) => !Number.isNaN(value))
    .map(
      ([code, value]) =>
        `<Valute><CharCode>${code}</CharCode><Nominal>1</Nominal><Value>${value}</Value></Valute>`,
    )
  return `<ValCurs Date="${date}" name="Cursul oficial de schimb">${valutes.join('')}</ValCurs>`
}

export const emptyFeed = '<ValCurs Date="" name="none"></ValCurs>'

/** A local National Bank that answers by date, DD.MM.YYYY, and records the requested dates. */
export async function ratesFeed(answer: (date: string) => FeedAnswer) {
  const requestedDates: string[] = []
  const server = createServer((request, response) => {
    const date = new URL(request.url ?? '', 'http://bank').searchParams.get('date') ?? ''
    requestedDates.push(date)
    const { status = 200, body } = answer(date)
    response.on('error', () => {})
    response.writeHead(status, { 'content-type': 'text/xml' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    requestedDates,
    address: `http://127.0.0.1:${port}/ro/official_exchange_rates`,
    close: () => void server.close(),
  }
}
