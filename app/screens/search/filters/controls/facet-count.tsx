import type { ReactElement } from 'react'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import css from './facet-count.module.css'

interface FacetCountProps {
  /** Absent while unknown, and for zero. */
  readonly count: number | undefined
  readonly isEstimate: boolean | undefined
  /** Reserves the space before the number is loaded. */
  readonly isReserved?: boolean
}

/** Number of adverts that a choice would leave. */
export function FacetCount({
  count,
  isEstimate = false,
  isReserved = false,
}: FacetCountProps): ReactElement {
  const lang = useLang()
  return (
    <span className={isReserved ? css['reserved'] : css['count']}>
      {count === undefined ? '' : (isEstimate ? '≈' : '') + formatNumber(lang, count)}
    </span>
  )
}
