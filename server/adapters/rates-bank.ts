import type { RatesSource } from '#domains/deps.ts'
import { readRatesFeed } from '#domains/rates/rules.ts'

const chisinau = new Intl.DateTimeFormat('ro-MD', {
  timeZone: 'Europe/Chisinau',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** Feed of the National Bank of Moldova. Its dates are in Chișinău time. */
export function bankRates(address: string): RatesSource {
  return {
    fetchRates: async (day) => {
      const url = new URL(address)
      url.searchParams.set('get_xml', '1')
      url.searchParams.set('date', chisinau.format(day))
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
      if (!response.ok) throw new Error(`The bank answered ${response.status}`)
      return readRatesFeed(await response.text())
    },
  }
}

/** Fetches nothing: the stored rates stay. */
export const storedRates: RatesSource = { fetchRates: async () => null }
