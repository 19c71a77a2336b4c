import { useEffect, useId, useRef, useState, type ReactElement, type RefObject } from 'react'
import { advertCalls } from '#contract/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import { suggestionsFrom } from '#contract/limits.ts'
import { routes } from '../../lib/addresses.ts'
import { postCall } from '../../lib/calls.ts'
import { formatPrice } from '../../lib/format.ts'
import { labelIn, useLang, useLink, useTexts } from '../../lib/texts.ts'
import css from './suggestions.module.css'

const pauseMs = 180

interface Suggestion {
  readonly path: string
  readonly label: string
  readonly note: string
}

interface Found {
  readonly subcategories: readonly Suggestion[]
  readonly adverts: readonly Suggestion[]
}

const nothing: Found = { subcategories: [], adverts: [] }

/** The list under the search box. The box belongs to the form, so it is made a combobox from outside. */
export function Suggestions({
  input,
}: {
  input: RefObject<HTMLInputElement | null>
}): ReactElement | null {
  const t = useTexts()
  const id = useId()
  const { found, active, close } = useSuggestions(input, id)
  const count = found.subcategories.length + found.adverts.length
  const groups = [
    { name: t.layout.suggestedSubcategories, items: found.subcategories, from: 0 },
    { name: t.layout.suggestedAdverts, items: found.adverts, from: found.subcategories.length },
  ]
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 && t.layout.suggestionCount(String(count))}
      </p>
      {count > 0 && (
        <div
          id={id}
          className={css['list']}
          role="listbox"
          aria-label={t.layout.suggestions}
          onPointerDown={(event) => event.preventDefault()}
        >
          {groups
            .filter(({ items }) => items.length > 0)
            .map(({ name, items, from }) => (
              <div key={name} role="group" aria-label={name}>
                <p className={css['group']} role="presentation">
                  {name}
                </p>
                {items.map((item, index) => (
                  <Option
                    key={item.path}
                    id={`${id}-${from + index}`}
                    item={item}
                    isActive={active === from + index}
                    onPick={close}
                  />
                ))}
              </div>
            ))}
        </div>
      )}
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly item: Suggestion
  readonly isActive: boolean
  readonly onPick: () => void
}

function Option({ id, item, isActive, onPick }: OptionProps): ReactElement {
  const link = useLink()
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={css['option']}
      href={link(item.path)}
      onClick={onPick}
    >
      <span className={css['label']}>{item.label}</span>
      {item.note && <span className={css['note']}>{item.note}</span>}
    </a>
  )
}

function useSuggestions(
  input: RefObject<HTMLInputElement | null>,
  listId: string,
): { found: Found; active: number; close: () => void } {
  const lang = useLang()
  const [found, setFound] = useState(nothing)
  const [active, setActive] = useState(-1)
  const last = useRef(0)
  const count = found.subcategories.length + found.adverts.length
  const close = (): void => {
    last.current++
    setFound(nothing)
    setActive(-1)
  }

  useEffect(() => {
    const element = input.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = (): void => {
      clearTimeout(timer)
      const turn = ++last.current
      const words = element.value.trim()
      setActive(-1)
      if ([...words].length < suggestionsFrom) return setFound(nothing)
      timer = setTimeout(async () => {
        const answer = await suggest(words, lang).catch(() => nothing)
        // An answer that comes after a newer question is of no use.
        if (turn === last.current && !isOver) setFound(answer)
      }, pauseMs)
    }
    element.addEventListener('input', ask)
    element.addEventListener('blur', close)
    // What was typed while this chunk was on its way.
    if (element.value !== element.defaultValue) ask()
    return () => {
      clearTimeout(timer)
      isOver = true
      element.removeEventListener('input', ask)
      element.removeEventListener('blur', close)
    }
  }, [input, lang])

  useEffect(() => {
    const element = input.current
    if (!element) return
    describe(element, listId, count, active)
    const onKey = (event: KeyboardEvent): void => {
      if (count === 0) return
      if (event.key === 'ArrowDown') setActive(((active + 2) % (count + 1)) - 1)
      else if (event.key === 'ArrowUp') setActive(active === -1 ? count - 1 : active - 1)
      else if (event.key === 'Enter' && active >= 0)
        document.getElementById(`${listId}-${active}`)?.click()
      else if (event.key === 'Escape') close()
      else return
      event.preventDefault()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  })
  return { found, active, close }
}

function describe(element: HTMLInputElement, listId: string, count: number, active: number): void {
  element.setAttribute('role', 'combobox')
  element.setAttribute('aria-autocomplete', 'list')
  element.setAttribute('aria-expanded', String(count > 0))
  if (count > 0) element.setAttribute('aria-controls', listId)
  else element.removeAttribute('aria-controls')
  if (active >= 0) element.setAttribute('aria-activedescendant', `${listId}-${active}`)
  else element.removeAttribute('aria-activedescendant')
}

async function suggest(search: string, lang: Lang): Promise<Found> {
  const { items, subcats } = await postCall(advertCalls.preSearch, { search })
  return {
    subcategories: subcats.map(({ slug, category, labels }) => ({
      path: routes.category(category, slug),
      label: labelIn(lang, labels),
      note: '',
    })),
    adverts: items.map((advert) => ({
      path: routes.advert(advert.id),
      label: advert[`ad_title_${lang}`] || advert[`ad_title_${advert.ad_lang}`],
      note: advert.ad_price > 0 ? formatPrice(lang, advert.ad_price, advert.ad_currency) : '',
    })),
  }
}
