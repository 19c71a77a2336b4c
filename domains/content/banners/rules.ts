import type { Banner, BannerPage } from '#contract/site/banners.ts'
import type { Lang } from '#contract/languages.ts'

/** A banner with when, where and to whom it is shown. Empty lists: everywhere, to everybody. */
export interface RunningBanner extends Banner {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly languages: readonly Lang[]
  /** Slugs of places and districts. */
  readonly places: readonly string[]
  readonly pages: readonly BannerPage[]
  /** Shown only where no other banner of its type is. */
  readonly isFallback: boolean
}

export interface BannerQuery {
  readonly type: number
  /** Absent: any. */
  readonly language?: Lang | undefined
  readonly page?: BannerPage | undefined
  /** Slugs of the places that the page is about, with their districts. */
  readonly places?: readonly string[] | undefined
}

/** Banners for a page at a moment; where none is meant for it, those that are a fallback. */
export function bannersFor(
  banners: readonly RunningBanner[],
  query: BannerQuery,
  now: Date,
): RunningBanner[] {
  const fitting = banners.filter((banner) => fits(banner, query) && runsAt(banner, now))
  const meant = fitting.filter(({ isFallback }) => !isFallback)
  return meant.length > 0 ? meant : fitting
}

function fits(banner: RunningBanner, { type, language, page, places = [] }: BannerQuery): boolean {
  return (
    banner.type === type &&
    banner.images.length > 0 &&
    (language === undefined || isAmong(banner.languages, [language])) &&
    (page === undefined || isAmong(banner.pages, [page])) &&
    isAmong(banner.places, places)
  )
}

function isAmong<Value>(allowed: readonly Value[], values: readonly Value[]): boolean {
  return allowed.length === 0 || values.some((value) => allowed.includes(value))
}

function runsAt({ startsAt, endsAt }: RunningBanner, now: Date): boolean {
  return (!startsAt || startsAt <= now) && (!endsAt || now < endsAt)
}
