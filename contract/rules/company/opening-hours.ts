/*
 * Opening hours of a company by weekday, in Chișinău time. No zod: browsers load this too.
 */

export interface DayHours {
  /** Monday is 1. */
  readonly day: number
  /** "09:00" */
  readonly opens: string
  /** Not after `opens`: on the next day; equal: open round the clock. */
  readonly closes: string
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Chisinau',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** When it closes, "18:00", if it is open now; else null. */
export function openUntil(hours: readonly DayHours[], now: Date): string | null {
  const { day, time } = localTime(now)
  const dayBefore = day === 1 ? 7 : day - 1
  const open = hours.find(
    (one) =>
      (one.day === day && one.opens <= time && (time < one.closes || isOvernight(one))) ||
      (one.day === dayBefore && isOvernight(one) && time < one.closes),
  )
  return open?.closes ?? null
}

export function isRoundTheClock({ opens, closes }: DayHours): boolean {
  return opens === closes
}

function isOvernight({ opens, closes }: DayHours): boolean {
  return closes <= opens
}

function localTime(now: Date): { day: number; time: string } {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    day: dayNames.indexOf(parts['weekday'] ?? '') + 1,
    time: `${parts['hour']}:${parts['minute']}`,
  }
}
