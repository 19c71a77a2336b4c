import type { ReactElement } from 'react'
import type { IconName } from './icon-names.ts'

/** Icon from the sprite, hidden from screen readers: the control around it has the label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  )
}
