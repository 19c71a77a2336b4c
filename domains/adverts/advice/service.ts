import type { ownStatisticsCalls } from '#contract/adverts/own-statistics.ts'
import type { OutputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import { normalizedValue } from '#contract/rules/advert/advert-attributes.ts'
import { attributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { statisticsOf } from '../own-list/service.ts'
import { findTouchedAt } from '../own-store.ts'
import { comparablePricesOf, marketOf } from '../prices/service.ts'
import type { AdvertDetail } from '../store.ts'
import { adviceOn } from './rules.ts'

type OwnStatistics = OutputOf<typeof ownStatisticsCalls.getAdvice>
type AdviceDeps = Pick<Deps, 'sql' | 'clock'>

/** Statistics of an own advert, its price beside similar ones, and what its owner can mend. */
export async function adviceFor(
  deps: AdviceDeps,
  owner: User,
  advert: AdvertDetail,
): Promise<OwnStatistics> {
  const { id, language, status } = advert
  const { days, views, reveals, hearts } = await statisticsOf(deps, owner, id)
  const market = await marketOf(deps, advert)
  const percent = market && Math.round((market.price / market.median - 1) * 100)
  const isSeen = status === 'active'
  return {
    id: String(id),
    titles: { ro: advert.titleRo, ru: advert.titleRu, en: advert.titleEn },
    ...{ language, status, days },
    totals: { views, reveals, favorites: hearts },
    market:
      market && percent !== null
        ? { ...pricesIn(market), price: market.price, count: market.count, percent }
        : null,
    advice: isSeen ? await adviceOf(deps, advert, { days, percent }) : [],
  }
}

function pricesIn({ low, median, high }: { low: number; median: number; high: number }) {
  return { low, median, high }
}

async function adviceOf(
  deps: AdviceDeps,
  advert: AdvertDetail,
  { days, percent }: { days: OwnStatistics['days']; percent: number | null },
): Promise<OwnStatistics['advice']> {
  const { subcategory, attributes, images, price, isFree } = advert
  const slug = subcategory?.slug ?? null
  const definitions = slug === null ? [] : await attributesOf(deps, slug)
  const empty = definitions.filter(({ key }) => normalizedValue(attributes[key]) === undefined)
  const prices = await comparablePricesOf(deps, { subcategorySlug: slug, attributes })
  const touchedAt = await findTouchedAt(deps.sql, advert.id)
  if (!touchedAt) throw new Refusal('advert_not_found')
  const about = {
    photos: images.length,
    ...textsOf(advert),
    emptyFields: empty.length,
    hasPrice: price > 0,
    isFree,
    percent,
    hasMarket: prices !== null,
    touchedAt,
    views: days.reduce((sum, day) => sum + day.views, 0),
    asked: days.reduce((sum, { reveals, messages }) => sum + reveals + messages, 0),
  }
  return adviceOn(about, deps.clock.now())
}

/** Romanian and Russian are read by most. */
function textsOf(advert: AdvertDetail) {
  const texts = {
    ro: { title: advert.titleRo, description: advert.descriptionRo },
    ru: { title: advert.titleRu, description: advert.descriptionRu },
    en: { title: advert.titleEn, description: advert.descriptionEn },
  }
  const missingLanguages = [texts.ro, texts.ru].filter(({ title }) => title === '').length
  return { ...texts[advert.language], missingLanguages }
}
