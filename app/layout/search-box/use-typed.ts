import { searchCalls } from '#contract/search.ts'
import { useEffect, useState, type RefObject } from 'react'
import { suggestionsFrom } from '#contract/limits.ts'
import { postInBackground } from '../../lib/calls/calls.ts'
import { useDebounced } from '../../lib/calls/use-debounced-call.ts'
import { recentSearches, type RecentSearch } from '../../lib/filters/recent-searches.ts'
import type { Found } from './suggestion-groups.ts'

const pauseMs = 180

interface Typed {
  readonly text: string
  readonly recent: readonly RecentSearch[]
  readonly isOpen: boolean
  readonly isFocused: boolean
  /** Incremented whenever the text is too short to query; results of an earlier number are discarded. */
  readonly generation: number
}

const untouched = { text: '', recent: [], isOpen: false, isFocused: false }

/** Text of the search input and its suggestions. Opens on the first letter, or on focus while empty. */
export function useTyped(input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<Typed>({ ...untouched, generation: 0 })
  const { text, generation } = typed
  const { last } = useDebounced(isEnough(text) ? { text, generation } : null, suggest, { pauseMs })

  useEffect(() => {
    const box = input.current
    const form = box?.form
    if (!box || !form) return
    const update = (): void => {
      const now = box.value.trim()
      setTyped((was) => ({
        text: now,
        recent: recentSearches(),
        isOpen: true,
        isFocused: true,
        generation: isEnough(now) ? was.generation : was.generation + 1,
      }))
    }
    const onFocus = (): void => {
      if (box.value.trim() === '') update()
      else setTyped((was) => ({ ...was, isFocused: true }))
    }
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && form.contains(relatedTarget)) return
      setTyped((was) => ({ ...untouched, generation: was.generation + 1 }))
    }
    box.addEventListener('input', update)
    box.addEventListener('focus', onFocus)
    form.addEventListener('focusout', onLeave)
    // The input may have received focus and text while this chunk was loading.
    if (document.activeElement === box) {
      if (box.value !== box.defaultValue) update()
      else onFocus()
    }
    return () => {
      box.removeEventListener('input', update)
      box.removeEventListener('focus', onFocus)
      form.removeEventListener('focusout', onLeave)
    }
  }, [input])

  return {
    ...typed,
    /** Null until the first answer, and while the text is too short. */
    found: last?.generation === generation ? last : null,
    setOpen: (isOpen: boolean) => setTyped((now) => ({ ...now, isOpen, isFocused: isOpen })),
    /** Called after a recent search was removed. */
    refresh: () => setTyped((now) => ({ ...now, recent: recentSearches() })),
  }
}

function isEnough(text: string): boolean {
  return [...text].length >= suggestionsFrom
}

async function suggest(
  { text, generation }: Pick<Typed, 'text' | 'generation'>,
  signal: AbortSignal,
): Promise<Found & Pick<Typed, 'generation'>> {
  const found = await postInBackground(searchCalls.preSearch, { search: text }, signal)
  return { ...found, typed: text, generation }
}
