import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { OwnLine } from '#contract/adverts/own-advert-shapes.ts'
import type { Lang } from '#contract/languages.ts'
import type { MyAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import type { Texts } from '#i18n/texts.ts'
import { toCard, type Card } from '../../../lib/lists/cards.ts'
import { daysBetween } from '../../../lib/texts/format.ts'

/** States with a tab, in tab order. */
const states = ['active', 'draft', 'review', 'rejected', 'suspended', 'archived'] as const
export type OwnTab = 'all' | (typeof states)[number]
export const ownTabs: readonly OwnTab[] = ['all', ...states]

/** An own advert for the owner's list. */
export interface OwnCard extends Card, Omit<OwnLine, 'item' | 'status' | 'bought'> {
  /** As sent by the server; may be a state unknown to this page. */
  readonly status: string
  /** Calendar days until the archive, 0 on the last day; null: never. */
  readonly daysLeft: number | null
  readonly bought: readonly (OwnLine['bought'][number] & { readonly isWaiting: boolean })[]
}

export function ownLine({ item, ...line }: OwnLine, lang: Lang, now: string): OwnCard {
  const { status, expiresAt } = line
  return {
    ...toCard(item, lang),
    ...line,
    bought: line.bought.map((one) => ({ ...one, isWaiting: one.from > now })),
    daysLeft:
      status === 'active' && expiresAt !== null ? Math.max(0, daysBetween(now, expiresAt)) : null,
  }
}

/** Returns the tab; an unknown text means all. */
export function readTab(text: string | null): OwnTab {
  return ownTabs.find((tab) => tab === text) ?? 'all'
}

export interface Counted {
  readonly tab: OwnTab
  readonly count: number
}

export function tabsOf(counts: Readonly<Record<string, number>>): Counted[] {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return ownTabs.map((tab) => ({ tab, count: tab === 'all' ? all : (counts[tab] ?? 0) }))
}

/** Path of a tab without the language; keeps the search words. */
export function addressOf(tab: OwnTab, words: string): string {
  const query = new URLSearchParams()
  if (tab !== 'all') query.set('status', tab)
  if (words) query.set('q', words)
  return query.size > 0 ? `/my-adverts?${query}` : '/my-adverts'
}

/** What the state of an own advert is told by. */
export type Stated = Pick<OwnCard, 'status' | 'isPublic'>

/** Label of a state; "unknown" for a code that this page does not have. */
export function statusText({ status, isPublic }: Stated, t: MyAdverts): string {
  if (status === 'active' && !isPublic) return t.statuses.hidden
  const known: Readonly<Record<string, string>> = t.statuses
  return known[status] ?? t.statuses.unknown
}

/** Explains the state to the owner; empty where no action is needed. */
export function meaningText(advert: Stated, t: MyAdverts): string {
  if (advert.status === 'active') return advert.isPublic ? '' : t.meanings.hidden
  const known: Readonly<Record<string, string>> = t.meanings
  return known[advert.status] ?? t.meanings.unknown
}

interface ReasonTexts extends Pick<Texts, 'refusals'> {
  readonly own: MyAdverts
  /** How to mend what breaks a rule. */
  readonly mending: Readonly<Record<string, string>>
}

/** A reason and how to mend it; during a review a suspicion is phrased as a question. */
export function reasonText(
  { code, text }: AdvertReason,
  status: string,
  { own, refusals, mending }: ReasonTexts,
): string {
  const questions: Readonly<Partial<Record<string, string>>> = own.checks
  const isReviewed = status === 'review'
  const reason = (isReviewed && questions[code]) || refusals[code]
  return [reason, text ?? (isReviewed ? '' : mending[code])].filter(Boolean).join(' ')
}

/** Label of a form field; empty for a field without one. */
export function fieldText(field: string, { fields }: MyAdverts): string | undefined {
  const known: Readonly<Record<string, string>> = fields
  return known[field.split('.')[0] ?? '']
}
