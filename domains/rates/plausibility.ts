import { ratedCurrencies } from '#contract/rules/money/currencies.ts'
import type { DayRates } from '../deps.ts'

/** Prices of adverts are compared by these. */
const required = ['EUR', 'USD']

/** Greatest plausible change between two sets. */
const maxJump = 0.2

/** What is wrong with a set on its own; null if nothing. `tomorrow` is YYYY-MM-DD: the bank publishes a day ahead. */
export function problemOfSet({ date, values }: DayRates, tomorrow: string): string | null {
  if (date > tomorrow) return `its date ${date} is in the future`
  const missing = required.filter((code) => values[code] === undefined)
  return missing.length > 0 ? `it lacks ${missing.join(' and ')}` : null
}

/** The first currency of the converter whose rate differs by more than 20 % between two sets; null if none does. */
export function jumpBetween(known: DayRates, next: DayRates): string | null {
  for (const code of ratedCurrencies) {
    const { [code]: before } = known.values
    const { [code]: after } = next.values
    if (before === undefined || after === undefined) continue
    if (Math.max(after / before, before / after) > 1 + maxJump)
      return `${code} is ${after} after ${before} on ${known.date}`
  }
  return null
}
