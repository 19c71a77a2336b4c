import type { ReactElement } from 'react'
import type { IconName } from './icon-names.ts'

/** A drawing of the sprite. It says nothing to a screen reader: the button around it does. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  )
}
