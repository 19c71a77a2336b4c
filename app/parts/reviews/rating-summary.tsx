import type { ReactElement } from 'react'
import type { Rating } from '#contract/people/reviews.ts'
import { formatNumber } from '../../lib/texts/format.ts'
import { useLang } from '../../lib/texts/texts.ts'
import { Stars } from './stars.tsx'
import { reviewsTexts } from './texts.ts'
import css from './rating.module.css'

/** Average, number and distribution of reviews. */
export function RatingSummary({ rating }: { rating: Rating }): ReactElement | null {
  const t = reviewsTexts.use()
  const lang = useLang()
  const { average, count, distribution } = rating
  if (average === null) return null
  return (
    <div className={css['summary']}>
      <div>
        <p className={css['average']}>{t.average(formatNumber(lang, average, 1))}</p>
        <p className={css['line']}>
          <Stars value={average} /> {t.count(count)}
        </p>
      </div>
      <ul className={css['bars']} aria-label={t.distribution}>
        {distribution
          .map((reviews, index) => (
            <li key={index} className={css['bar']}>
              <span>{t.stars(index + 1)}</span>
              <progress max={count} value={reviews} aria-hidden="true" />
              <span>{formatNumber(lang, reviews)}</span>
            </li>
          ))
          .toReversed()}
      </ul>
    </div>
  )
}
