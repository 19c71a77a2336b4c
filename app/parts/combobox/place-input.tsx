import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import type { Lang } from '#contract/languages.ts'
import { placeCalls } from '#contract/places.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import { postInBackground } from '../../lib/calls/calls.ts'
import { useDebounced } from '../../lib/calls/use-debounced-call.ts'
import { labelIn, useLang, useTexts } from '../../lib/texts/texts.ts'
import { OptionCount } from './option-count.tsx'
import { useCombobox } from './use-combobox.ts'
import css from './place-input.module.css'

interface FoundPlace {
  readonly slug: string
  readonly name: string
  /** As it is called once it is chosen: a sector with its city. */
  readonly label: string
  /** Of a sector its city. */
  readonly district: string
}

interface PlaceInputProps {
  /** Accessible name of the list; the input has its own label. */
  readonly label: string
  /** Name of the selected place; empty: none. */
  readonly chosen: string
  /** Null: the typed text matches no place. */
  readonly onChange: (place: FoundPlace | null, typed: string) => void
  readonly onBlur?: () => void
  readonly id?: string
  readonly name?: string
  readonly 'aria-invalid'?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-required'?: boolean | undefined
}

/** Combobox of towns, villages and sectors; before typing it offers the five biggest cities. */
export function PlaceInput(props: PlaceInputProps): ReactElement {
  const { label, chosen, onChange, onBlur, ...rest } = props
  const { placeNone } = useTexts().adverts
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { isOpen, setIsOpen, shown, found, choose, type, enter, leave } = useTypedPlace(
    chosen,
    onChange,
    onBlur,
  )
  const options = (isOpen && found) || []
  useCombobox(input, list, {
    isOpen: options.length > 0,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
  })
  /** While the list is open, Enter selects an option instead of submitting the form. */
  const preventSubmit = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && isOpen) event.preventDefault()
  }
  return (
    <div className={css['picker']}>
      <input
        {...rest}
        ref={input}
        autoComplete="off"
        value={shown}
        // Typing replaces a place that is chosen already.
        onFocus={({ target }) => {
          target.select()
          enter()
        }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={preventSubmit}
        onBlur={leave}
      />
      <ul
        ref={list}
        className={css['options']}
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={options.length === 0}
        // Keeps the focus in the input, and with it the on-screen keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((place) => (
          <PlaceOption
            key={place.slug}
            id={`${listId}-${place.slug}`}
            place={place}
            onChoose={choose}
          />
        ))}
      </ul>
      <OptionCount count={options.length} />
      {isOpen && found?.length === 0 && (
        <p className={`${css['options']} ${css['none']}`} role="status">
          {placeNone}
        </p>
      )}
    </div>
  )
}

/** What is typed, and the place that it names. */
function useTypedPlace(
  chosen: string,
  onChange: PlaceInputProps['onChange'],
  onBlur: PlaceInputProps['onBlur'],
) {
  const [isOpen, setIsOpen] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const { last: found } = useFoundPlaces(text ?? '', isOpen || isLeft)
  const named = text === null ? undefined : placeNamed(text, found)
  const choose = (place: FoundPlace): void => {
    setText(null)
    setIsOpen(false)
    setIsLeft(false)
    onChange(place, place.label)
  }
  const type = (value: string): void => {
    setText(value)
    setIsOpen(true)
    onChange(null, value)
  }
  const enter = (): void => {
    setIsLeft(false)
    setIsOpen(true)
  }
  const leave = (): void => {
    setIsOpen(false)
    if (named) return choose(named)
    setIsLeft(text !== null)
    onBlur?.()
  }
  const chooseLate = useEffectEvent(() => {
    if (isLeft && named) choose(named)
  })
  // The list may arrive after the field is left.
  useEffect(() => chooseLate(), [found])
  return { isOpen, setIsOpen, shown: text ?? chosen, found, choose, type, enter, leave }
}

/** The first place found, if it is what was typed. */
function placeNamed(text: string, found: readonly FoundPlace[] | null): FoundPlace | undefined {
  return found
    ?.slice(0, 1)
    .find(({ name, label }) => [name, label].map(plainText).includes(plainText(text)))
}

interface PlaceOptionProps {
  readonly id: string
  readonly place: FoundPlace
  readonly onChoose: (place: FoundPlace) => void
}

function PlaceOption({ id, place, onChoose }: PlaceOptionProps): ReactElement {
  return (
    // Keyboard presses reach it through the input: the combobox clicks the option.
    <li
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={false}
      className={css['option']}
      onClick={() => onChoose(place)}
    >
      {place.name} <span className={css['district']}>{place.district}</span>
    </li>
  )
}

/** Places for the typed text, queried while the list is open. */
function useFoundPlaces(text: string, isEnabled: boolean) {
  const lang = useLang()
  // Behind the comma of "Chișinău, Botanica" stands the sector.
  const search = (text.split(',').at(-1) ?? '').trim()
  return useDebounced(isEnabled ? { search, lang } : null, findPlaces, {
    pauseMs: 120,
  })
}

async function findPlaces(
  { search, lang }: { search: string; lang: Lang },
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  if (search === '') {
    const { main } = await postInBackground(placeCalls.listPlaces, {}, signal)
    return main.map(({ slug, labels }) => {
      const name = labelIn(lang, labels)
      return { slug, name, label: name, district: '' }
    })
  }
  const { places } = await postInBackground(placeCalls.findPlaces, { search }, signal)
  return places
    .filter(({ isDistrict }) => !isDistrict)
    .map(({ slug, kind, labels, district: within }) => {
      const name = labelIn(lang, labels)
      const district = labelIn(lang, within)
      return { slug, name, label: kind === 'sector' ? `${district}, ${name}` : name, district }
    })
}
