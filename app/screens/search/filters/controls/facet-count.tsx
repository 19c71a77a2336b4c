import type { ReactElement } from 'react'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import css from './facet-count.module.css'

interface FacetCountProps {
  /** Absent as long as it is not known, and where there is nothing. */
  readonly count: number | undefined
  readonly isEstimate: boolean | undefined
  /** Whether its room is there before the number is. */
  readonly isReserved?: boolean
}

/** How many adverts a choice leaves. */
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
