import type { PromotionResult } from '#contract/adverts/promotion-results.ts'
import type { PromotionKind } from '#contract/adverts/promotions.ts'
import { comparedFromDays, liftEffectDays } from '#contract/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { localDay } from '../../lib/local-day.ts'

/** A promotion as it was given: a lift of one day, or a bought one for some time. */
export type Given =
  | { readonly kind: 'bump'; readonly day: string; readonly isBought: boolean }
  | {
      readonly kind: Exclude<PromotionKind, 'bump'>
      readonly startsAt: Date
      /** When it ends or was revoked. */
      readonly endsAt: Date
    }

/** Days of Chișinău, YYYY-MM-DD, `after` excluded. */
export interface Days {
  readonly first: string
  readonly after: string
}

type Result = Omit<PromotionResult, 'before' | 'during'>

/** What is counted of a promotion; null: nothing yet, or nothing to compare with. */
export interface Comparison extends Result {
  readonly beforeDays: Days | null
  readonly duringDays: Days | null
}

interface Span extends Days {
  readonly kind: PromotionKind
  readonly isBought: boolean
  readonly lifts: number
}

/**
 * Comparisons of the promotions of an advert, the latest first: of each the whole days that have passed with as many
 * days before it. Lifts whose effects overlap are one promotion.
 */
export function comparisonsOf(
  given: readonly Given[],
  { publishedAt, now }: { publishedAt: Date; now: Date },
): Comparison[] {
  const today = localDay(now)
  const published = localDay(publishedAt)
  const spans = [...liftSpans(given), ...given.flatMap(spanOf)]
  return spans
    .toSorted((a, b) => b.first.localeCompare(a.first) || b.after.localeCompare(a.after))
    .map((span) => compared(span, spans, { today, published }))
}

function spanOf(given: Given): Span[] {
  if (given.kind === 'bump') return []
  const first = localDay(given.startsAt)
  const after = localDay(given.endsAt)
  // Revoked on its first day.
  if (after <= first) return []
  return [{ kind: given.kind, isBought: true, lifts: 0, first, after }]
}

function liftSpans(given: readonly Given[]): Span[] {
  const lifts = given
    .flatMap((one) => (one.kind === 'bump' ? [one] : []))
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const spans: Span[] = []
  for (const { day, isBought } of lifts) {
    const last = spans.at(-1)
    const after = addDays(day, liftEffectDays)
    if (last && day <= last.after) {
      const joined = { ...last, after, lifts: last.lifts + 1, isBought: last.isBought || isBought }
      spans.splice(-1, 1, joined)
    } else spans.push({ kind: 'bump', isBought, lifts: 1, first: day, after })
  }
  return spans
}

function compared(
  span: Span,
  spans: readonly Span[],
  { today, published }: { today: string; published: string },
): Comparison {
  const { first, after, ...rest } = span
  const measured = after < today ? after : today
  const days = Math.max(0, daysBetween(first, measured))
  const begin = addDays(first, -days)
  const isEarly = days < comparedFromDays
  const isNew = !isEarly && published > begin
  const isMixed = spans.some(
    (other) => other !== span && other.first < measured && other.after > begin,
  )
  return {
    ...rest,
    firstDay: first,
    lastDay: addDays(after, -1),
    state: stateOf(span, today),
    days,
    verdict: verdictOf(isEarly, isNew),
    isMixed: !isEarly && isMixed,
    duringDays: isEarly ? null : { first, after: measured },
    beforeDays: isEarly || isNew ? null : { first: begin, after: first },
  }
}

function stateOf({ first, after }: Days, today: string): Result['state'] {
  if (today < first) return 'waiting'
  return today < after ? 'running' : 'ended'
}

function verdictOf(isEarly: boolean, isNew: boolean): Result['verdict'] {
  if (isEarly) return 'early'
  return isNew ? 'new' : 'compared'
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

function daysBetween(first: string, after: string): number {
  return Math.round((Date.parse(after) - Date.parse(first)) / dayMs)
}
