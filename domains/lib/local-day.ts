import { hourMs } from '#contract/rules/durations.ts'

const chisinauDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Chisinau' })

/** Days by hour: a page asks for those of now and of its promotions, and formatting one takes a hundred times as long. */
const days = new Map<number, string>()
const daysMax = 5_000

/** The calendar day in Chișinău, YYYY-MM-DD. Its clock differs from UTC by whole hours, so an hour has one day. */
export function localDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / hourMs)
  const known = days.get(hour)
  if (known !== undefined) return known
  const day = chisinauDay.format(moment)
  if (days.size >= daysMax) days.clear()
  days.set(hour, day)
  return day
}
