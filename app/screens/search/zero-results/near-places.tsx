import type { ReactElement } from 'react'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { resultsTexts } from '../texts.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import type { ListScreenProps } from '../list/listing.ts'
import css from './no-results.module.css'

/** The same search in the places around. */
export function NearPlaces({ listing, basePath }: ListScreenProps): ReactElement | null {
  const { ways, filters } = listing
  const t = resultsTexts.use().ways
  const lang = useLang()
  const link = useLink()
  if (!ways || ways.places.length === 0) return null
  const path = (slug: string): string =>
    basePath + filterQuery({ ...filters, l: slug, near: '', radius: '', box: '' })
  return (
    <section className={css['section']} aria-labelledby="near-places">
      <h2 id="near-places" className={css['heading']}>
        {t.places}
      </h2>
      <ul className={css['places']}>
        {ways.places.map(({ slug, label, count, kilometres }) => (
          <li key={slug}>
            <a className={css['place']} href={link(path(slug))}>
              <strong>{label}</strong>
              <span className={css['count']}>
                {t.away(formatNumber(lang, Math.round(kilometres)))} · {t.count(count, false)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
