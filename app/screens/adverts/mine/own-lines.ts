import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { OwnLine } from '#contract/adverts/own-adverts.ts'
import type { Lang } from '#contract/languages.ts'
import type { MyAdverts } from '#i18n/ro/adverts/my-adverts.ts'
import type { Texts } from '#i18n/texts.ts'
import { toCard, type Card } from '../../../lib/lists/cards.ts'
import { daysBetween } from '../../../lib/texts/format.ts'

/** The states that have a tab, in its order. */
const states = ['active', 'draft', 'review', 'rejected', 'suspended', 'archived'] as const
export type OwnTab = 'all' | (typeof states)[number]
export const ownTabs: readonly OwnTab[] = ['all', ...states]

/** An own advert as its list shows it. */
export interface OwnCard extends Card, Omit<OwnLine, 'item' | 'status'> {
  /** As the server calls it: it may know more states than this page. */
  readonly status: string
  /** Days by the calendar until it goes to the archive, 0 on the last; null: it does not. */
  readonly daysLeft: number | null
}

export function ownLine({ item, ...line }: OwnLine, lang: Lang, now: string): OwnCard {
  const { status, expiresAt } = line
  return {
    ...toCard(item, lang),
    ...line,
    daysLeft:
      status === 'active' && expiresAt !== null ? Math.max(0, daysBetween(now, expiresAt)) : null,
  }
}

/** Whatever is no tab shows all. */
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

/** Path of a tab, without the language; the words that are searched for go along. */
export function addressOf(tab: OwnTab, words: string): string {
  const query = new URLSearchParams()
  if (tab !== 'all') query.set('status', tab)
  if (words) query.set('q', words)
  return query.size > 0 ? `/my-adverts?${query}` : '/my-adverts'
}

/** What a state is called; a code that this page does not know is said to be unknown. */
export function statusText(status: string, t: MyAdverts): string {
  const known: Readonly<Record<string, string>> = t.statuses
  return known[status] ?? t.statuses.unknown
}

/** What the state means for its owner; nothing where all is as it should be. */
export function meaningText(advert: { status: string; isPublic: boolean }, t: MyAdverts): string {
  if (advert.status === 'active') return advert.isPublic ? '' : t.meanings.hidden
  const known: Readonly<Record<string, string>> = t.meanings
  return known[advert.status] ?? t.meanings.unknown
}

/** Why, in words: while an advert is being looked at, a suspicion is a question and no verdict. */
export function reasonText(
  { code, text }: AdvertReason,
  status: string,
  { checks }: MyAdverts,
  refusals: Texts['refusals'],
): string {
  const questions: Readonly<Partial<Record<string, string>>> = checks
  const said = (status === 'review' && questions[code]) || refusals[code]
  return text ? `${said} ${text}` : said
}

/** What a field of the form is called; nothing for one that stands in no form. */
export function fieldText(field: string, { fields }: MyAdverts): string | undefined {
  const known: Readonly<Record<string, string>> = fields
  return known[field.split('.')[0] ?? '']
}
