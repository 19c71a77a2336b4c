import type { ReactElement } from 'react'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './steps.module.css'

interface StepsProps {
  readonly at: number
  readonly count: number
  readonly onShow: (index: number) => void
}

/** Buttons to the neighbouring photos, and the number of this one. */
export function Steps({ at, count, onShow }: StepsProps): ReactElement {
  const t = useTexts().advert.gallery
  return (
    <>
      <button
        type="button"
        className={css['previous']}
        aria-label={t.previous}
        onClick={() => onShow(at - 1)}
      >
        <Icon name="chevron-left" size={24} />
      </button>
      <button
        type="button"
        className={css['next']}
        aria-label={t.next}
        onClick={() => onShow(at + 1)}
      >
        <Icon name="chevron-right" size={24} />
      </button>
      <span className={css['counter']} aria-hidden="true">
        {at + 1} / {count}
      </span>
    </>
  )
}
