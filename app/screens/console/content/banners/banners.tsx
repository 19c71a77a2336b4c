import type { ReactElement } from 'react'
import { placeCalls } from '#contract/places.ts'
import { bannerEditorCalls, type EditedBanner } from '#contract/staff/content/banners.ts'
import { bannerImage } from '../../../../lib/browser/images.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../../parts/forms/button.tsx'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import editing from '../parts/editing.module.css'
import { bannerEditorTexts, editingTexts } from '../texts.ts'
import css from './banners.module.css'

export const texts = [consoleTexts, editingTexts, bannerEditorTexts]

export const head: Head = ({ lang }) => bannerEditorTexts.of(lang).head

export const loader = staffLoader(async ({ call, lang }) => {
  const [{ banners }, { main, districts }] = await Promise.all([
    call(bannerEditorCalls.listBanners, {}),
    call(placeCalls.listPlaces, {}),
  ])
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    [...districts, ...main].map(({ slug, labels }) => [slug, labelIn(lang, labels)]),
  )
  return { banners, names, now: localMinute(new Date()) }
})

/** All banners with how often they were seen and pressed. */
export function Component(): ReactElement {
  const { banners, names, now } = useStaffLoaded<typeof loader>()
  const t = bannerEditorTexts.use()
  const link = useLink()
  return (
    <>
      <header className={editing['header']}>
        <h1 className={list['title']}>{t.title}</h1>
        <ButtonLink kind="primary" href={link('/admin/banners/new')}>
          {t.new}
        </ButtonLink>
      </header>
      <p className={list['about']}>{t.about}</p>
      {banners.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <div className={editing['scroll']} tabIndex={0} role="region" aria-label={t.title}>
          <table className={editing['table']}>
            <thead>
              <tr>
                {Object.entries(t.columns).map(([name, label]) => (
                  <th
                    key={name}
                    scope="col"
                    className={name === 'views' || name === 'clicks' ? 'numeric' : undefined}
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {banners.map((banner) => (
                <BannerRow key={banner.id} banner={banner} places={names} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

interface BannerRowProps {
  readonly banner: EditedBanner
  /** Names by slug. */
  readonly places: Readonly<Record<string, string>>
  readonly now: string
}

function BannerRow({ banner, places, now }: BannerRowProps): ReactElement {
  const t = bannerEditorTexts.use()
  const { languages: names } = editingTexts.use()
  const lang = useLang()
  const link = useLink()
  const { id, type, images, isFallback, views, clicks, recentViews, recentClicks } = banner
  const [shown] = images
  const state = stateOf(banner, now)
  const where = [
    ...banner.pages.map((page) => t.pages[page]),
    ...banner.languages.map((one) => names[one]),
    ...banner.places.map((slug) => places[slug] ?? slug),
  ]
  return (
    <tr data-banner={id}>
      <td>
        <a className={css['name']} href={link(`/admin/banners/${id}`)}>
          {shown && <img src={bannerImage(shown.image)} alt="" className={css['thumb']} />}
          <span>
            <b>{shown?.alt || t.types[type]}</b>
            <br />
            <span className={editing['muted']}>{shown?.link}</span>
          </span>
        </a>
      </td>
      <td>
        <span className={list['mark']} data-tone={state === 'over' ? 'warning' : undefined}>
          {t.states[state]}
        </span>{' '}
        {isFallback && <span className={list['mark']}>{t.states.fallback}</span>}
      </td>
      <td>
        {t.types[type]}
        <br />
        <span className={editing['muted']}>{where.join(', ') || t.everywhere}</span>
      </td>
      <Counts lang={lang} all={views} recent={recentViews} />
      <Counts lang={lang} all={clicks} recent={recentClicks} />
    </tr>
  )
}

interface CountsProps {
  readonly lang: ReturnType<typeof useLang>
  readonly all: number
  readonly recent: number
}

function Counts({ lang, all, recent }: CountsProps): ReactElement {
  const t = bannerEditorTexts.use()
  return (
    <td className="numeric">
      {formatNumber(lang, all)}
      <br />
      <span className={editing['muted']}>{t.recent(formatNumber(lang, recent))}</span>
    </td>
  )
}

function stateOf({ isActive, startsAt, endsAt }: EditedBanner, now: string) {
  if (!isActive) return 'off'
  if (startsAt > now) return 'later'
  return endsAt !== '' && endsAt <= now ? 'over' : 'on'
}

/** "2026-11-24T08:30" in Chișinău. */
function localMinute(now: Date): string {
  return now.toLocaleString('sv-SE', { timeZone: 'Europe/Chisinau' }).slice(0, 16).replace(' ', 'T')
}
