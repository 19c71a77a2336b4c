import { lazy, Suspense, useRef, useState, type ReactElement } from 'react'
import { placesAtOnce } from '#contract/limits.ts'
import { filtersTexts } from '../texts.ts'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import type { PlaceChoice } from '../../../lib/filters/places.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { Spinner } from '../../../parts/feedback/spinner.tsx'
import type { Listing } from '../list/listing.ts'
import { NearMe } from './near-me.tsx'
import { BareOpener } from '../../../parts/forms/bare-control.tsx'
import css from './place-field.module.css'
import { PlaceSelect } from './place-select.tsx'
import { RadiusSelect } from './radius-select.tsx'
import type { Facets } from '../filters/state/use-facets.ts'

const PlacePicker = lazy(() =>
  import('./place-picker.tsx').then((module) => ({ default: module.PlacePicker })),
)

const openerId = 'place-opener'

interface PlaceFieldProps {
  /** Places selected in the form, applied or not. */
  readonly chosen: readonly PlaceChoice[]
  readonly near: string
  readonly radius: string
  readonly places: Listing['places']
  readonly facets: Facets | null
  readonly onChoose: (places: readonly PlaceChoice[]) => void
  readonly onNear: (near: string) => void
}

/** Place filter: several places and districts, or the user's position, and a radius. */
export function PlaceField(props: PlaceFieldProps): ReactElement {
  const { chosen, near, radius, places } = props
  const isHydrated = useHydrated()
  if (!isHydrated) {
    return (
      <>
        <PlaceSelect chosen={chosen} places={places} />
        <input type="hidden" name="near" value={near} disabled={!near} />
        <RadiusSelect near={near} radius={radius} />
      </>
    )
  }
  const hasPlace = near !== '' || chosen.length > 0
  return (
    <>
      <input type="hidden" name="l" value={chosen.map(({ slug }) => slug).join(',')} />
      <input type="hidden" name="near" value={near} />
      {near === '' && <ChosenPlaces {...props} />}
      {near === '' && <PlaceDisclosure {...props} />}
      <NearMe near={near} onNear={props.onNear} />
      {hasPlace && <RadiusSelect key={near} near={near} radius={radius} />}
    </>
  )
}

function ChosenPlaces({ chosen, onChoose }: PlaceFieldProps): ReactElement | null {
  const t = filtersTexts.use().place
  if (chosen.length === 0) return null
  return (
    <ul className={css['chosen']} aria-label={t.chosen}>
      {chosen.map(({ slug, label }) => (
        <li key={slug}>
          <button
            type="button"
            className="pill chosen"
            aria-label={t.drop(label)}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget)
              onChoose(chosen.filter((place) => place.slug !== slug))
            }}
          >
            {label}
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Moves the focus from a removed chip to its neighbour. */
function focusNeighbour(chip: HTMLElement): void {
  const item = chip.parentElement
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbour?.querySelector('button') ?? document.getElementById(openerId)
  next?.focus()
}

function PlaceDisclosure({ chosen, facets, onChoose }: PlaceFieldProps): ReactElement {
  const { loading } = useTexts().search
  const t = filtersTexts.use().place
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <BareOpener
        ref={opener}
        id={openerId}
        className={css['opener']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen.length > 0 ? t.add : t.any}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </BareOpener>
      {isOpen && (
        <Suspense fallback={<Spinner label={loading} />}>
          <PlacePicker
            chosen={chosen}
            isFull={chosen.length >= placesAtOnce}
            facets={facets}
            onChoose={onChoose}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
