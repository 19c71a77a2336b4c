import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactElement,
  type RefObject,
} from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { queryLength } from '#contract/limits.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import css from './search-box.module.css'

type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null> }>

/** Filters by place, kept when other words are searched for. */
const placeParameters = ['l', 'near', 'radius'] as const

/** Plain search form; the suggestions are loaded on the first focus. */
export function SearchBox(): ReactElement {
  const t = useTexts()
  const link = useLink()
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const query = new URLSearchParams(search)
  const words = (query.get('q') ?? '').slice(0, queryLength)
  const placeValues = placeParameters.flatMap((name) => {
    const value = query.getAll(name).join(',')
    return value ? [{ name, value }] : []
  })

  const { input, onTyping } = useWordsOfPage(words)
  const load = (): void => {
    // A failed load is ignored: searching works without suggestions.
    if (!Suggestions) loadSuggestions().then((loaded) => setSuggestions(() => loaded), ignore)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    const asked = new URLSearchParams([
      ['q', typed],
      ...placeValues.map(({ name, value }) => [name, value]),
    ])
    void navigate(`/search?${asked}`)
    input.current?.blur()
    remember(typed, query.getAll('l').join(',')).catch(ignore)
  }
  return (
    <form className={css['form']} role="search" action={link('/search')} onSubmit={onSubmit}>
      <input
        ref={input}
        className={css['input']}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={queryLength}
        placeholder={t.layout.searchPlaceholder}
        aria-label={t.layout.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={load}
        onInput={onTyping}
      />
      {placeValues.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={css['button']} aria-label={t.layout.search}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions key={key} input={input} />}
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
  const shown = useRef(words)
  const isTypedWhileLoading = useRef(false)
  // Before anything can be typed into the new page: a later effect would replace it.
  useLayoutEffect(() => {
    const box = input.current
    if (box && words !== shown.current && !isTypedWhileLoading.current) box.value = words
    shown.current = words
    isTypedWhileLoading.current = false
  }, [key, words])
  const onTyping = (): void => {
    isTypedWhileLoading.current = state !== 'idle'
  }
  return { input, onTyping }
}

async function loadSuggestions(): Promise<Suggestions> {
  const { ready, Suggestions } = await import('./suggestions.tsx')
  await ready()
  return Suggestions
}

async function remember(words: string, places: string): Promise<void> {
  const { rememberTyped } = await import('../../lib/filters/recent-searches.ts')
  await rememberTyped(postCall, words, places)
}

function ignore(): void {}
