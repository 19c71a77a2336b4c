import { XMLParser } from 'fast-xml-parser'
import { dayMs } from '#contract/rules/durations.ts'
import { ratesFreshDays } from '#contract/limits.ts'
import type { DayRates } from '../deps.ts'
import { localDay } from '../local-day.ts'

interface Valute {
  readonly CharCode?: string
  readonly Nominal?: string
  readonly Value?: string
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'Valute',
})

/** Whether a set of rates is older than the bank's days off explain. `day` is YYYY-MM-DD. */
export function areStale(day: string, now: Date): boolean {
  const today = Date.parse(localDay(now))
  return today - Date.parse(day) > ratesFreshDays * dayMs
}

/**
 * Parses the feed of the National Bank of Moldova. Values are given for `Nominal` units (100 yen, 10 lek); the result
 * is for one. Null for an empty set, the bank's answer for a day not yet published.
 */
export function readRatesFeed(xml: string): DayRates | null {
  const feed: { ValCurs?: { Date?: string; Valute?: Valute[] } } = parser.parse(xml)
  const date = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(feed.ValCurs?.Date ?? '')
  const values: Record<string, number> = {}
  for (const { CharCode, Nominal, Value } of feed.ValCurs?.Valute ?? []) {
    const perUnit = Number(Value) / Number(Nominal)
    if (CharCode && Number.isFinite(perUnit) && perUnit > 0) values[CharCode] = perUnit
  }
  if (!date || Object.keys(values).length === 0) return null
  return { date: `${date[3]}-${date[2]}-${date[1]}`, values }
}
