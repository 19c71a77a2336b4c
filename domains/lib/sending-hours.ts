import { dayMs } from '#contract/rules/durations.ts'

const chisinau = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Chisinau',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The next 08:00 in Chișinău. */
export function nextMorning(now: Date): Date {
  const days = [0, 1].map((n) => morningOf(new Date(now.getTime() + n * dayMs)))
  return days.find((morning) => morning > now) ?? morningOf(new Date(now.getTime() + 2 * dayMs))
}

/** Whether it is between 22:00 and 08:00 in Chișinău, when nobody is disturbed. */
export function isNight(now: Date): boolean {
  const hour = Number(chisinau.format(now).slice(11, 13))
  return hour >= 22 || hour < 8
}

/** The next Monday 08:00 in Chișinău, which may be today. */
export function nextMondayMorning(now: Date): Date {
  const morning = nextMorning(now)
  const daysLeft = (8 - morning.getUTCDay()) % 7
  return morningOf(new Date(morning.getTime() + daysLeft * dayMs))
}

/** Chișinău is two hours ahead of UTC in winter and three in summer. */
function morningOf(moment: Date): Date {
  const day = chisinau.format(moment).slice(0, 10)
  const summer = new Date(`${day}T08:00:00+03:00`)
  return chisinau.format(summer).endsWith('08:00') ? summer : new Date(`${day}T08:00:00+02:00`)
}
