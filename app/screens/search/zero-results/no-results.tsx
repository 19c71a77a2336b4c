import type { ReactElement } from 'react'
import { routes } from '../../../lib/browser/addresses.ts'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { resultsTexts } from '../texts.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { AdvertGrid } from '../../../parts/cards/advert-grid.tsx'
import type { CardOverlay } from '../../../parts/cards/card.tsx'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { SaveSearch } from '../../saved-searches/save/save-search.tsx'
import { FewerFilters } from './fewer-filters.tsx'
import type { ListScreenProps } from '../list/listing.ts'
import css from './no-results.module.css'

interface NoResultsProps extends ListScreenProps {
  /** Drawn over each card. */
  readonly Overlay?: CardOverlay | undefined
}

/** Empty list with suggestions. */
export function NoResults(props: NoResultsProps): ReactElement {
  const { listing, pathOf } = props
  const t = resultsTexts.use().ways
  const link = useLink()
  const title = useTitle(props)
  const isUnknownPlace = listing.place !== null && listing.chosen.length === 0
  if (listing.list.page > 1) {
    return (
      <EmptyState title={t.pastEnd}>
        <ButtonLink href={link(pathOf(1))}>{t.firstPage}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState title={title}>
        {listing.filters.q && <p>{t.hint}</p>}
        <FewerFilters {...props} />
        {!isUnknownPlace && (
          <>
            <p>{t.save}</p>
            <SaveSearch listing={listing} />
          </>
        )}
      </EmptyState>
      <Nearest {...props} />
      <NearPlaces {...props} />
      <Categories />
    </>
  )
}

/** Title by cause: the place, the words or the category. */
function useTitle({ listing, emptyText }: ListScreenProps): string {
  const t = resultsTexts.use().ways
  const { filters, chosen, place } = listing
  if (place && chosen.length === 0) return t.nowhere(place.label)
  if (chosen.length === 0 || filters.q) return emptyText
  return t.inPlace(chosen.map(({ label }) => label).join(', '))
}

/** Adverts that match all words but one. */
function Nearest({ listing: { alternatives }, Overlay }: NoResultsProps): ReactElement | null {
  const t = resultsTexts.use().ways
  if (!alternatives || alternatives.nearest.length === 0) return null
  return (
    <section className={css['section']} aria-labelledby="nearest">
      <h2 id="nearest" className={css['heading']}>
        {t.nearest}
      </h2>
      {alternatives.missingWord && (
        <p className={css['note']}>{t.missing(alternatives.missingWord)}</p>
      )}
      <AdvertGrid adverts={alternatives.nearest} now={alternatives.now} Overlay={Overlay} />
    </section>
  )
}

/** The same search in nearby places. */
function NearPlaces({ listing, basePath }: ListScreenProps): ReactElement | null {
  const { alternatives, filters } = listing
  const t = resultsTexts.use().ways
  const lang = useLang()
  const link = useLink()
  if (!alternatives || alternatives.places.length === 0) return null
  const path = (slug: string): string =>
    basePath + filterQuery({ ...filters, l: slug, near: '', radius: '', box: '' })
  return (
    <section className={css['section']} aria-labelledby="near-places">
      <h2 id="near-places" className={css['heading']}>
        {t.places}
      </h2>
      <ul className={css['places']}>
        {alternatives.places.map(({ slug, label, count, kilometres }) => (
          <li key={slug}>
            <a className={`pill ${css['place']}`} href={link(path(slug))}>
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

function Categories(): ReactElement {
  const t = resultsTexts.use().ways
  const link = useLink()
  const categories = useLayoutData()?.categories ?? []
  return (
    <section className={css['section']} aria-labelledby="browse">
      <h2 id="browse" className={css['heading']}>
        {t.browse}
      </h2>
      <ul className={css['links']}>
        {categories.slice(0, 8).map(({ slug, label }) => (
          <li key={slug}>
            <a className="pill" href={link(routes.category(slug))}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Empty section of the map; the rest of the country may have adverts. */
export function NothingOnMap({ listing, basePath }: ListScreenProps): ReactElement {
  const t = resultsTexts.use().map
  const link = useLink()
  return (
    <EmptyState title={t.none} icon="map-pin">
      <ButtonLink href={link(basePath + filterQuery({ ...listing.filters, box: '' }))}>
        {t.whole}
      </ButtonLink>
    </EmptyState>
  )
}
