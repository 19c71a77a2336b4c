import { useEffect, useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import { placeCalls } from '#contract/places.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { labelIn, useLang, useTexts } from '../../lib/texts/texts.ts'
import css from './place-input.module.css'

interface FoundPlace {
  readonly slug: string
  readonly label: string
  readonly district: string
}

interface PlaceInputProps {
  /** Names the list; the input's own label stands around it. */
  readonly label: string
  /** Name of the chosen place; empty: none. */
  readonly chosen: string
  /** Null: what is typed now names no place. */
  readonly onChange: (place: FoundPlace | null, typed: string) => void
  readonly onBlur?: () => void
  readonly className?: string | undefined
  readonly id?: string
  readonly name?: string
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string
}

/** A town or village by the start of its name; before anything is typed, the five biggest. */
export function PlaceInput(props: PlaceInputProps): ReactElement {
  const { label, chosen, onChange, onBlur, ...input } = props
  const { placeNone } = useTexts().adverts
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const [text, setText] = useState<string | null>(null)
  const shown = text ?? chosen
  const found = useFoundPlaces(text ?? '', isOpen)

  const choose = (place: FoundPlace): void => {
    setText(null)
    setIsOpen(false)
    onChange(place, place.label)
  }
  const type = (value: string): void => {
    setText(value)
    setAt(-1)
    setIsOpen(true)
    onChange(null, value)
  }
  const leave = (): void => {
    const [only] = found ?? []
    const isNamed = only && only.label.toLowerCase() === shown.trim().toLowerCase()
    if (text !== null && isNamed) choose(only)
    setIsOpen(false)
    onBlur?.()
  }
  const byKey = (event: KeyboardEvent): void => {
    const list = found ?? []
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setIsOpen(true)
      setAt((was) => Math.max(0, Math.min(list.length - 1, was + step)))
    }
    const pointed = list[at]
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (pointed) choose(pointed)
    }
    if (event.key === 'Escape') setIsOpen(false)
  }
  return (
    <div className={css['picker']}>
      <input
        {...input}
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
        aria-label={label}
        hidden={!isOpen || !found || found.length === 0}
      >
        <PlaceOptions found={found ?? []} at={at} listId={listId} onChoose={choose} />
      </ul>
      {isOpen && found?.length === 0 && (
        <p className={`${css['options']} ${css['none']}`} role="status">
          {placeNone}
        </p>
      )}
    </div>
  )
}

interface PlaceOptionsProps {
  readonly found: readonly FoundPlace[]
  readonly at: number
  readonly listId: string
  readonly onChoose: (place: FoundPlace) => void
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
      {place.label} <span className={css['district']}>{place.district}</span>
    </li>
  ))
}

/** Places for what is typed; null until the first answer. A late answer never replaces a newer one. */
function useFoundPlaces(text: string, isWanted: boolean): readonly FoundPlace[] | null {
  const lang = useLang()
  const [found, setFound] = useState<readonly FoundPlace[] | null>(null)
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

    async function ask(search: string): Promise<FoundPlace[]> {
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
