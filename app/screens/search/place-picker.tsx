import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { District, Place } from '#contract/places.ts'
import { postCall } from '../../lib/calls.ts'
import {
  allPlaces,
  beginsWith,
  choice,
  type PlaceChoice,
  type PlaceList,
} from '../../lib/places.ts'
import { labelIn, useLang, useTexts } from '../../lib/texts.ts'
import { Icon } from '../../parts/icon.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import panel from './filter-panel.module.css'
import css from './place-field.module.css'

interface PlacePickerProps {
  readonly onChoose: (place: PlaceChoice | null) => void
  readonly onClose: () => void
}

const matchesShown = 40

/** All places: the Main group, then the districts with their towns and villages; typing finds one by its beginning. */
export function PlacePicker({ onChoose, onClose }: PlacePickerProps): ReactElement {
  const texts = useTexts().search
  const t = texts.filters
  const lang = useLang()
  const [places, setPlaces] = useState<PlaceList | 'failed' | null>(null)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    allPlaces(postCall).then(setPlaces, () => setPlaces('failed'))
  }, [])

  const matches = places && places !== 'failed' && typed.trim() ? matching(places, typed) : null
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = matches ?? []
    const isSearch = event.target === input.current
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && isSearch && first) onChoose(choice(first.place, lang))
    else if (event.key !== 'Enter' || !isSearch) return
    // Neither the form nor the sheet around this is meant.
    event.preventDefault()
  }
  return (
    <div className={css['picker']} role="group" aria-label={t.place} onKeyDown={onKeyDown}>
      <input
        ref={input}
        className={panel['control']}
        type="search"
        aria-label={t.findPlace}
        placeholder={t.findPlace}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          event.stopPropagation()
          setTyped(event.currentTarget.value)
        }}
      />
      <div className={css['list']}>
        {places === null && <Spinner label={texts.loading} />}
        {places === 'failed' && <p role="alert">{t.placesFailed}</p>}
        {matches && <Matches matches={matches} onChoose={onChoose} />}
        {!matches && places && places !== 'failed' && (
          <AllPlaces places={places} onChoose={onChoose} />
        )}
      </div>
    </div>
  )
}

interface Match {
  readonly place: Place
  readonly district: District | null
}

function matching({ main, districts }: PlaceList, typed: string): Match[] {
  const isMatch = ({ place }: Match): boolean => beginsWith(place.labels, typed)
  const mainSlugs = new Set(main.map(({ slug }) => slug))
  const first = main.map((place) => ({ place, district: null }))
  const whole = districts.map((district) => ({ place: district, district: null }))
  const others = districts.flatMap((district) =>
    district.places
      .filter(({ slug }) => !mainSlugs.has(slug))
      .map((place) => ({ place, district })),
  )
  return [...first, ...whole, ...others].filter(isMatch).slice(0, matchesShown)
}

type OnChoose = PlacePickerProps['onChoose']

function Matches({
  matches,
  onChoose,
}: {
  matches: readonly Match[]
  onChoose: OnChoose
}): ReactElement {
  const t = useTexts().search.filters
  const lang = useLang()
  if (matches.length === 0) return <p role="status">{t.noPlace}</p>
  return (
    <ul className={css['matches']}>
      {matches.map(({ place, district }) => (
        <li key={place.slug}>
          <Choice
            place={choice(place, lang)}
            note={district ? labelIn(lang, district.labels) : undefined}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  )
}

function AllPlaces({ places, onChoose }: { places: PlaceList; onChoose: OnChoose }): ReactElement {
  const t = useTexts().search.filters
  const lang = useLang()
  return (
    <>
      <button type="button" className={css['choice']} onClick={() => onChoose(null)}>
        {t.anyPlace}
      </button>
      <p className={css['group']}>{t.main}</p>
      {places.main.map((place) => (
        <Choice key={place.slug} place={choice(place, lang)} onChoose={onChoose} />
      ))}
      <p className={css['group']}>{t.districts}</p>
      {places.districts.map((district) => (
        <DistrictPlaces key={district.slug} district={district} onChoose={onChoose} />
      ))}
    </>
  )
}

/** A district; its hundred villages are drawn when it is opened. */
function DistrictPlaces({
  district,
  onChoose,
}: {
  district: District
  onChoose: OnChoose
}): ReactElement {
  const t = useTexts().search.filters
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
        {whole.label}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen && (
        <div className={css['places']}>
          <button type="button" className={css['choice']} onClick={() => onChoose(whole)}>
            {t.wholeOf(whole.label)}
          </button>
          {district.places.map((place) => (
            <Choice key={place.slug} place={choice(place, lang)} onChoose={onChoose} />
          ))}
        </div>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly place: PlaceChoice
  readonly note?: string | undefined
  readonly onChoose: OnChoose
}

function Choice({ place, note, onChoose }: ChoiceProps): ReactElement {
  return (
    <button type="button" className={css['choice']} onClick={() => onChoose(place)}>
      {place.label}
      {note && <small>{note}</small>}
    </button>
  )
}
