import { rateCalls } from '#contract/rates.ts'
import type { Caller } from '../calls/visit.ts'

/** What one unit of a currency is in lei, by the National Bank. */
export interface PriceRates {
  readonly EUR: number
  readonly USD: number
  /** DD.MM.YYYY */
  readonly date: string
}

let kept: Promise<PriceRates | null> | null = null

/** The rates that prices are compared by; null before the first set. A browser asks once in the life of the page. */
export function priceRates(call: Caller): Promise<PriceRates | null> {
  if (typeof document === 'undefined') return fetchRates(call)
  kept ??= fetchRates(call)
  return kept
}

async function fetchRates(call: Caller): Promise<PriceRates | null> {
  try {
    const { Date: date, Valutes } = await call(rateCalls.getRates, {})
    const [EUR, USD] = ['EUR', 'USD'].map(
      (code) => Valutes.find(({ CharCode }) => CharCode === code)?.Value,
    )
    return EUR && USD ? { EUR, USD, date } : null
  } catch {
    // A note under two fields: a list goes without it.
    return null
  }
}
