import { searchCalls } from '#contract/search.ts'
import type { ReactElement } from 'react'
import { redirect } from '../../lib/router/index.ts'
import { bannerCalls } from '#contract/site/banners.ts'
import { loadPage } from '../../lib/lists/advert-list.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { GeneralBanner } from '../../parts/banners/general-banner.tsx'
import { loadBanner } from '../../parts/banners/load-banner.ts'
import { toSlides } from '../../parts/banners/slides.ts'
import { AdvertList } from '../../parts/lists/advert-list.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { PaidPlaces } from '../../parts/lists/paid-places.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { RecentCarousel } from '../../parts/lists/carousel/recent-carousel.tsx'
import { ViewToggle } from '../../parts/lists/view-toggle.tsx'
import { BannerCarousel } from './banners.tsx'
import { CategoryCarousel } from './category-carousel.tsx'
import css from './home.module.css'
import { Popular } from './popular.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { toColumns } from './popular-columns.ts'

export const head: Head = (t) => t.search.heads.home

export const loader = screenLoader(async (visit) => {
  const { query } = visit
  if (query.get('page') === '1') throw redirect('/', 301)
  const page = readPage(query.get('page'))
  const [list, extras] = await Promise.all([
    loadPage(visit, { searchType: 'all', search: '' }, {}, page),
    page === 1 ? loadExtras(visit) : null,
  ])
  return { list, extras }
})

type Loaded = Awaited<ReturnType<typeof loadExtras>>

/** Data around the first page of the list. Failures are ignored, so that the list is always shown. */
async function loadExtras(visit: ScreenVisit) {
  const { call, lang, device } = visit
  const carousel = { itemsType: 1, lang, page: 'home' } as const
  const [slides, general, popular] = await Promise.all([
    device === 'desktop'
      ? call(bannerCalls.listBanners, carousel).then(
          ({ items }) => items,
          () => [],
        )
      : [],
    loadBanner(visit, 'home'),
    call(searchCalls.getPopular, {}).then(
      ({ items }) => items,
      () => [],
    ),
  ])
  return {
    ...{ slides: toSlides(slides, lang), general, popular: toColumns(popular, lang, device) },
    counts: Object.fromEntries(popular.map(({ slug, count }) => [slug, count])),
  }
}

export function Component(): ReactElement {
  const { list, extras } = useLoaded<typeof loader>()
  const t = useTexts()
  return (
    <>
      <div className={css['top']}>
        <header className={css['intro']}>
          <h1>{t.search.home.title}</h1>
          <p>{t.search.home.promise}</p>
        </header>
        {extras && extras.slides.length > 0 && <BannerCarousel slides={extras.slides} />}
      </div>
      <CategoryCarousel counts={extras?.counts ?? {}} />
      {extras && <Extras {...extras} />}
      <section aria-labelledby="adverts">
        <header className={css['header']}>
          <h2 id="adverts">{t.search.home.adverts}</h2>
          <ViewToggle />
        </header>
        <PaidPlaces adverts={list.paid} now={list.now} heading="h3" />
        {list.cards.length > 0 ? (
          <AdvertList adverts={list.cards} now={list.now} eager={extras ? 0 : 4} />
        ) : (
          <EmptyState title={t.adverts.none} />
        )}
        <Pagination page={list.page} pages={list.pages} />
      </section>
    </>
  )
}

/** Popular adverts, those seen before, and the general banner; on a desktop its narrow picture beside the popular ones. */
function Extras({ popular, general, slides }: Loaded): ReactElement {
  const isBeside = popular.length > 0 && Boolean(general?.narrow)
  return (
    <div className={isBeside ? css['beside'] : undefined}>
      {popular.length > 0 && <Popular columns={popular} />}
      <RecentCarousel eager={2} />
      <SavedSearches />
      {general && (
        <GeneralBanner slide={general} isFirst={slides.length === 0} isInColumn={isBeside} />
      )}
    </div>
  )
}
