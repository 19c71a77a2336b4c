import type { RatesSource } from '#domains/deps.ts'
import { readRatesFeed } from '#domains/rates/rules.ts'

/** A set of forty currencies is 8 KB. */
const maxBytes = 1024 * 1024

const chisinau = new Intl.DateTimeFormat('ro-MD', {
  timeZone: 'Europe/Chisinau',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** Feed of the National Bank of Moldova. Its dates are in Chișinău time. The time limit in ms covers the whole answer. */
export function bankRates(address: string, timeLimit = 10_000): RatesSource {
  return {
    fetchRates: async (day) => {
      const url = new URL(address)
      url.searchParams.set('get_xml', '1')
      url.searchParams.set('date', chisinau.format(day))
      const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) })
      if (response.ok) return readRatesFeed(await limitedText(response))
      void response.body?.cancel().catch(() => {})
      throw new Error(`The bank answered ${response.status}`)
    },
  }
}

/** Stops reading at the first byte too many, whatever length was announced. */
async function limitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error('The bank’s answer is longer than 1 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
