import type { Lang } from '#contract/languages.ts'
import type { Notification } from '#contract/people/notifications.ts'
import type { Notifications } from '#i18n/ro/site/notifications.ts'
import type { Texts } from '#i18n/texts.ts'
import { hidingReason } from '../../parts/reviews/hiding-reason.ts'
import { formatDate, formatDay, formatPrice } from '../../lib/texts/format.ts'

/** Notifications of one day, newest first. */
export interface NoticeDay {
  /** "azi", "ieri", "19 noiembrie". */
  readonly day: string
  readonly notices: readonly Notification[]
}

/** Groups notifications (newest first) by day in Chișinău. */
export function byDay(notices: readonly Notification[], lang: Lang, now: string): NoticeDay[] {
  const days = Map.groupBy(notices, ({ createdAt }) => formatDay(lang, createdAt, now))
  return [...days].map(([day, some]) => ({ day, notices: some }))
}

/** "9.500 Lei, era 10.200 Lei", or the price of an offer; empty without a price. */
export function noticePrices(
  { price, offer }: Notification,
  t: Notifications,
  texts: Texts,
): string {
  if (offer) return t.offered(formatPrice(texts.lang, offer.price, offer.currency, texts))
  if (!price) return ''
  const { now, before, currency } = price
  const written = (amount: number): string => formatPrice(texts.lang, amount, currency, texts)
  return t.prices(written(now), written(before))
}

/** "până la 1 decembrie 2026 · Mesaje nepoliticoase" of a decision about the account; empty for other notifications. */
export function noticeStatement(
  { restriction }: Notification,
  t: Notifications,
  lang: Lang,
): string {
  if (!restriction) return ''
  const until = restriction.endsAt && t.until(formatDate(lang, restriction.endsAt))
  return [until, restriction.reason].filter(Boolean).join(' · ')
}

/**
 * Reasons of a decision against an own advert, each with how to `mend` it, or against an own review, and what a moderator
 * asks or answers; else empty.
 */
export function noticeReasons(
  { decision, reasons }: Notification,
  texts: Pick<Texts, 'refusals'>,
  mend: Readonly<Record<string, string>>,
): string {
  if (reasons.length > 0) return reasons.map((reason) => hidingReason(reason, texts)).join(' ')
  return (decision?.reasons ?? [])
    .flatMap(({ code, text }) =>
      isAgainst(decision) ? [texts.refusals[code], text ?? mend[code]] : [text],
    )
    .filter(Boolean)
    .join(' ')
}

/** Whether the decision is against an own advert, which can be corrected. */
export function isAgainst(decision: Notification['decision']): boolean {
  return decision?.move === 'reject' || decision?.move === 'suspend'
}

/** Appends a page without duplicates: new notifications shift the pages while a list is read. */
export function withMore(
  shown: readonly Notification[],
  more: readonly Notification[],
): Notification[] {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...more.filter(({ id }) => !known.has(id))]
}
