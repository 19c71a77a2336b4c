import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface SummaryFocus {
  readonly summary: RefObject<HTMLDivElement | null>
  /** Puts the focus on the summary, as soon as it is drawn. */
  readonly showErrors: () => void
}

/** The summary of a form's errors. Its focus comes with it, not a moment later: who types on at once would lose it. */
export function useSummaryFocus(): SummaryFocus {
  const summary = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  useLayoutEffect(() => {
    if (asked > 0) summary.current?.focus()
  }, [asked])
  return { summary, showErrors: () => setAsked((times) => times + 1) }
}
