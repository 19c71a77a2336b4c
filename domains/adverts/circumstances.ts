import { priceHint, type MarketDeps } from './market.ts'
import type { OwnAdvert } from './own-store.ts'
import type { Circumstances } from './risk.ts'
import { findCircumstances } from './risk-store.ts'

/** What the fixed rules must know besides an advert itself. */
export async function circumstancesOf(deps: MarketDeps, advert: OwnAdvert): Promise<Circumstances> {
  const { subcategorySlug, attributes } = advert
  const like = subcategorySlug === null ? null : await priceHint(deps, subcategorySlug, attributes)
  return findCircumstances(deps.sql, advert, deps.clock.now(), like?.median ?? null)
}
