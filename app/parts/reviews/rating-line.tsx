import type { ReactElement } from 'react'
import type { Rating } from '#contract/people/reviews.ts'
import { formatNumber } from '../../lib/texts/format.ts'
import { useLang, useTexts } from '../../lib/texts/texts.ts'
import { Stars } from './stars.tsx'
import css from './rating.module.css'

/** Average and number of the reviews of a person: an average of two says little without its number. */
export function RatingLine({ rating }: { rating: Rating }): ReactElement | null {
  const lang = useLang()
  const { seller } = useTexts().advert
  const { average, count } = rating
  if (average === null) return null
  return (
    <p className={css['line']}>
      <Stars value={average} />{' '}
      <span className={css['whole']}>{seller.rating(formatNumber(lang, average, 1), count)}</span>
    </p>
  )
}
