import { searchCalls } from '#contract/search.ts'
import { useEffect, useState, type RefObject } from 'react'
import { suggestionsFrom } from '#contract/limits.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { recentSearches, type RecentSearch } from '../../lib/filters/recent-searches.ts'
import type { Found } from './suggestion-groups.ts'

const pauseMs = 180

interface Typed {
  readonly text: string
  readonly recent: readonly RecentSearch[]
  /** Null until there is an answer, and while too little is typed. */
  readonly found: Found | null
  readonly isOpen: boolean
}

const untouched: Typed = { text: '', recent: [], found: null, isOpen: false }

/** What is typed into the box of a form, and what is known of it. Opens with the first letter, or an empty box. */
export function useTyped(input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState(untouched)

  useEffect(() => {
    const box = input.current
    const form = box?.form
    if (!box || !form) return
    const asking = questions((found) => setTyped((now) => ({ ...now, found })))
    const look = (): void => {
      const text = box.value.trim()
      const isAsked = asking.ask(text)
      setTyped(({ found }) => ({
        text,
        recent: recentSearches(),
        found: isAsked ? found : null,
        isOpen: true,
      }))
    }
    const onFocus = (): void => {
      if (box.value.trim() === '') look()
    }
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && form.contains(relatedTarget)) return
      asking.drop()
      setTyped(untouched)
    }
    box.addEventListener('input', look)
    box.addEventListener('focus', onFocus)
    form.addEventListener('focusout', onLeave)
    // This chunk was on its way while the box got its focus, and maybe its first letters.
    if (box.value !== box.defaultValue) look()
    else if (document.activeElement === box) onFocus()
    return () => {
      asking.drop()
      box.removeEventListener('input', look)
      box.removeEventListener('focus', onFocus)
      form.removeEventListener('focusout', onLeave)
    }
  }, [input])

  return {
    ...typed,
    setOpen: (isOpen: boolean) => setTyped((now) => ({ ...now, isOpen })),
    /** After one of the recent searches was forgotten. */
    refresh: () => setTyped((now) => ({ ...now, recent: recentSearches() })),
  }
}

/** Asks when typing pauses. An answer that comes after a newer question is of no use. */
function questions(onAnswer: (found: Found | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  const drop = (): number => {
    clearTimeout(timer)
    return ++turn
  }
  const ask = (text: string): boolean => {
    const mine = drop()
    if ([...text].length < suggestionsFrom) return false
    timer = setTimeout(async () => {
      const found = await suggest(text).catch(() => null)
      if (mine === turn) onAnswer(found)
    }, pauseMs)
    return true
  }
  return { ask, drop }
}

async function suggest(typed: string): Promise<Found> {
  return { ...(await postCall(searchCalls.preSearch, { search: typed })), typed }
}
