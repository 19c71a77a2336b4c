import { rateCalls } from '#contract/rates.ts'
import type { Caller } from '../calls/visit.ts'

/** Exchange rates of the National Bank: MDL for one unit of a currency. */
export interface PriceRates {
  readonly EUR: number
  readonly USD: number
  /** DD.MM.YYYY */
  readonly date: string
}

let cached: Promise<PriceRates | null> | null = null

/**
 * Returns the rates by which prices are compared; null before the first set. A browser fetches them once per page load.
 */
export function priceRates(call: Caller): Promise<PriceRates | null> {
  if (typeof document === 'undefined') return fetchRates(call)
  cached ??= fetchRates(call)
  return cached
}

async function fetchRates(call: Caller): Promise<PriceRates | null> {
  try {
    const { Date: date, Valutes } = await call(rateCalls.getRates, {})
    const [EUR, USD] = ['EUR', 'USD'].map(
      (code) => Valutes.find(({ CharCode }) => CharCode === code)?.Value,
    )
    return EUR && USD ? { EUR, USD, date } : null
  } catch {
    // The rate is only a note below two fields; the list works without it.
    return null
  }
}
