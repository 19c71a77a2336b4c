import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Labels } from '#contract/languages.ts'
import { placesAtOnce } from '#contract/limits.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { filtersTexts } from '../texts.ts'
import {
  allPlaces,
  beginsWith,
  sectorsOf,
  type PlaceChoice,
  type PlaceList,
} from '../../../lib/filters/places.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { OptionCount } from '../../../parts/combobox/option-count.tsx'
import { useCombobox } from '../../../parts/combobox/use-combobox.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Spinner } from '../../../parts/feedback/spinner.tsx'
import panel from '../filters/filter-panel.module.css'
import { BareInput } from '../../../parts/forms/bare-control.tsx'
import css from './place-field.module.css'
import { FoundPlaces, PlaceTree, type FoundPlace } from './place-choices.tsx'
import type { Facets } from '../filters/state/use-facets.ts'

interface PlacePickerProps {
  readonly chosen: readonly PlaceChoice[]
  /** The maximum number of places is selected. */
  readonly isFull: boolean
  readonly facets: Facets | null
  /** Offered before the places, until something is typed. */
  readonly above?: ReactNode
  readonly onChoose: (places: readonly PlaceChoice[]) => void
  readonly onClose: () => void
}

const matchesShown = 40

/**
 * Picker of all places: the main group, then the districts with their towns and villages; typing searches by prefix.
 */
export function PlacePicker(props: PlacePickerProps): ReactElement {
  const { chosen, isFull, facets, above, onChoose, onClose } = props
  const texts = useTexts().search
  const t = filtersTexts.use().place
  const places = usePlaces()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLUListElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    picker.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const list = places === 'failed' ? null : places
  const matches = list && typed.trim() ? matching(list, typed) : null
  const toggle = (place: PlaceChoice): void => {
    const others = chosen.filter(({ slug }) => slug !== place.slug)
    if (others.length < chosen.length) onChoose(others)
    else if (!isFull) onChoose([...chosen, place])
  }
  const count = matches?.length ?? 0
  useCombobox(input, found, { isOpen: count > 0, onOpen: () => {}, onClose, takesFirst: true })
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOfBox = event.key === 'Enter' && event.target === input.current
    if (event.key !== 'Escape' && !isOfBox) return
    if (event.key === 'Escape') onClose()
    // Neither key may reach the form or the sheet around.
    event.preventDefault()
  }
  const choosing = { chosen, facets, onToggle: toggle }
  return (
    <div
      ref={picker}
      className={css['picker']}
      role="group"
      aria-label={t.title}
      onKeyDown={onKeyDown}
    >
      <BareInput
        ref={input}
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          event.stopPropagation()
          setTyped(event.currentTarget.value)
        }}
      />
      <OptionCount count={count} />
      {isFull && (
        <p className={panel['note']} role="status">
          {t.full(placesAtOnce)}
        </p>
      )}
      <div className={css['list']}>
        {places === null && <Spinner label={texts.loading} />}
        {places === 'failed' && <p role="alert">{t.failed}</p>}
        {matches && (
          <FoundPlaces
            ref={found}
            {...choosing}
            matches={matches}
            onToggle={(place) => {
              toggle(place)
              setTyped('')
            }}
          />
        )}
        {!matches && above && <div className={css['above']}>{above}</div>}
        {!matches && list && <PlaceTree {...choosing} places={list} onAny={() => onChoose([])} />}
      </div>
      <Button onPress={onClose}>{t.done}</Button>
    </div>
  )
}

function usePlaces(): PlaceList | 'failed' | null {
  const [places, setPlaces] = useState<PlaceList | 'failed' | null>(null)
  useEffect(() => {
    allPlaces(postCall).then(setPlaces, () => setPlaces('failed'))
  }, [])
  return places
}

/** A place, district or sector; the last has a `name` without its city. */
interface Named {
  readonly slug: string
  readonly labels: Labels
  readonly name?: Labels
}

function matching({ main, districts }: PlaceList, typed: string): FoundPlace[] {
  const isMatch = ({ name }: FoundPlace): boolean => beginsWith(name, typed)
  const mainSlugs = new Set(main.map(({ slug }) => slug))
  const named = (place: Named, within: Named | null): FoundPlace => {
    const { slug, labels, name = labels } = place
    return { slug, labels, name, within: within?.labels ?? null }
  }
  const alone = (place: Named): FoundPlace => named(place, null)
  const everyPlace = districts.flatMap(({ places }) => places)
  const sectors = everyPlace.flatMap((city) => sectorsOf(city).map((one) => named(one, city)))
  const others = districts.flatMap((district) =>
    district.places
      .filter(({ slug }) => !mainSlugs.has(slug))
      .map((place) => named(place, district)),
  )
  return [...main.map(alone), ...districts.map(alone), ...sectors, ...others]
    .filter(isMatch)
    .slice(0, matchesShown)
}
