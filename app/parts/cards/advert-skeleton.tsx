import type { ReactElement } from 'react'
import css from './advert-skeleton.module.css'
import grid from './advert-grid.module.css'

/** Placeholder cards while a list loads. */
export function AdvertSkeleton({ count, label }: { count: number; label: string }): ReactElement {
  return (
    <div className={grid['grid']} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css['card']}>
          <div className={`skeleton ${css['photo']}`} />
          <div className={`skeleton ${css['price']}`} />
          <div className={`skeleton ${css['line']}`} />
          <div className={`skeleton ${css['meta']}`} />
        </div>
      ))}
    </div>
  )
}
