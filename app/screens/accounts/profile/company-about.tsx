import { useEffect, useState, type ReactElement } from 'react'
import { isRoundTheClock, openUntil, weekdays } from '#contract/rules/company/opening-hours.ts'
import { hostOf } from '#contract/rules/company/site-link.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { profileTexts } from '../../../parts/follow/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { ShownCompany } from './shown-company.ts'
import css from './company-about.module.css'

/** What a company says of itself: text, opening hours, places and site. Null when it says nothing. */
export function CompanyAbout({ company }: { company: ShownCompany }): ReactElement | null {
  const { paragraphs, hours, places, site } = company
  const hasFacts = hours.length > 0 || places.length > 0 || site !== ''
  if (paragraphs.length === 0 && !hasFacts) return null
  return (
    <div className={css['about']}>
      {paragraphs.length > 0 && <AboutText company={company} />}
      {hasFacts && (
        <div className={css['facts']}>
          {hours.length > 0 && <Hours company={company} />}
          {places.length > 0 && <Places places={places} />}
          {site && <Site site={site} />}
        </div>
      )}
    </div>
  )
}

function AboutText({ company: { paragraphs, aboutLang } }: { company: ShownCompany }) {
  const t = profileTexts.use().company
  const texts = useTexts()
  return (
    <section aria-labelledby="about">
      <h2 className={css['title']} id="about">
        {t.about}
      </h2>
      {aboutLang !== texts.lang && (
        <p className={css['note']}>{texts.advert.writtenIn[aboutLang]}</p>
      )}
      <div className={css['text']} lang={aboutLang}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

function Hours({ company: { hours } }: { company: ShownCompany }): ReactElement {
  const t = profileTexts.use().company
  return (
    <section aria-labelledby="hours">
      <h2 className={css['title']} id="hours">
        {t.hours}
      </h2>
      <OpenNow hours={hours} />
      <dl className={css['days']}>
        {weekdays.map((day) => {
          const open = hours.find((one) => one.day === day)
          return (
            <div key={day} className={css['day']}>
              <dt>{t.days[day - 1]}</dt>
              <dd>
                {!open && t.closed}
                {open && (isRoundTheClock(open) ? t.allDay : `${open.opens}–${open.closes}`)}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** Said by the browser: a page from the cache may be of another hour. */
function OpenNow({ hours }: Pick<ShownCompany, 'hours'>): ReactElement {
  const t = profileTexts.use().company
  const [closesAt, setClosesAt] = useState<string | null>()
  useEffect(() => setClosesAt(openUntil(hours, new Date())), [hours])
  const isAlways = hours.every(isRoundTheClock)
  return (
    <p className={css['now']} data-open={typeof closesAt === 'string'}>
      <Icon name="clock" size={16} />
      {closesAt === null && t.closedNow}
      {closesAt && (isAlways ? t.openAlways : t.openNow(closesAt))}
    </p>
  )
}

function Places({ places }: Pick<ShownCompany, 'places'>): ReactElement {
  const t = profileTexts.use().company
  return (
    <section aria-labelledby="places">
      <h2 className={css['title']} id="places">
        {t.places}
      </h2>
      <ul className={css['places']}>
        {places.map(({ slug, city, address }, index) => (
          <li key={`${slug} ${index}`} className={css['place']}>
            <Icon name="map-pin" size={16} />
            {[city, address].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Site({ site }: { site: string }): ReactElement {
  const t = profileTexts.use().company
  return (
    <section aria-labelledby="site">
      <h2 className={css['title']} id="site">
        {t.site}
      </h2>
      <a className={css['site']} href={site} rel="nofollow ugc noopener" target="_blank">
        <Icon name="globe" size={16} />
        {hostOf(site)}
        <span className="visually-hidden"> ({t.newTab})</span>
      </a>
    </section>
  )
}
