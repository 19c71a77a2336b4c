import { useLayoutEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useLocation, useNavigate, useNavigation } from '../../lib/router/index.ts'
import { queryLength } from '#contract/limits.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import { PlaceButton } from './place-button.tsx'
import { usePopup } from './use-popup.ts'
import { placeParameters, useSearchPlace } from './use-search-place.ts'
import css from './search-box.module.css'

/** Plain search form of words and a place; suggestions and places are loaded on the first focus. */
export function SearchBox(): ReactElement {
  const t = useTexts().layout
  const link = useLink()
  const { search: address, key } = useLocation()
  const navigate = useNavigate()
  const search = useSearchPlace()
  const { place } = search
  const [Suggestions, loadSuggestions] = usePopup(() => import('./suggestions.tsx'))
  const [Places, loadPlaces] = usePopup(() => import('./place-popup.tsx'))
  /** Address at which the list of places was opened: another one closes it. */
  const [choosingAt, setChoosingAt] = useState('')
  const isChoosing = choosingAt === key
  const setChoosing = (isNow: boolean): void => {
    loadPlaces()
    setChoosingAt(isNow ? key : '')
  }
  const words = (new URLSearchParams(address).get('q') ?? '').slice(0, queryLength)
  const placeValues = placeParameters.flatMap((name) => (place[name] ? [[name, place[name]]] : []))

  const { input, onTyping } = useWordsOfPage(words)
  const opener = useRef<HTMLButtonElement>(null)
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    void navigate(`/search?${new URLSearchParams([['q', typed], ...placeValues])}`)
    input.current?.blur()
    remember(typed, place.l).catch(ignore)
  }
  const popup = { input, opener, search, setChoosing }
  return (
    <form className={css['form']} role="search" action={link('/search')} onSubmit={onSubmit}>
      <input
        ref={input}
        className={css['input']}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={queryLength}
        placeholder={t.searchPlaceholder}
        aria-label={t.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={loadSuggestions}
        onInput={onTyping}
      />
      {placeValues.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PlaceButton
        ref={opener}
        className={`${css['place']} needs-script`}
        place={place}
        aria-expanded={isChoosing}
        onFocus={loadPlaces}
        onPointerEnter={loadPlaces}
        onClick={() => setChoosing(!isChoosing)}
      />
      <button type="submit" className={css['button']} aria-label={t.search}>
        <Icon name="search" />
      </button>
      {!isChoosing && Suggestions && <Suggestions key={key} {...popup} />}
      {isChoosing && Places && <Places {...popup} />}
    </form>
  )
}

/**
 * Shows the words of each page in the input, except over text that was typed while the page was loading. Returns the
 * input's reference and its listener for typing.
 */
function useWordsOfPage(words: string) {
  const { key } = useLocation()
  const { state } = useNavigation()
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef({ key, words })
  const isTypedWhileLoading = useRef(false)
  // Before anything can be typed into the new page: a later effect would replace it.
  useLayoutEffect(() => {
    const box = input.current
    const last = shown.current
    shown.current = { key, words }
    const isOther = last.words !== words || (last.key !== key && document.activeElement !== box)
    if (box && isOther && !isTypedWhileLoading.current) box.value = words
    isTypedWhileLoading.current = false
  }, [key, words])
  const onTyping = (): void => {
    isTypedWhileLoading.current = state !== 'idle'
  }
  return { input, onTyping }
}

async function remember(words: string, places: string): Promise<void> {
  const { rememberTyped } = await import('../../lib/filters/recent-searches.ts')
  await rememberTyped(postCall, words, places)
}

function ignore(): void {}
