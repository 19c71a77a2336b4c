import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Moderation } from '#i18n/ro/console/moderation.ts'

/** "35 min", "7 h", "3 zile": how long something has waited, rounded down. */
export function ageText(t: Moderation, since: string, now: string): string {
  const waited = Math.max(0, Date.parse(now) - Date.parse(since))
  if (waited < hourMs) return t.minutes(Math.floor(waited / minuteMs))
  return hoursText(t, Math.floor(waited / hourMs))
}

/** "4 h", "7 zile". */
export function hoursText(t: Moderation, hours: number): string {
  return hours < 48 ? t.hours(hours) : t.days(Math.floor((hours * hourMs) / dayMs))
}

/** Whether something has waited longer than was promised. */
export function isLate(since: string, promiseHours: number, now: string): boolean {
  return Date.parse(now) - Date.parse(since) > promiseHours * hourMs
}
