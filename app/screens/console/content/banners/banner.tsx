import type { ReactElement } from 'react'
import { data } from '../../../../lib/router/index.ts'
import { placeCalls } from '#contract/places.ts'
import { bannerEditorCalls, type EditedBanner } from '#contract/staff/content/banners.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import editing from '../parts/editing.module.css'
import { bannerEditorTexts, editingTexts } from '../texts.ts'
import { BannerForm } from './banner-form.tsx'

export const texts = [consoleTexts, editingTexts, bannerEditorTexts]

export const head: Head = ({ lang }) => bannerEditorTexts.of(lang).head

const empty: EditedBanner = {
  ...{ id: 0, revision: 0, type: 2, position: 0, isActive: false, isFallback: false },
  ...{ startsAt: '', endsAt: '', languages: [], places: [], pages: [], images: [] },
  ...{ views: 0, clicks: 0, recentViews: 0, recentClicks: 0 },
}

/** A banner, or with "new" for its id one that there is not yet. */
export const loader = staffLoader(async ({ call, params }) => {
  const [{ banners }, { main, districts }] = await Promise.all([
    call(bannerEditorCalls.listBanners, {}),
    call(placeCalls.listPlaces, {}),
  ])
  const { bannerId } = params
  const banner = bannerId === 'new' ? empty : banners.find(({ id }) => String(id) === bannerId)
  if (!banner) throw data(null, { status: 404 })
  const places = [...districts, ...main].map(({ slug, labels }) => ({ slug, labels }))
  return { banner, places }
})

export function Component(): ReactElement {
  const { banner, places } = useStaffLoaded<typeof loader>()
  const t = bannerEditorTexts.use()
  const lang = useLang()
  const link = useLink()
  const [shown] = banner.images
  const offered = new Map(places.map(({ slug, labels }) => [slug, labelIn(lang, labels)]))
  for (const slug of banner.places) if (!offered.has(slug)) offered.set(slug, slug)
  return (
    <>
      <header className={editing['header']}>
        <h1 className={list['title']}>
          {banner.id === 0 ? t.new : shown?.alt || t.types[banner.type]}
        </h1>
        <a href={link('/admin/banners')}>{t.title}</a>
      </header>
      <BannerForm key={banner.id} banner={banner} places={offered} />
    </>
  )
}
