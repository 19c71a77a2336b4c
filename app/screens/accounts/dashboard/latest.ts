import type { OwnLine } from '#contract/adverts/own-advert-shapes.ts'
import type { Lang } from '#contract/languages.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { toCard, type Card } from '../../../lib/lists/cards.ts'
import { daysBetween } from '../../../lib/texts/format.ts'

/** An own advert on the dashboard. */
export interface LatestAdvert extends Card {
  readonly views: number
  readonly hearts: number
  /** Others see it. */
  readonly isPublic: boolean
  /** Calendar days until it ends; null: it has no end. */
  readonly daysLeft: number | null
}

export function latestAdvert(
  { item, views, hearts, isPublic, expiresAt }: OwnLine,
  lang: Lang,
  now: string,
): LatestAdvert {
  const daysLeft = expiresAt === null ? null : daysBetween(now, expiresAt)
  return { ...toCard(item, lang), views, hearts, isPublic, daysLeft }
}

/** Days before its end from which an advert is renewed, as the notice by mail says. */
const endsSoon = 3

/** A renewal is done on the spot; the others are addresses, without the language. */
export type NextStep =
  | { readonly step: 'renew' }
  | { readonly step: 'photos' | 'price' | 'statistics'; readonly to: string }

/** What helps an advert most: that it stays, a photo, a price; else what its numbers say. */
export function nextStep(advert: LatestAdvert): NextStep {
  const { id, daysLeft, images, price, isFree, priceUnit } = advert
  const edit = `/edit-advert/${id}`
  if (daysLeft !== null && daysLeft <= endsSoon) return { step: 'renew' }
  if (images.length === 0) return { step: 'photos', to: edit }
  if (price === 0 && !isFree && priceUnit !== 'none') return { step: 'price', to: edit }
  return numbersOf(advert)
}

/** All that there is for who may not change the advert. */
export function numbersOf({ id }: Pick<LatestAdvert, 'id'>): NextStep {
  return { step: 'statistics', to: `/my-adverts/${id}/statistics` }
}

/** Path of the advert as its owner sees it. */
export function pathOf({ id, isPublic }: Pick<LatestAdvert, 'id' | 'isPublic'>): string {
  return isPublic ? routes.advert(id) : `/advert-preview/${id}`
}
