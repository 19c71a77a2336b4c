import { hourMs } from '#contract/rules/durations.ts'

const chisinauDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Chisinau' })

/** The hour of the last answer: most ask for that of now, and formatting takes longer than all else that a view counts. */
let last = { hour: Number.NaN, day: '' }

/** The calendar day in Chișinău, YYYY-MM-DD. Its clock differs from UTC by whole hours, so an hour has one day. */
export function localDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / hourMs)
  if (hour !== last.hour) last = { hour, day: chisinauDay.format(moment) }
  return last.day
}
