import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'

/** Tells who does not see the list how many options it has. Empty while it is closed. */
export function OptionCount({ count }: { count: number }): ReactElement {
  const t = useTexts().layout
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && t.options(count)}
    </p>
  )
}
