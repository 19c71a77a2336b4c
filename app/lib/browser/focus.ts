import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Callback ref for an element that replaces the focused one: moves the focus to it on mount. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus()
}

interface SummaryFocus {
  readonly summary: RefObject<HTMLDivElement | null>
  /** Moves the focus to the summary as soon as it is rendered. */
  readonly showErrors: () => void
}

/**
 * State of a form's error summary. Moves the focus in the same commit: a later move would steal it from a user who
 * types on.
 */
export function useSummaryFocus(): SummaryFocus {
  const summary = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  useLayoutEffect(() => {
    if (asked > 0) summary.current?.focus()
  }, [asked])
  return { summary, showErrors: () => setAsked((times) => times + 1) }
}
