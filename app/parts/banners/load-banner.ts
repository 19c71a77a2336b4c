import { bannerCalls, type BannerPage } from '#contract/site/banners.ts'
import type { Visit } from '../../lib/calls/visit.ts'
import { toSlides, type Slide } from './slides.ts'

/**
 * The general banner of a page, by its kind and the places that it is about; null without one. A failure is none: a
 * page is never lost for a banner.
 */
export async function loadBanner(
  { call, lang }: Pick<Visit, 'call' | 'lang'>,
  page: BannerPage,
  places: readonly string[] = [],
): Promise<Slide | null> {
  const { items } = await call(bannerCalls.listBanners, {
    ...{ itemsType: 2, lang, page },
    ...(places.length > 0 && { places: [...places] }),
  }).catch(() => ({ items: [] }))
  return toSlides(items, lang)[0] ?? null
}
