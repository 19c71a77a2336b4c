import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import css from './stars.module.css'

/** Five stars, filled to the nearest half. Decorative: the number is said beside them, or by `label`. */
export function Stars({ value, label }: { value: number; label?: string }): ReactElement {
  const halves = Math.round(2 * value)
  return (
    <span
      className={css['stars']}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} share={Math.min(Math.max(halves / 2 - star + 1, 0), 1)} />
      ))}
    </span>
  )
}

/** `share`: 0 (empty), 0.5 or 1. */
function Star({ share }: { readonly share: number }): ReactElement {
  const icon = <Icon name="star" size={18} />
  if (share === 1) return <span className={`${css['full']} icon-full`}>{icon}</span>
  return (
    <span className={css['empty']}>
      {icon}
      {share > 0 && <span className={`${css['full']} ${css['half']} icon-full`}>{icon}</span>}
    </span>
  )
}
