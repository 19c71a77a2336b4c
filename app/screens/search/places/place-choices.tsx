import { useId, useMemo, useState, type ReactElement, type Ref } from 'react'
import type { Labels } from '#contract/languages.ts'
import type { District, Place } from '#contract/places.ts'
import { filtersTexts } from '../texts.ts'
import { choice, sectorsOf, type PlaceChoice, type PlaceList } from '../../../lib/filters/places.ts'
import { recentPlaces } from '../../../lib/filters/recent-searches.ts'
import { labelIn, useLang } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { FacetCount } from '../filters/controls/facet-count.tsx'
import { countOf } from '../filters/controls/filter-option.tsx'
import css from './place-field.module.css'
import type { Facets } from '../filters/state/use-facets.ts'

interface ChoosingProps {
  readonly chosen: readonly PlaceChoice[]
  readonly facets: Facets | null
  readonly onToggle: (place: PlaceChoice) => void
}

export interface FoundPlace {
  readonly slug: string
  /** As it is called once it is chosen: a sector with its city. */
  readonly labels: Labels
  readonly name: Labels
  /** District or city that contains it. */
  readonly within: Labels | null
}

interface FoundPlacesProps extends ChoosingProps {
  readonly ref: Ref<HTMLUListElement>
  readonly matches: readonly FoundPlace[]
}

/** Places whose name starts with the typed text, as options of the combobox. */
export function FoundPlaces(props: FoundPlacesProps): ReactElement {
  const { ref, matches, chosen, facets, onToggle } = props
  const t = filtersTexts.use().place
  const lang = useLang()
  const id = useId()
  if (matches.length === 0) return <p role="status">{t.none}</p>
  return (
    <ul
      ref={ref}
      className={css['found']}
      id={id}
      role="listbox"
      aria-label={t.title}
      aria-multiselectable
      // Keeps the focus in the input, and with it the on-screen keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.map((place) => {
        const { slug, name, within } = place
        const isChosen = chosen.some((one) => one.slug === slug)
        return (
          // Keyboard presses reach it through the input: the combobox clicks the option and sets its active state.
          <li
            key={slug}
            id={`${id}-${slug}`}
            role="option"
            aria-selected={false}
            aria-checked={isChosen}
            className={css['choice']}
            onClick={() => onToggle(choice(place, lang))}
          >
            <Mark isChosen={isChosen} />
            <span className={css['name']}>
              {labelIn(lang, name)} {within && <small>{labelIn(lang, within)}</small>}
            </span>
            <PlaceCount facets={facets} slug={slug} />
          </li>
        )
      })}
    </ul>
  )
}

interface PlaceTreeProps extends ChoosingProps {
  readonly places: PlaceList
  readonly onAny: () => void
}

/** Whole country, places of the recent searches, main places with their sectors, and districts that expand. */
export function PlaceTree({ places, onAny, ...choosing }: PlaceTreeProps): ReactElement {
  const t = filtersTexts.use().place
  return (
    <>
      <button
        type="button"
        className={css['choice']}
        aria-pressed={choosing.chosen.length === 0}
        onClick={onAny}
      >
        <Mark isChosen={choosing.chosen.length === 0} />
        {t.any}
      </button>
      <RecentPlaces {...choosing} />
      <p className={css['group']}>{t.main}</p>
      {places.main.map((place) => (
        <PlaceWithSectors key={place.slug} {...choosing} place={place} />
      ))}
      <p className={css['group']}>{t.districts}</p>
      {places.districts.map((district) => (
        <DistrictPlaces key={district.slug} {...choosing} district={district} />
      ))}
    </>
  )
}

function RecentPlaces(choosing: ChoosingProps): ReactElement | null {
  const t = filtersTexts.use().place
  const lang = useLang()
  const recent = useMemo(() => recentPlaces(), [])
  if (recent.length === 0) return null
  return (
    <>
      <p className={css['group']}>{t.recent}</p>
      {recent.map((place) => (
        <Choice key={place.slug} {...choosing} place={choice(place, lang)} />
      ))}
    </>
  )
}

/** A district; its places (about a hundred) render when it is opened. */
function DistrictPlaces({
  district,
  ...choosing
}: ChoosingProps & { district: District }): ReactElement {
  const t = filtersTexts.use().place
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const whole = choice(district, lang)
  return (
    <>
      <button
        type="button"
        className={css['district']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css['name']}>{whole.label}</span>
        <PlaceCount facets={choosing.facets} slug={whole.slug} />
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen && (
        <div className={css['places']}>
          <Choice {...choosing} place={whole} label={t.wholeOf(whole.label)} />
          {district.places.map((place) => (
            <PlaceWithSectors key={place.slug} {...choosing} place={place} />
          ))}
        </div>
      )}
    </>
  )
}

function PlaceWithSectors({ place, ...choosing }: ChoosingProps & { place: Place }): ReactElement {
  const lang = useLang()
  const whole = choice(place, lang)
  const sectors = sectorsOf(place)
  return (
    <>
      <Choice {...choosing} place={whole} />
      {sectors.length > 0 && (
        <div className={css['places']} role="group" aria-label={whole.label}>
          {sectors.map((sector) => (
            <Choice
              key={sector.slug}
              {...choosing}
              place={choice(sector, lang)}
              label={labelIn(lang, sector.name)}
            />
          ))}
        </div>
      )}
    </>
  )
}

interface ChoiceProps extends ChoosingProps {
  readonly place: PlaceChoice
  readonly label?: string
}

function Choice({ place, label, chosen, facets, onToggle }: ChoiceProps): ReactElement {
  const isChosen = chosen.some(({ slug }) => slug === place.slug)
  return (
    <button
      type="button"
      className={css['choice']}
      aria-pressed={isChosen}
      onClick={() => onToggle(place)}
    >
      <Mark isChosen={isChosen} />
      <span className={css['name']}>{label ?? place.label}</span>
      <PlaceCount facets={facets} slug={place.slug} />
    </button>
  )
}

function Mark({ isChosen }: { isChosen: boolean }): ReactElement {
  return <span className={css['mark']}>{isChosen && <Icon name="check" size={16} />}</span>
}

function PlaceCount({ facets, slug }: { facets: Facets | null; slug: string }): ReactElement {
  const count = countOf(facets, facets?.places, slug)
  return <FacetCount count={count?.count} isEstimate={count?.isEstimate} />
}
