import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'

/** Announces the number of options to screen readers. Empty while the list is closed. */
export function OptionCount({ count }: { count: number }): ReactElement {
  const t = useTexts().layout
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && t.options(count)}
    </p>
  )
}
