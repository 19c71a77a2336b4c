import { useEffect, useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import { placeCalls } from '#contract/places.ts'
import { postCall } from '../../../lib/calls.ts'
import { labelIn, useLang, useTexts } from '../../../lib/texts.ts'
import type { TypedAdvert } from './draft.ts'
import { described, Labelled } from './inputs.tsx'
import css from './form.module.css'

interface Found {
  readonly slug: string
  readonly label: string
  readonly district: string
}

interface PlacePickerProps {
  readonly typed: TypedAdvert
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
  readonly onBlur: () => void
}

/** A town or village by the start of its name; before anything is typed, the five biggest. */
export function PlacePicker({ typed, error, onChange, onBlur }: PlacePickerProps): ReactElement {
  const t = useTexts()
  const { fields } = t.posting
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const [text, setText] = useState<string | null>(null)
  const shown = text ?? typed.placeLabel
  const found = useFoundPlaces(text ?? '', isOpen)

  const choose = (place: Found): void => {
    setText(null)
    setIsOpen(false)
    onChange({ place: place.slug, placeLabel: place.label })
  }
  const type = (value: string): void => {
    setText(value)
    setAt(-1)
    setIsOpen(true)
    if (typed.place) onChange({ place: '', placeLabel: '' })
  }
  const leave = (): void => {
    const [only] = found ?? []
    const isNamed = only && only.label.toLowerCase() === shown.trim().toLowerCase()
    if (!typed.place && isNamed) choose(only)
    setIsOpen(false)
    onBlur()
  }
  const byKey = (event: KeyboardEvent): void => {
    const list = found ?? []
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setIsOpen(true)
      setAt((was) => Math.max(0, Math.min(list.length - 1, was + step)))
    }
    const chosen = list[at]
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (chosen) choose(chosen)
    }
    if (event.key === 'Escape') setIsOpen(false)
  }
  const field = { name: 'place', label: fields.place, hint: fields.placeHint, error }
  return (
    <Labelled {...field}>
      <div className={css['picker']}>
        <input
          {...described(field)}
          className={css['input']}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          value={shown}
          onFocus={() => setIsOpen(true)}
          onChange={({ target }) => type(target.value)}
          onKeyDown={byKey}
          onBlur={leave}
        />
        <ul
          className={css['options']}
          id={listId}
          role="listbox"
          aria-label={fields.place}
          hidden={!isOpen || !found}
        >
          <PlaceOptions found={found ?? []} at={at} listId={listId} onChoose={choose} />
        </ul>
        {isOpen && found?.length === 0 && <p className={css['hint']}>{fields.placeNone}</p>}
      </div>
    </Labelled>
  )
}

interface PlaceOptionsProps {
  readonly found: readonly Found[]
  readonly at: number
  readonly listId: string
  readonly onChoose: (place: Found) => void
}

function PlaceOptions({ found, at, listId, onChoose }: PlaceOptionsProps): ReactElement[] {
  return found.map((place, index) => (
    <li
      key={place.slug}
      id={`${listId}-${index}`}
      role="option"
      aria-selected={index === at}
      className={css['option']}
      onPointerDown={(event) => {
        event.preventDefault()
        onChoose(place)
      }}
    >
      {place.label} <span className={css['muted']}>{place.district}</span>
    </li>
  ))
}

/** Places for what is typed; null until the first answer. A late answer never replaces a newer one. */
function useFoundPlaces(text: string, isWanted: boolean): readonly Found[] | null {
  const lang = useLang()
  const [found, setFound] = useState<readonly Found[] | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const timer = setTimeout(
      () =>
        void ask(text.trim()).then(
          (places) => isCurrent && setFound(places),
          () => {},
        ),
      120,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }

    async function ask(search: string): Promise<Found[]> {
      if (search === '') {
        const { main } = await postCall(placeCalls.listPlaces, {})
        return main.map(({ slug, labels }) => ({
          slug,
          label: labelIn(lang, labels),
          district: '',
        }))
      }
      const { places } = await postCall(placeCalls.findPlaces, { search })
      return places
        .filter(({ isDistrict }) => !isDistrict)
        .map(({ slug, labels, district }) => ({
          slug,
          label: labelIn(lang, labels),
          district: labelIn(lang, district),
        }))
    }
  }, [text, isWanted, lang])
  return found
}
