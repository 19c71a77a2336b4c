import { lazy, Suspense, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import type { PlaceChoice } from '../../lib/places.ts'
import { useTexts } from '../../lib/texts.ts'
import { Icon } from '../../parts/icon.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import panel from './filter-panel.module.css'
import type { Listing } from './listing.ts'
import css from './place-field.module.css'

const PlacePicker = lazy(() =>
  import('./place-picker.tsx').then((module) => ({ default: module.PlacePicker })),
)

interface PlaceFieldProps {
  readonly place: PlaceChoice | null
  readonly places: Listing['places']
  readonly onChoose: (place: PlaceChoice | null) => void
}

/** Where: every town and village to choose from; without JavaScript the main ones and the districts. */
export function PlaceField(props: PlaceFieldProps): ReactElement {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? <PlaceDisclosure {...props} /> : <PlaceSelect {...props} />
}

function PlaceDisclosure({ place, onChoose }: PlaceFieldProps): ReactElement {
  const texts = useTexts().search
  const t = texts.filters
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={panel['field']}>
      <span className={panel['label']} id="place-label">
        {t.place}
      </span>
      <input type="hidden" name="l" value={place?.slug ?? ''} />
      <button
        ref={opener}
        type="button"
        id="place-opener"
        className={`${panel['control']} ${css['opener']}`}
        aria-labelledby="place-label place-opener"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {place?.label ?? t.anyPlace}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      {isOpen && (
        <Suspense fallback={<Spinner label={texts.loading} />}>
          <PlacePicker
            onClose={close}
            onChoose={(chosen) => {
              onChoose(chosen)
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function PlaceSelect({ place, places }: PlaceFieldProps): ReactElement {
  const t = useTexts().search.filters
  const groups = [
    { label: t.main, choices: places?.main ?? [] },
    { label: t.districts, choices: places?.districts ?? [] },
  ]
  const isListed = groups.some(({ choices }) => choices.some(({ slug }) => slug === place?.slug))
  return (
    <label className={panel['field']}>
      <span className={panel['label']}>{t.place}</span>
      <select className={panel['control']} name="l" defaultValue={place?.slug ?? ''}>
        <option value="">{t.anyPlace}</option>
        {place && !isListed && <option value={place.slug}>{place.label}</option>}
        {groups.map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            {choices.map((choice) => (
              <option key={choice.slug} value={choice.slug}>
                {choice.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

function never(): () => void {
  return () => {}
}
