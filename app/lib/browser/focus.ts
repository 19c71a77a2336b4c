import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Callback ref for an element that replaces the focused one: moves the focus to it on mount. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus()
}

interface SummaryFocus {
  readonly summary: RefObject<HTMLDivElement | null>
  /**
   * The form was submitted, or had errors from the start. Before that a field that is left wrong says so itself: a summary above it would move the
   * page under the next press.
   */
  readonly isTried: boolean
  /** Moves the focus to the summary as soon as it is rendered. */
  readonly showErrors: () => void
}

/**
 * State of a form's error summary. Moves the focus in the same commit: a later move would steal it from a user who
 * types on.
 */
export function useSummaryFocus(hasErrors = false): SummaryFocus {
  const summary = useRef<HTMLDivElement>(null)
  const [isResumed] = useState(hasErrors)
  const [asked, setAsked] = useState(0)
  useLayoutEffect(() => {
    if (asked > 0) summary.current?.focus()
  }, [asked])
  return {
    summary,
    isTried: isResumed || asked > 0,
    showErrors: () => setAsked((times) => times + 1),
  }
}
