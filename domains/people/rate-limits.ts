import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { Budget } from '../limits/service.ts'

/** What one member may look up: more than the work takes, and too little to copy the people of the market. */
const limits = {
  reveals: { hour: 30, day: 100 },
  searches: { hour: 120, day: 600 },
} as const

/** Budgets of a member, by hour and day. */
export function budgetsOf(staffId: number, kind: keyof typeof limits): Budget[] {
  const { hour, day } = limits[kind]
  return [
    { key: `staff:${kind}:hour:${staffId}`, most: hour, window: hourMs },
    { key: `staff:${kind}:day:${staffId}`, most: day, window: dayMs },
  ]
}
