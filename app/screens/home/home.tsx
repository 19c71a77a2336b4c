import { searchCalls } from '#contract/search.ts'
import type { ReactElement } from 'react'
import { redirect } from 'react-router'
import { bannerCalls } from '#contract/site/banners.ts'
import { loadPage } from '../../lib/lists/advert-list.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { AdvertList } from '../../parts/lists/advert-list.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { RecentCarousel } from '../../parts/lists/recent-carousel.tsx'
import { ViewToggle } from '../../parts/lists/view-toggle.tsx'
import { BannerCarousel, GeneralBanner } from './banners.tsx'
import { toSlides } from './slides.ts'
import { CategoryCarousel } from './category-carousel.tsx'
import css from './home.module.css'
import { Popular } from './popular.tsx'
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

/** Data around the first page of the list. Failures are ignored, so that the list is always shown. */
async function loadExtras({ call, lang, device }: ScreenVisit) {
  const isDesktop = device === 'desktop'
  const banners = (type: 1 | 2) =>
    call(bannerCalls.listBanners, { itemsType: type, lang, page: 'home' }).then(
      ({ items }) => items,
      () => [],
    )
  const [slides, general, popular] = await Promise.all([
    isDesktop ? banners(1) : [],
    banners(2),
    call(searchCalls.getPopular, {}).then(
      ({ items }) => items,
      () => [],
    ),
  ])
  return {
    slides: toSlides(slides, lang),
    general: toSlides(general, lang).slice(0, 1),
    popular: toColumns(popular, lang, device),
  }
}

export function Component(): ReactElement {
  const { list, extras } = useLoaded<typeof loader>()
  const t = useTexts()
  const [general] = extras?.general ?? []
  return (
    <>
      <h1 className="visually-hidden">{t.search.home.title}</h1>
      {extras && extras.slides.length > 0 && <BannerCarousel slides={extras.slides} />}
      <CategoryCarousel />
      {extras && extras.popular.length > 0 && <Popular columns={extras.popular} />}
      {extras && <RecentCarousel />}
      {general && <GeneralBanner slide={general} isFirst={extras?.slides.length === 0} />}
      <section aria-labelledby="adverts">
        <header className={css['header']}>
          <h2 id="adverts">{t.search.home.adverts}</h2>
          <ViewToggle />
        </header>
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
