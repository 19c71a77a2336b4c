import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import css from './stars.module.css'

/** Five stars, some of them full. Decorative: the number is said beside them, or by `label`. */
export function Stars({ value, label }: { value: number; label?: string }): ReactElement {
  return (
    <span
      className={css['stars']}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <span
          key={star}
          className={star <= Math.round(value) ? `${css['full']} icon-full` : css['empty']}
        >
          <Icon name="star" size={18} />
        </span>
      ))}
    </span>
  )
}
