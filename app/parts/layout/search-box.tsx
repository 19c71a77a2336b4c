import {
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactElement,
  type RefObject,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queryLength } from '#contract/limits.ts'
import { useLink, useTexts } from '../../lib/texts.ts'
import { Icon } from '../icon.tsx'
import css from './search-box.module.css'

type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null> }>

/** A plain search form; what suggests comes with the first focus. The place that was chosen stays chosen. */
export function SearchBox(): ReactElement {
  const t = useTexts()
  const link = useLink()
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const query = new URLSearchParams(search)
  const words = query.get('q') ?? ''
  const place = query.get('l')

  const load = (): void => {
    if (Suggestions) return
    // Searching works without them.
    import('./suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    )
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const asked = new URLSearchParams({
      q: input.current?.value.trim() ?? '',
      ...(place && { l: place }),
    })
    void navigate(`/search?${asked}`)
    input.current?.blur()
  }
  return (
    <form className={css['form']} role="search" action={link('/search')} onSubmit={onSubmit}>
      <input
        // Another search brings another text; typing does not.
        key={words}
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
      />
      {place && <input type="hidden" name="l" value={place} />}
      <button type="submit" className={css['button']} aria-label={t.layout.search}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions key={key} input={input} />}
    </form>
  )
}
