import { rateCalls } from '#contract/rates.ts'
import {
  convertedCurrencies,
  type ConvertedCurrency,
  type RatedCurrency,
} from '#contract/rules/money/currencies.ts'
import { isRefusedAs } from '../calls/refusal.ts'
import type { Caller } from '../calls/visit.ts'

/** Rates of the National Bank, those of the converter's currencies. */
export interface Rates {
  /** DD.MM.YYYY */
  readonly date: string
  readonly isStale: boolean
  /** MDL for one unit. */
  readonly values: Readonly<Partial<Record<ConvertedCurrency, number>>>
}

export interface RateOfDay {
  /** YYYY-MM-DD */
  readonly date: string
  /** MDL for one unit. */
  readonly value: number
}

/** Null before the first set. */
export async function fetchRates(call: Caller): Promise<Rates | null> {
  try {
    const { Date: date, isStale, Valutes } = await call(rateCalls.getRates, {})
    const known = Valutes.filter(({ CharCode }) => isConverted(CharCode))
    return {
      ...{ date, isStale },
      values: Object.fromEntries(known.map(({ CharCode, Value }) => [CharCode, Value])),
    }
  } catch (error) {
    if (typeof document === 'undefined' && isRefusedAs(error, 'unavailable')) return null
    throw error
  }
}

/** The rates of the year that ends on a day, DD.MM.YYYY. */
export async function fetchYear(
  call: Caller,
  currency: RatedCurrency,
  lastDay: string,
): Promise<readonly RateOfDay[]> {
  const to = lastDay.split('.').toReversed().join('-')
  const yearBefore = new Date(`${to}T00:00:00Z`)
  yearBefore.setUTCFullYear(yearBefore.getUTCFullYear() - 1)
  const from = yearBefore.toISOString().slice(0, 10)
  return (await call(rateCalls.listRates, { currency, from, to })).days
}

export function isConverted(code: string | null): code is ConvertedCurrency {
  return convertedCurrencies.some((one) => one === code)
}
