import { XMLParser } from 'fast-xml-parser'
import { dayMs } from '#contract/rules/durations.ts'
import { ratesFreshDays } from '#contract/limits.ts'
import type { DayRates } from '../deps.ts'
import { localDay } from '../lib/local-day.ts'

interface Valute {
  readonly CharCode?: string
  readonly Nominal?: string
  readonly Value?: string
}

/** What the database can hold, MDL for one unit. */
const [minRate, maxRate] = [0.000_001, 10_000_000]

const parser = new XMLParser({
  processEntities: false,
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
 * is for one. Null for an empty set, the bank's answer for a day not yet published. Throws for what is no feed.
 */
export function readRatesFeed(xml: string): DayRates | null {
  if (xml.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '').trim() === '') return null
  const feed: { ValCurs?: { Date?: string; Valute?: Valute[] } | string } = parser.parse(xml)
  // An element without attributes and content is an empty text.
  if (feed.ValCurs === '') return null
  if (typeof feed.ValCurs !== 'object') throw new Error('The bank’s answer is no feed of rates')
  const values: Record<string, number> = {}
  for (const { CharCode, Nominal, Value } of feed.ValCurs.Valute ?? []) {
    const perUnit = Number(Value) / Number(Nominal)
    if (!CharCode || !/^[A-Z]{3}$/.test(CharCode)) continue
    if (perUnit >= minRate && perUnit <= maxRate) values[CharCode] = perUnit
  }
  if (Object.keys(values).length === 0) return null
  return { date: readDate(feed.ValCurs.Date), values }
}

/** DD.MM.YYYY as YYYY-MM-DD. */
function readDate(typed = ''): string {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(typed) ?? []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // 31.02. would be read as 3 March.
  if (date.getUTCDate() !== Number(day)) throw new Error('The bank’s set has no date')
  return `${year}-${month}-${day}`
}
